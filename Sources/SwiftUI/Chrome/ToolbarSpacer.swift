import HangaRuntime

/// How long a spacer is.
nonisolated public struct SpacerSizing: Hashable, Sendable {
  fileprivate let isFlexible: Bool
  /// As long as there is room.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// The distance between two groups.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// Room between two groups of a toolbar's items. In a bottom bar it takes what is left; the items
/// of a navigation bar are apart already.
nonisolated public struct ToolbarSpacer: PrimitiveToolbarContent {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }

  public static func _view(of spacer: Self) -> AnyView {
    guard spacer.placement.slot == .bottom, spacer.sizing.isFlexible else {
      return AnyView(EmptyView())
    }
    return AnyView(ToolbarItemView(placement: spacer.placement, isGroup: false, content: Spacer()))
  }
}

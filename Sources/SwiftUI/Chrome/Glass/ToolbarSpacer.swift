import HangaRuntime

/// How a space between items of a bar gets its length.
nonisolated public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool
  /// As long as there is room.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// As long as the system has it.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A space between items of a bar. In the look of iOS 26 what it parts lies on sheets of glass of
/// its own.
nonisolated public struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }

  public static func _view(of spacer: Self) -> AnyView {
    guard spacer.sizing.isFlexible else {
      return AnyView(
        ToolbarItemView(
          placement: spacer.placement, isGroup: false, isSpacer: true,
          content: Color.clear.frame(width: ChromeMetrics.barItemGap, height: 1)))
    }
    return AnyView(
      ToolbarItemView(
        placement: spacer.placement, isGroup: false, isSpacer: true,
        content: Spacer(minLength: 0)))
  }
}

extension ToolbarContent {
  /// Shows or hides the sheet of glass below an item; seen in the look of iOS 26 alone.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility)
    -> some ToolbarContent
  {
    _BackgroundToolbar(content: self, visibility: visibility)
  }
}

/// Items with or without sheets of glass.
nonisolated public struct _BackgroundToolbar<Content: ToolbarContent>: PrimitiveToolbarContent {
  let content: Content
  let visibility: Visibility

  public static func _view(of items: Self) -> AnyView {
    AnyView(
      Content._view(of: items.content).environment(\.barItemBackground, items.visibility))
  }
}

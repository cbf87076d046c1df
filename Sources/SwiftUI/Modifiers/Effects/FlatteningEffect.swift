import HangaDrawing
import HangaRuntime

/// Makes one picture of a view before the effects outside it.
nonisolated struct FlatteningEffect: DrawingEffectModifier, Equatable {
  func apply(to items: [DisplayItem], in context: EffectContext) -> [DisplayItem] {
    GroupEffect.flatten.applied(to: items)
  }
  var listedName: String? { ".compositingGroup" }
}

/// How colours are kept while a group is drawn; pictures here are always the same.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}

extension View {
  /// Applies the effects outside to this view as one picture.
  nonisolated public func compositingGroup() -> some View { modifier(FlatteningEffect()) }

  /// Draws this view into one picture first; cutting it off at the frame is not imitated.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(FlatteningEffect())
  }
}

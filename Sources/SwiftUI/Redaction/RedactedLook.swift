import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime
import HangaTypesetting

/// Lengths and shares of placeholders; each is C.
nonisolated enum RedactionMetrics {
  /// The share of the foreground that a bar or box keeps.
  static let opacity = 0.16
  /// The share of the foreground that invalidated content keeps.
  static let invalidatedOpacity = 0.5
  /// Points.
  static let cornerRadius: CGFloat = 3
  /// The upper and lower end of a line's bar from its baseline, in shares of the font's size.
  static let rise: CGFloat = 0.86
  static let drop: CGFloat = 0.21
}

/// What stands for texts and pictures that are not to be seen.
nonisolated enum RedactedLook {
  /// A bar for each line with characters.
  static func items(
    for layout: TextLayout, size: CGFloat, in frame: CGRect, _ context: LeafContext
  ) -> [DisplayItem] {
    let fill = fill(in: frame, context)
    let radius = RedactionMetrics.cornerRadius
    return layout.lines.flatMap { line -> [DisplayItem] in
      guard line.width > 0 else { return [] }
      let fontSize = size * layout.scaleUsed
      let bar = CGRect(
        x: frame.minX + line.x, y: frame.minY + line.baseline - fontSize * RedactionMetrics.rise,
        width: line.width, height: fontSize * (RedactionMetrics.rise + RedactionMetrics.drop))
      return fill.items(
        for: .roundedRectangle(
          context.grid.snap(bar), cornerSize: CGSize(width: radius, height: radius), .continuous))
    }
  }

  /// A box of the picture's size.
  static func items(in frame: CGRect, _ context: LeafContext) -> [DisplayItem] {
    let radius = RedactionMetrics.cornerRadius
    return fill(in: frame, context).items(
      for: .roundedRectangle(
        frame, cornerSize: CGSize(width: radius, height: radius), .continuous))
  }

  private static func fill(in frame: CGRect, _ context: LeafContext) -> StyleFill {
    let style = ForegroundStyle().opacity(RedactionMetrics.opacity)
    return style._fill(in: StyleContext(frame: frame, leaf: context))
  }
}

/// Fades content that is out of date where the surroundings say so.
nonisolated struct InvalidatedFade: DrawingEffectModifier, Equatable {
  let isActive: Bool
  var listedName: String? { nil }
  func apply(to items: [DisplayItem], in context: EffectContext) -> [DisplayItem] {
    guard isActive, context.environment.redactionReasons.contains(.invalidated) else {
      return items
    }
    return GroupEffect.opacity(RedactionMetrics.invalidatedOpacity).applied(to: items)
  }
}

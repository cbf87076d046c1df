import Foundation
import HangaDrawing
import HangaLayout
import HangaRuntime
import HangaTypesetting

/// A picture among the letters of a text, standing on their baseline.
nonisolated package struct InlinePicture {
  private let image: Image
  /// The text's place, with the font and foreground of the letters beside the picture.
  private let context: LeafContext
  package let size: CGSize
  /// From the baseline up to the lower edge; a symbol's box reaches below the baseline.
  package let baselineOffset: CGFloat

  package init(_ image: Image, beside font: FontDescription, fill: TextFill?, in leaf: LeafContext)
  {
    var environment = leaf.environment
    let weight = Font.Weight(number: font.weight)
    environment.font = .system(size: font.size, weight: weight)
    environment.fontTraits = []
    environment.legibilityWeight = .regular
    if let fill { environment.foregroundLevels = ForegroundLevels(styles: [fill.style]) }
    self.image = image
    context = leaf.with(environment)
    size = image.sizeThatFits(.unspecified, in: context)
    let dimensions = ViewDimensions(element: nil, size: size, proposal: .unspecified)
    let baseline = image.explicitAlignment(
      VerticalAlignment.firstTextBaseline.key, for: dimensions, in: context)
    baselineOffset = (baseline ?? size.height) - size.height
  }

  package func items(in frame: CGRect) -> [DisplayItem] {
    image.draw(in: context.grid.snap(frame), context: context)
  }
}

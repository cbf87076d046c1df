import Foundation

/// The typesetter: line layout over a shaper, with every paragraph shaped once.
package final class LineTypesetter: Typesetter {
  /// How often work was done and how often it was spared.
  package struct Counts: Hashable, Sendable {
    package var shapings = 0
    package var layouts = 0
    package var hits = 0
  }

  private struct Box: Hashable {
    var width: CGFloat
    var height: CGFloat
    var scale: CGFloat
  }

  /// A paragraph's shape and the layouts made of it.
  private final class Entry {
    let shaped: ShapedParagraph
    var layouts: [(box: Box, layout: TextLayout)] = []
    init(shaped: ShapedParagraph) { self.shaped = shaped }
  }

  /// The layouts kept for a paragraph: stacks ask for a handful of widths.
  private static let layoutsPerParagraph = 16

  private let shaper: any Shaper
  private let ellipses: EllipsisStore
  private var entries: RecentlyUsed<Paragraph, Entry>
  package private(set) var counts = Counts()

  /// - Parameter capacity: how many paragraphs are remembered at least.
  package init(shaper: any Shaper, capacity: Int = 4096) {
    self.shaper = shaper
    ellipses = EllipsisStore(shaper: shaper)
    entries = RecentlyUsed(capacity: capacity)
  }

  package func metrics(of font: FontDescription) -> FontMetrics { shaper.metrics(of: font) }
  package func complaint(about font: FontDescription) -> String? { shaper.complaint(about: font) }

  package func layout(
    _ paragraph: Paragraph, width: CGFloat?, height: CGFloat?, scale: CGFloat
  ) -> TextLayout {
    let box = Box(width: width ?? .infinity, height: height ?? .infinity, scale: scale)
    let entry = entry(for: paragraph)
    if let known = entry.layouts.last(where: { $0.box == box }) {
      counts.hits += 1
      return known.layout
    }
    counts.layouts += 1
    let block = BlockLayout(shaped: entry.shaped, paragraph: paragraph, ellipses: ellipses)
    let layout = block.layout(width: width, height: height, scale: scale)
    if entry.layouts.count == Self.layoutsPerParagraph { entry.layouts.removeFirst() }
    entry.layouts.append((box, layout))
    return layout
  }

  private func entry(for paragraph: Paragraph) -> Entry {
    if let known = entries[paragraph] { return known }
    counts.shapings += 1
    let entry = Entry(shaped: ParagraphShaper.shape(paragraph, with: shaper))
    entries[paragraph] = entry
    return entry
  }
}

import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime
import HangaTypesetting

/// Turns a laid out text into display items.
nonisolated package struct TextDrawing {
  private let text: ResolvedText
  private let layout: TextLayout
  private let frame: CGRect
  /// By paint index.
  private let fills: [StyleFill]

  package init(
    _ text: ResolvedText, _ layout: TextLayout, _ frame: CGRect, _ leaf: LeafContext
  ) {
    (self.text, self.layout, self.frame) = (text, layout, frame)
    // Gradients run over the whole text, not over each piece.
    let context = StyleContext(frame: frame, leaf: leaf)
    fills = text.fills.map { fill in
      guard let fill else { return ForegroundStyle()._fill(in: context) }
      return fill.style._fill(in: context)
    }
  }

  package func items() -> [DisplayItem] { layout.lines.flatMap { items(of: $0) } }

  func items(of line: TextLine) -> [DisplayItem] {
    var result: [DisplayItem] = []
    add(line.decorations.filter { !$0.isAboveGlyphs }, to: &result)
    for glyphs in line.glyphs { add(glyphs, to: &result) }
    add(line.decorations.filter(\.isAboveGlyphs), to: &result)
    for attachment in line.attachments {
      result += text.pictures[attachment.identifier].items(in: moved(attachment.frame))
    }
    return result
  }

  func items(of glyphs: TextLine.Glyphs) -> [DisplayItem] {
    var result: [DisplayItem] = []
    add(glyphs, to: &result)
    return result
  }

  private func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: frame.minX, dy: frame.minY) }

  private func add(_ glyphs: TextLine.Glyphs, to result: inout [DisplayItem]) {
    guard !glyphs.run.glyphs.isEmpty else { return }
    var run = glyphs.run
    run.origin.x += frame.minX
    run.origin.y += frame.minY
    let fill = fills[glyphs.paintIndex]
    if case .paint(let paint) = fill.kind {
      result += fill.wrapped([.glyphs(run, paint.multiplyingAlpha(by: fill.opacity))])
    } else {
      // Letters may reach out of the frame; what they are a stencil for must not end before.
      let reach = frame.insetBy(dx: -run.size, dy: -run.size)
      result += fill.items(pouredThrough: [.glyphs(run, .color(.black))], covering: reach)
    }
  }

  private func add(_ decorations: [TextLine.Decoration], to result: inout [DisplayItem]) {
    for decoration in decorations {
      result += fills[decoration.paintIndex].items(for: .rectangle(moved(decoration.rect)))
    }
  }
}

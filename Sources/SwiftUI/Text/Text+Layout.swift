import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime
import HangaTypesetting

extension Text: LeafView {
  package func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    let resolved = resolved(in: context)
    let measure = { layout(resolved, $0, in: context)?.size ?? .zero }
    guard let custom = context.environment.textRenderer else { return measure(proposal) }
    return custom.renderer.sizeThatFits(proposal: proposal, text: TextProxy(measure: measure))
  }

  private func resolved(in context: LeafContext) -> ResolvedText {
    context.memo {
      ResolvedTextBox(TextResolver.resolve(self, in: context.environment, context))
    }.text
  }

  /// The lines for `proposal`; a text without characters has none.
  private func layout(
    _ resolved: ResolvedText, _ proposal: ProposedViewSize, in context: LeafContext
  ) -> TextLayout? {
    guard !resolved.isEmpty else { return nil }
    return context.services.typesetter.layout(
      resolved.paragraph, width: proposal.width, height: proposal.height,
      scale: context.environment.displayScale)
  }

  package func spacing(in context: LeafContext) -> ViewSpacing {
    let resolved = resolved(in: context)
    guard !resolved.isEmpty, let font = resolved.tallestFont else { return ViewSpacing() }
    let scale = context.environment.displayScale
    let metrics = context.services.typesetter.metrics(of: font)
    return ViewSpacing(
      textTop: metrics.spacingAboveText(scale: scale),
      textBottom: metrics.spacingBelowText(scale: scale),
      leading: font.spacingTextToText(metrics, scale: scale))
  }

  package func explicitGuides(in context: LeafContext) -> ExplicitGuides { .baselines }

  package func explicitAlignment(
    _ key: AlignmentKey, for dimensions: ViewDimensions, in context: LeafContext
  ) -> CGFloat? {
    guard key.isTextBaseline else { return nil }
    let resolved = resolved(in: context)
    guard let layout = layout(resolved, dimensions.proposal, in: context) else { return nil }
    return key == VerticalAlignment.firstTextBaseline.key
      ? layout.firstBaseline : layout.lastBaseline
  }

  package func draw(in frame: CGRect, context: LeafContext) -> [DisplayItem] {
    let resolved = resolved(in: context)
    guard let layout = layout(resolved, context.proposal, in: context) else { return [] }
    if context.environment.showsPlaceholders {
      let size = resolved.tallestFont?.size ?? 0
      return RedactedLook.items(for: layout, size: size, in: frame, context)
    }
    guard let custom = context.environment.textRenderer else {
      return TextDrawing(resolved, layout, frame, context).items()
    }
    return drawn(by: custom.renderer, resolved, layout, frame, context)
  }

  private func drawn(
    by renderer: any TextRenderer, _ resolved: ResolvedText, _ layout: TextLayout,
    _ frame: CGRect, _ context: LeafContext
  ) -> [DisplayItem] {
    let box = CGRect(origin: .zero, size: frame.size)
    let source = Layout.Source(
      layout, TextDrawing(resolved, layout, box, context), resolved,
      metrics: { context.services.typesetter.metrics(of: $0) })
    let target = CanvasTarget(context.element)
    var canvas = GraphicsContext(target, context.environment)
    renderer.draw(layout: Layout(source: source), in: &canvas)
    guard !target.items.isEmpty else { return [] }
    let place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    return [.group(.transform(place), target.items)]
  }

  package func isTextCut(in context: LeafContext) -> Bool? {
    layout(resolved(in: context), context.proposal, in: context)?.isTruncated ?? false
  }

  package func explainSize(_ report: inout PlacementReport, in context: LeafContext) {
    let resolved = resolved(in: context)
    guard let font = resolved.tallestFont,
      let layout = layout(resolved, context.proposal, in: context)
    else { return report.add("text", "without a character it takes no room") }
    let number = { (value: CGFloat) in LayoutNumber.text(value) }
    let metrics = context.services.typesetter.metrics(of: font)
    report.add(
      "font",
      "\(number(font.size)) points, weight \(font.weight): a line is \(number(metrics.lineHeight)) high, "
        + "\(number(font.lineLeading)) between lines")
    let lines = layout.lines.map { number($0.width) }.joined(separator: ", ")
    let pixel = number(context.environment.pixelLength)
    report.add(
      "lines",
      "\(layout.lines.count), \(lines) wide; the widest and the height are rounded up to \(pixel)")
    if layout.isTruncated {
      let limit = resolved.paragraph.lineLimit.map { "; at most \($0) are allowed" } ?? ""
      report.add("cut", "not all of the text fits\(limit)")
    }
    if layout.scaleUsed != 1 { report.add("shrunk", "to \(number(layout.scaleUsed)) of its size") }
  }

  package func dumpText(in context: LeafContext) -> String? { resolved(in: context).string }

  package func hasOtherLayout(than other: Text) -> Bool { self != other }
}

/// Lets a leaf remember a resolved text.
nonisolated private final class ResolvedTextBox {
  let text: ResolvedText
  init(_ text: ResolvedText) { self.text = text }
}

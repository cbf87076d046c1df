import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

extension Image: LeafView {
  package func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    let content = content(in: context)
    if case .awaited = content { return proposal.replacingUnspecifiedDimensions() }
    let own = nativeSize(of: content, in: context)
    guard let resizing else {
      guard case .missing = content else { return own }
      return CGSize(
        width: min(own.width, proposal.width ?? own.width),
        height: min(own.height, proposal.height ?? own.height))
    }
    return CGSize(
      width: max(proposal.width ?? own.width, resizing.capInsets.horizontal, 0),
      height: max(proposal.height ?? own.height, resizing.capInsets.vertical, 0))
  }

  package func draw(in frame: CGRect, context: LeafContext) -> [DisplayItem] {
    if context.environment.showsPlaceholders { return RedactedLook.items(in: frame, context) }
    let style = StyleContext(frame: frame, leaf: colored(context))
    switch content(in: context) {
    case .awaited:
      return FillShapeStyle()._fill(in: style.with(level: 3)).items(for: .rectangle(frame))
    case .missing: return ImagePlaceholder.items(in: frame)
    case .nothing: return []
    case .drawn(let picture):
      let items = picture.items(in: frame, context)
      guard template == .template else { return items }
      return ForegroundStyle()._fill(in: style).items(pouredThrough: items, covering: frame)
    case .picture(let reference):
      let item = imageItem(reference, in: frame)
      let isTemplate = template.map { $0 == .template } ?? reference.isTemplate
      guard isTemplate || uiTint != nil else { return [.image(item)] }
      return ForegroundStyle()._fill(in: style).items(pouredThrough: item)
    case .symbol(let outline):
      let mode =
        symbolMode ?? uiSymbolMode ?? context.environment.symbolRenderingMode ?? .usual(context)
      let place =
        resizing == nil
        ? SymbolPlacement(
          centring: outline, in: frame, pointSize: symbolFont(context.environment).pointSize)
        : SymbolPlacement(stretching: outline, over: frame)
      let colors = context.environment.symbolColorRenderingMode ?? .flat
      return SymbolPainter(
        outline: outline, placement: place, frame: frame, value: variableValue
      ).items(
        mode,
        fill: { colors.applied(to: ForegroundStyle()._fill(in: style.with(level: $0)), in: style) },
        tinted: { colors.applied(to: Color(symbolTint: $0)._fill(in: style), in: style) })
    }
  }

  private func imageItem(_ reference: ImageReference, in frame: CGRect) -> ImageItem {
    let filter: ImageItem.Interpolation
    switch interpolationMode {
    case .none: filter = .none
    case .low: filter = .low
    case .medium: filter = .medium
    case .high: filter = .high
    }
    return ImageItem(
      reference: reference, frame: frame, capInsets: resizing?.capInsets ?? EdgeInsets(),
      resizing: resizing?.mode == .tile ? .tile : .stretch, interpolation: filter)
  }

  package func spacing(in context: LeafContext) -> ViewSpacing {
    guard resizing == nil, case .symbol(let outline) = content(in: context) else {
      return ViewSpacing()
    }
    let height = nativeSize(of: .symbol(outline), in: context).height
    let baseline = outline.baseline * symbolFont(context.environment).pointSize
    return ViewSpacing(symbolBaselineOffset: height - baseline)
  }

  /// A symbol stands on the baseline of the text beside it.
  package func explicitAlignment(
    _ key: AlignmentKey, for dimensions: ViewDimensions, in context: LeafContext
  ) -> CGFloat? {
    guard key.isTextBaseline, resizing == nil, case .symbol(let outline) = content(in: context)
    else { return nil }
    return outline.baseline * symbolFont(context.environment).pointSize
  }

  package func explicitGuides(in context: LeafContext) -> ExplicitGuides {
    resizing == nil && isSymbol ? .baselines : .none
  }

  package func explainSize(_ report: inout PlacementReport, in context: LeafContext) {
    let content = content(in: context)
    let own = LayoutNumber.text(nativeSize(of: content, in: context))
    guard resizing == nil else {
      return report.add("image", "resizable: takes what it is offered; its own size is \(own)")
    }
    guard case .symbol = content else {
      return report.add("image", "not resizable: keeps its own size, \(own)")
    }
    let size = LayoutNumber.text(symbolFont(context.environment).pointSize)
    report.add("symbol", "a font of \(size) points gives its box, \(own), whatever is offered")
  }

  package func dumpText(in context: LeafContext) -> String? { label }
  package func hasOtherLayout(than other: Image) -> Bool { self != other }
}

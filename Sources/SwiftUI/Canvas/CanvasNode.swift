import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// Keeps the symbols' views and runs the closure when its drawing is asked for.
final class CanvasNode<Symbols: View>: TypedNode<Canvas<Symbols>>, CanvasHolding {
  private var symbols: TypedNode<Symbols>!
  private lazy var element = CanvasElement(owner: self) { [unowned self] in draw($0, in: $1) }

  override init(_ view: Canvas<Symbols>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    symbols = Symbols._makeNode(view.symbols, in: childInputs.with(implicitLayout: nil))
  }

  override func didUpdate(from old: Canvas<Symbols>, environmentChanged: Bool) {
    element.forgetDrawing()
    symbols.update(view.symbols, environment)
  }

  /// Something that the closure has read is another now.
  override func reevaluate() {
    graph.bodyWillRun(self)
    element.forgetDrawing()
  }

  private func draw(_ element: CanvasElement, in size: CGSize) -> [DisplayItem] {
    let target = CanvasTarget(element)
    var context = GraphicsContext(target, environment)
    if view.isOpaque {
      target.add(
        [.fill(.rectangle(CGRect(origin: .zero, size: size)), .color(.black), FillRule())])
    }
    Reentry.tracked(for: self) { view.renderer(&context, size) }
    return target.items
  }

  override var children: [ViewNode] { [symbols] }
  override var listing: DumpListing? { .whole }
  override var isContainer: Bool { true }
  override func contentsDidChange() {
    element.symbols = symbols.elements
    element.forgetDrawing()
  }
  override func makeElements() -> [LayoutNode] {
    element.symbols = symbols.elements
    return [element]
  }
}

/// The node of a canvas of any kind.
protocol CanvasHolding: ViewNode {}

/// The element of a canvas of any kind.
final class CanvasElement: AnyLeafElement {
  /// The views that can be drawn, laid out at their ideal sizes.
  var symbols: [LayoutNode] = [] {
    didSet {
      for symbol in symbols { symbol.attach(to: self) }
      invalidatePlacement()
    }
  }
  private let draw: (CanvasElement, CGSize) -> [DisplayItem]
  private var drawn: (size: CGSize, items: [DisplayItem])?
  private weak var recorder: Recorder?

  init(owner: ViewNode, draw: @escaping (CanvasElement, CGSize) -> [DisplayItem]) {
    self.draw = draw
    super.init(owner: owner)
  }

  func forgetDrawing() { drawn = nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren() {
    for symbol in symbols { symbol.place(at: .zero, proposal: .unspecified, in: self) }
  }

  override var layoutChildren: [LayoutNode] { symbols }
  override var touchChildren: [LayoutNode] { [] }
  override func hit(at point: CGPoint) -> LayoutNode? { frameContains(point) ? self : nil }
  override var dumpName: String? { "Canvas" }

  override func record(into recorder: Recorder) {
    let frame = recorder.snappedFrame(size)
    let items = items(in: frame.size, recorder)
    guard !items.isEmpty else { return }
    if frame.origin == .zero { return recorder.add(items) }
    recorder.add(
      .group(.transform(CGAffineTransform(translationX: frame.minX, y: frame.minY)), items))
  }

  /// Symbols may move, so that what has any is drawn for every picture.
  private func items(in size: CGSize, _ recorder: Recorder) -> [DisplayItem] {
    if let drawn, drawn.size == size, symbols.isEmpty { return drawn.items }
    graph.leafWillDraw()
    self.recorder = recorder
    let items = draw(self, size)
    self.recorder = nil
    drawn = (size, items)
    return items
  }

  /// What a symbol draws with its corner at the origin.
  func items(of symbol: LayoutNode) -> [DisplayItem] {
    let aside = Recorder(scale: environment.displayScale, time: recorder?.time)
    aside.record(symbol)
    return aside.items
  }
}

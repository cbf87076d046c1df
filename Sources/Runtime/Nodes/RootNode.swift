import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout

/// The top of a scene's structure tree.
package final class RootNode: ViewNode, PreferenceObserving {
  private var child: ViewNode!
  private var overlay: ViewNode?
  private let box: AnyViewBox
  package private(set) var element: RootElement!

  package init<V: View>(_ view: V, graph: ViewGraph, environment: EnvironmentValues, canvas: Canvas)
  {
    box = TypedViewBox(view)
    super.init(in: NodeInputs(graph: graph, environment: environment, parent: nil))
    element = RootElement(owner: self, canvas: canvas)
    graph.root = self
    let inputs = NodeInputs(
      graph: graph, environment: environment, parent: self, implicitLayout: .column)
    child = graph.clock.agenda.whileCurrent { V._makeNode(view, in: inputs) }
    element.setContents { [unowned self] in child.elements }
  }

  /// The screen or picture a scene is laid out in.
  package struct Canvas: Equatable {
    package var size: CGSize
    package var safeAreaInsets: EdgeInsets
    package init(size: CGSize, safeAreaInsets: EdgeInsets = EdgeInsets()) {
      (self.size, self.safeAreaInsets) = (size, safeAreaInsets)
    }
  }

  /// Lays `view` over the whole canvas, for what the system draws over every screen.
  package func setOverlay<V: View>(_ view: V) {
    overlay?.destroy()
    let inputs = NodeInputs(
      graph: graph, environment: overlayEnvironment, parent: self, implicitLayout: .overlay)
    overlay = V._makeNode(view, in: inputs)
    element.overlays = overlay?.elements ?? []
  }

  package override var children: [ViewNode] { [child, overlay].compactMap { $0 } }
  package override var dumpChildren: [ViewNode] {
    [child as ViewNode] + layerNodes + [overlay].compactMap { $0 }
  }
  package override var isContainer: Bool { true }
  package override func contentsDidChange() {
    element?.contentsDidChange()
    if let overlay { element.overlays = overlay.elements }
  }
  package override func makeElements() -> [LayoutNode] { [element] }

  package override func inherit(_ environment: EnvironmentValues) {
    super.inherit(environment)
    child.inherit(environment)
    overlay?.inherit(overlayEnvironment)
  }

  /// Called when what the content hands up may have changed.
  package var preferencesAction: ((RootNode) -> Void)? {
    didSet {
      graph.addObserver(self)
      graph.preferencesMayHaveChanged = true
    }
  }

  package func observePreferences() { preferencesAction?(self) }

  /// What sets the surroundings of the overlay apart from the scene's.
  package var overlayChange: ((inout EnvironmentValues) -> Void)? {
    didSet { overlay?.inherit(overlayEnvironment) }
  }

  private var overlayEnvironment: EnvironmentValues {
    guard let overlayChange else { return environment }
    var values = environment
    overlayChange(&values)
    return values
  }

  package func layOut() {
    element.place(at: .zero, proposal: ProposedViewSize(element.canvas.size), in: nil)
  }
}

/// Proposes the safe rectangle to the root view and centres it there (facts/layout.md §1).
package final class RootElement: LayoutNode {
  package var canvas: RootNode.Canvas {
    didSet { if canvas != oldValue { invalidateLayout() } }
  }
  /// How much of the canvas a keyboard covers, from its bottom edge.
  package var keyboardHeight: CGFloat = 0 {
    didSet { if keyboardHeight != oldValue { invalidatePlacement() } }
  }
  private var column: LayoutContainerElement<VStackLayout>!
  /// What lies over the content, each as large as the canvas.
  var overlays: [LayoutNode] = [] {
    didSet {
      for node in overlays { node.attach(to: self) }
      invalidatePlacement()
    }
  }

  /// What is shown over the content and below the overlays, lowest first.
  var layers: [SceneLayer] = [] {
    didSet {
      for layer in layers { layer.attach(to: self) }
      invalidatePlacement()
    }
  }

  init(owner: ViewNode, canvas: RootNode.Canvas) {
    self.canvas = canvas
    super.init(owner: owner)
  }

  func setContents(_ contents: @escaping () -> [LayoutNode]) {
    column = LayoutContainerElement(owner: owner, layout: VStackLayout(), contents: contents)
    column.attach(to: self)
  }

  func contentsDidChange() {
    column.contentsDidChange()
    invalidateLayout()
  }

  /// The root view's own element, or the implicit column around several.
  private var content: LayoutNode? {
    let elements = column.layoutChildren
    guard elements.count == 1 else { return elements.isEmpty ? nil : column }
    elements[0].attach(to: self)
    return elements[0]
  }

  package override var isLayoutBoundary: Bool { true }
  package override func measure(_ proposal: ProposedViewSize) -> CGSize { canvas.size }

  private var safeRect: CGRect {
    let direction = environment.layoutDirection
    return PhysicalInsets(canvas.safeAreaInsets, direction)
      .shrink(CGRect(origin: .zero, size: canvas.size))
  }

  package override var safeArea: SafeArea? {
    SafeArea(
      outer: CGRect(origin: .zero, size: canvas.size), container: safeRect, keyboard: openRect)
  }

  /// The safe rectangle less what the keyboard covers of it.
  private var openRect: CGRect {
    var rect = safeRect
    rect.size.height = max(0, min(rect.maxY, canvas.size.height - keyboardHeight) - rect.minY)
    return rect
  }

  package override func placeChildren() {
    if let content {
      let rect = openRect
      let offer = ProposedViewSize(rect.size)
      let size = content.sizeThatFits(offer)
      let origin = CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
      content.place(at: origin, proposal: offer, in: self)
    }
    // What points at something in the content must know where that is.
    for node in layers as [LayoutNode] + overlays {
      node.place(at: .zero, proposal: ProposedViewSize(canvas.size), in: self)
    }
  }

  package override func placementReport(for child: LayoutElement) -> PlacementReport {
    var report = PlacementReport()
    guard child === content else {
      report.add("screen", "over the whole screen")
      return report
    }
    let rect = safeRect
    report.add(
      "safe area",
      "the screen of \(LayoutNumber.text(canvas.size)) less "
        + LayoutNumber.text(canvas.safeAreaInsets) + " is offered")
    report.add("alignment", "centred at \(LayoutNumber.text(CGPoint(x: rect.midX, y: rect.midY)))")
    return report
  }

  package override var layoutChildren: [LayoutNode] {
    (content.map { [$0] } ?? []) + layers + overlays
  }

  package override func record(into recorder: Recorder) {
    guard let first = layers.first else { return super.record(into: recorder) }
    first.pushBack(top: 0, isScene: true, into: recorder) {
      if let content { recorder.record(content) }
    }
    for node in layers as [LayoutNode] + overlays { recorder.record(node) }
  }

  package override var dumpName: String? { "Root" }

  /// What the content answers to `proposal`, for hosts that size themselves.
  package func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    content?.sizeThatFits(proposal) ?? .zero
  }

  /// The same with the lines that it is aligned by.
  package func contentDimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    content?.dimensions(in: proposal) ?? dimensions(in: proposal)
  }
}

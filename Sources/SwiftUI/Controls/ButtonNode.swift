import Foundation
import HangaLayout
import HangaMotion
import HangaRuntime

/// Something that can be tapped, for those who deliver touches.
package protocol Tappable: AnyObject {
  /// Runs the action; nothing happens while the control is disabled.
  func tap()
}

final class ButtonNode<Label: View>: TypedNode<Button<Label>>, Tappable, RoleBearing {
  private var child: TypedNode<AnyView>!
  private var element: ButtonElement!

  override init(_ view: Button<Label>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = AnyView._makeNode(
      styled(), in: childInputs.with(contentEnvironment).with(implicitLayout: nil))
    element = ButtonElement(owner: self) { [unowned self] in child.elements }
    element.press = PressRecognizer(
      element: element, setPressed: { [unowned self] in setPressed($0) },
      action: { [unowned self] _ in tap() })
  }

  /// Whether a finger is down on the button.
  private var isPressed = false

  private func setPressed(_ pressed: Bool) {
    isPressed = pressed
    let style = environment.buttonStyle ?? .automatic
    let fades = !pressed && style.fadesOnRelease
    withTransaction(Transaction(animation: fades ? ButtonMetrics.releaseFade : nil)) {
      graph.invalidate(self)
    }
  }

  override func reevaluate() {
    graph.bodyWillRun(self)
    child.update(styled(), contentEnvironment)
  }

  override func didUpdate(from old: Button<Label>, environmentChanged: Bool) {
    child.update(styled(), contentEnvironment)
  }

  /// The style stands for the button itself; buttons inside its body are plain ones again.
  private var contentEnvironment: EnvironmentValues {
    guard environment.buttonStyle != nil else { return environment }
    if let known = cleared, known.source.isIdentical(to: environment) { return known.values }
    var values = environment
    values.buttonStyle = nil
    cleared = (environment, values)
    return values
  }
  private var cleared: (source: EnvironmentValues, values: EnvironmentValues)?

  private func styled() -> AnyView {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: view.role, label: .init(content: AnyView(view.label)), action: view.action,
      isPressed: isPressed)
    return (environment.buttonStyle ?? .automatic).make(configuration)
  }

  package func tap() {
    guard environment.isEnabled else { return }
    if let handler = environment.actionHandler { return handler.run(view.action) }
    Reentry.perform(view.action)
  }

  var role: ButtonRole? { view.role }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }
  override var isContainer: Bool { true }
  override func contentsDidChange() { element.contentsDidChange() }
  override func makeElements() -> [LayoutNode] { [element] }
}

/// A button's label as one element; several views stand in a row.
///
/// - Proposes: the proposal.
/// - Reports: the label's size.
final class ButtonElement: LayoutNode {
  private let content: SoleContent<HStackLayout>

  init(owner: ViewNode, contents: @escaping () -> [LayoutNode]) {
    content = SoleContent(owner: owner, layout: HStackLayout(), contents: contents)
    super.init(owner: owner)
  }

  var press: PressRecognizer?
  /// Whether the list's row around the button is what is touched: a link stays the row's in any
  /// style, so that one with a style may have buttons of their own in its label.
  var isPressedByRow: Bool {
    guard environment.isInListRow else { return false }
    if let enclosingButton { return enclosingButton.environment.buttonStyle == nil }
    return environment.buttonStyle == nil || environment.isLinkLabel
  }
  private var enclosingButton: ButtonElement? {
    var outer = parentNode
    while let element = outer, !(element is ListRowElement) {
      if let button = element as? ButtonElement { return button }
      outer = element.parentNode
    }
    return nil
  }
  override func touchEntries() -> [TouchEntry] {
    if isPressedByRow { return [] }
    return press.map { [TouchEntry($0)] } ?? []
  }

  func contentsDidChange() { content.contentsDidChange(in: self) }

  private var label: LayoutNode? { content.element(in: self) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    label?.sizeThatFits(proposal) ?? .zero
  }
  override func placeChildren() { label?.place(at: .zero, proposal: proposal, in: self) }
  override func makeExplicitGuides() -> ExplicitGuides { label?.explicitGuides ?? .none }
  override func explicitAlignment(_ key: AlignmentKey, for dimensions: ViewDimensions) -> CGFloat? {
    guard let label else { return nil }
    return ViewDimensions(element: label, size: dimensions.size, proposal: dimensions.proposal)[
      explicit: key]
  }
  override var layoutPriority: Double { label?.layoutPriority ?? 0 }
  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    label?.layoutValue(key) ?? K.defaultValue
  }
  override func trait<K: ViewTraitKey>(_ key: K.Type) -> K.Value? {
    if key == ChoiceKey.self { return (owner as? any RoleBearing).map { Choice($0) } as? K.Value }
    return label?.trait(key)
  }
  override var layoutChildren: [LayoutNode] { label.map { [$0] } ?? [] }
}

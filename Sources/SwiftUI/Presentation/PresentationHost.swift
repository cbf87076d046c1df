import HangaLayout
import HangaRuntime

/// The node of what is shown in a layer: its elements are the layer's.
class PresentationHost: ViewNode, PreferenceObserving {
  private(set) var layer: PresentationLayer!
  private weak var knownPresenter: (any Presenter)?
  private var style: (any PresentationStyle)!
  /// What is shown asks this of its layer.
  private(set) var requests = PresentationRequests()
  private var scheme: ColorScheme?

  // What is shown is set afterwards: the compiler takes the initialiser that it makes up beside
  // another one for an endless recursion.
  override init(in inputs: NodeInputs) { super.init(in: inputs) }

  /// The node above, which shows this one; `nil` once that has ended.
  final var presenter: (any Presenter)? { knownPresenter }

  /// Makes the layer, once what is shown has been made.
  final func makeLayer(_ style: any PresentationStyle, by presenter: any Presenter) {
    (self.style, knownPresenter) = (style, presenter)
    readRequests()
    layer = style.makeLayer(self)
    graph.addObserver(self)
    graph.preferencesMayHaveChanged = true
  }

  // MARK: Overridden

  /// What is shown.
  var content: ViewNode? { nil }
  /// Hands surroundings of its own to what is shown.
  func inheritContent(_ environment: EnvironmentValues) {}

  // MARK: Surroundings

  private var surroundings = DerivedEnvironment()

  /// The surroundings of what is shown: its own scheme, where it prefers one.
  final var contentEnvironment: EnvironmentValues {
    guard let scheme else { return environment }
    return surroundings.values(from: environment) { $0.colorScheme = scheme }
  }

  override func inherit(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    super.inherit(environment)
    inheritContent(contentEnvironment)
    layer?.environmentDidChange()
  }

  // MARK: Requests

  func observePreferences() {
    let wanted = content?.preference(PreferredColorSchemeKey.self) ?? nil
    if wanted != scheme {
      scheme = wanted
      surroundings.forget()
      inheritContent(contentEnvironment)
    }
    readRequests()
    layer.requestsDidChange()
  }

  private func readRequests() {
    requests = content?.preference(PresentationRequestsKey.self) ?? PresentationRequests()
  }

  override func reevaluate() {
    graph.bodyWillRun(self)
    layer.requestsDidChange()
  }

  // MARK: Structure

  override var typeName: String { style.name }
  override var children: [ViewNode] { content.map { [$0] } ?? [] }
  override var isContainer: Bool { true }
  override func contentsDidChange() { layer?.contentsDidChange() }
  override func makeElements() -> [LayoutNode] { layer.map { [$0] } ?? [] }
  override var dumpElements: [LayoutNode] { layer.map { [$0.body] } ?? [] }
  override func makePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { nil }

  override func didEnd() {
    guard let layer else { return }
    layer.end()
    graph.root?.remove(layer)
    StatusBarTone.refresh(graph)
  }
}

final class TypedPresentationHost<Shown: View>: PresentationHost {
  private var node: TypedNode<Shown>?
  private var view: Shown?

  override init(in inputs: NodeInputs) { super.init(in: inputs) }

  convenience init(
    _ view: Shown, _ style: any PresentationStyle, by presenter: any Presenter,
    in inputs: NodeInputs
  ) {
    self.init(in: inputs)
    self.view = view
    node = Shown._makeNode(view, in: childInputs)
    makeLayer(style, by: presenter)
  }

  func update(_ view: Shown, _ environment: EnvironmentValues) {
    self.view = view
    if environment.isIdentical(to: self.environment) {
      node?.update(view, contentEnvironment)
    } else {
      inherit(environment)
    }
  }

  override var content: ViewNode? { node }
  override func inheritContent(_ environment: EnvironmentValues) {
    if let view { node?.update(view, environment) }
  }
}

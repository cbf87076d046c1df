import HangaLayout
import HangaRuntime

/// Shows something over the whole scene while its source wants it.
///
/// What is shown lives below the modifier's own node, and its elements in a layer of the scene.
nonisolated struct PresentationModifier<Shown: View>: PrimitiveModifier {
  let source: PresentationSource<Shown>
  let style: any PresentationStyle
  var onDismiss: (() -> Void)?

  nonisolated static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    PresenterNode(view, in: inputs)
  }
}

/// The node that shows something, as the layer sees it.
protocol Presenter: AnyObject {
  /// The element that the modifier was put on.
  var anchor: LayoutNode? { get }
  /// Somebody at the screen has dismissed the layer: it goes, and the source learns of it when it
  /// has gone.
  ///
  /// - Parameter action: run after the source has learned of it.
  func dismissByTouch(then action: (@MainActor () -> Void)?)
}

final class PresenterNode<Content: View, Shown: View>:
  PassThroughNode<Content, PresentationModifier<Shown>>, Presenter
{
  private enum State {
    case nothing
    case shown(TypedPresentationHost<Shown>, id: AnyHashable)
    case leaving(TypedPresentationHost<Shown>)
  }
  private var state = State.nothing
  /// What somebody has dismissed although the source still wants it.
  private var declined: AnyHashable?
  private var surroundings = DerivedEnvironment()

  override func didMakeChild() { refresh() }

  override func didUpdate(
    from old: ModifiedContent<Content, PresentationModifier<Shown>>, environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    refresh()
  }

  override func reevaluate() {
    graph.bodyWillRun(self)
    refresh()
  }

  private func refresh() {
    let wanted = Reentry.tracked(for: self) { modifier.source.wanted() }
    if declined != wanted?.id { declined = nil }
    switch (state, wanted) {
    case (.nothing, let wanted?):
      if declined == nil { show(wanted) }
    case (.shown(let host, let id), let wanted?) where id == wanted.id:
      host.update(Reentry.tracked(for: self) { wanted.make() }, shownEnvironment)
    case (.shown(let host, _), _):
      leave(host) {}
    case (.leaving(let host), _): host.inherit(shownEnvironment)
    case (.nothing, nil): break
    }
  }

  private var shownEnvironment: EnvironmentValues {
    let style = modifier.style
    return surroundings.values(from: environment) {
      $0.isInBar = false
      $0.navigator = nil
      $0.isEnabled = true
      $0[TouchableKey.self] = true
      $0.setPresented(
        dismissedBy: UserAction.onMain { [weak self] in self?.modifier.source.retract() })
      let outer = $0.actionHandler
      $0.actionHandler = nil
      if let timing = style.actionTiming {
        $0.actionHandler = ActionHandler { [weak self] action in
          self?.act(timing, action, inside: timing == .atOnce ? outer : nil)
        }
      }
      style.change(&$0)
    }
  }

  private var isAnimated: Bool {
    !graph.isFirstState && !effectiveTransaction.disablesAnimations
  }

  private func show(_ wanted: PresentationSource<Shown>.Wanted) {
    let content = Reentry.tracked(for: self) { wanted.make() }
    let inputs = childInputs.with(shownEnvironment).with(
      implicitLayout: modifier.style.implicitLayout)
    let host = TypedPresentationHost(content, modifier.style, by: self, in: inputs)
    state = .shown(host, id: wanted.id)
    graph.root?.add(host.layer)
    host.layer.present(animated: isAnimated)
  }

  private func leave(_ host: TypedPresentationHost<Shown>, then action: @escaping () -> Void) {
    state = .leaving(host)
    let (done, isAnimated) = (modifier.onDismiss, isAnimated)
    host.layer.dismiss(animated: isAnimated) { [weak self] in
      host.destroy()
      guard let self, isAlive else { return }
      state = .nothing
      action()
      if let done { graph.enqueue(for: self, outlivesNode: true, UserAction.onMain(done)) }
      graph.invalidate(self)
    }
  }

  // MARK: As the layer sees it

  var anchor: LayoutNode? { child.elements.first }

  func dismissByTouch(then action: (@MainActor () -> Void)?) {
    guard case .shown(let host, let id) = state else { return }
    leave(host) { [unowned self] in
      modifier.source.retract()
      declined = id
      if let action { Reentry.perform(action) }
    }
  }

  /// Runs the action of a button that takes the layer away.
  ///
  /// - Parameter outer: what the layer itself was shown from, if that goes too, as with menus.
  private func act(
    _ timing: ActionTiming, _ action: @escaping @MainActor () -> Void,
    inside outer: ActionHandler?
  ) {
    guard case .shown = state else { return }
    switch timing {
    case .atOnce:
      if environment.menuDismissal.isAutomatic { dismissByTouch(then: nil) }
      if let outer { outer.run(action) } else { Reentry.perform(action) }
    case .afterwards: dismissByTouch(then: action)
    }
  }

  // MARK: Structure

  private var host: ViewNode? {
    switch state {
    case .nothing: nil
    case .shown(let host, _): host
    case .leaving(let host): host
    }
  }

  override var children: [ViewNode] { super.children + (host.map { [$0] } ?? []) }
  /// Dumps list what is shown where it shows: above the scene.
  override var dumpChildren: [ViewNode] { super.children }
  override var preferenceChildren: [ViewNode] { super.children }
  override func makeElements() -> [LayoutNode] { child.elements }
}

import HangaRuntime

/// The screen that a link of another column shows in the place of the detail.
@Observable nonisolated final class SplitTarget {
  struct Shown {
    let id: NavigationDestination.ID
    let version: AnyObject
    let view: AnyView
  }
  var shown: Shown?
  init() {}
}

/// Takes what links and destinations of a column would show, for the detail.
nonisolated struct SplitDestinations: PrimitiveModifier {
  let target: SplitTarget

  nonisolated static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    SplitDestinationsNode(view, in: inputs)
  }
}

final class SplitDestinationsNode<Content: View>:
  TypedNode<ModifiedContent<Content, SplitDestinations>>, PreferenceObserving
{
  private var child: TypedNode<Content>!
  private var inner = DerivedEnvironment()
  private var pushed: (value: AnyHashable, count: Int)?
  private var last: (id: NavigationDestination.ID, version: AnyObject)?

  override init(_ view: ModifiedContent<Content, SplitDestinations>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = Content._makeNode(view.content, in: childInputs.with(contentEnvironment))
    graph.addObserver(self)
    graph.preferencesMayHaveChanged = true
  }

  override func didUpdate(
    from old: ModifiedContent<Content, SplitDestinations>, environmentChanged: Bool
  ) { child.update(view.content, contentEnvironment) }

  /// Links by value lead to the detail.
  private var contentEnvironment: EnvironmentValues {
    inner.values(from: environment) { [weak self] in
      $0.navigator = Navigator { value in self?.push(value) }
    }
  }

  private func push(_ value: AnyHashable) {
    graph.enqueueChange { [weak self] in
      guard let self else { return }
      pushed = (value, (pushed?.count ?? 0) + 1)
      graph.preferencesMayHaveChanged = true
    }
  }

  func observePreferences() {
    let known = child.preference(NavigationDestinationsKey.self) ?? NavigationDestinations()
    let wanted =
      known.presented.last(where: \.isDetail)
      ?? pushed.flatMap { known.destination(for: $0.value, at: $0.count) }
    if wanted?.id == last?.id, wanted?.version === last?.version { return }
    last = wanted.map { ($0.id, $0.version) }
    let target = view.modifier.target
    let shown = wanted.map { wanted in
      SplitTarget.Shown(
        id: wanted.id, version: wanted.version,
        view: Reentry.tracked(for: self) { wanted.make() })
    }
    graph.enqueue(for: self, UserAction.onMain { target.shown = shown })
  }

  override var listing: DumpListing? { .contentOnly }
  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  /// What is shown elsewhere is no business of the column's own stack.
  override func makePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == NavigationDestinationsKey.self else { return child.preference(key) }
    let all = child.preference(NavigationDestinationsKey.self)?.presented ?? []
    let own = all.filter { !$0.isDetail }
    return own.isEmpty ? nil : NavigationDestinations(presented: own) as? K.Value
  }
}

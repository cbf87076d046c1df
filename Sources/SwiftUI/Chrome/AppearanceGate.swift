import HangaRuntime

/// Lets views know when they come on and go off screen while they live: in tabs and pages.
///
/// Views without a gate around them appear when they are made and disappear when they end.
package final class AppearanceGate {
  private let outer: AppearanceGate?
  private var inner: [WeakGate] = []
  private var entries: [Entry] = []
  /// Whether a view inside shows, as far as this gate knows.
  private let admits: (ViewNode) -> Bool
  private weak var host: ViewNode?

  private final class Entry {
    weak var node: ViewNode?
    var isShown = false
    let appear: @MainActor () -> Void
    let disappear: @MainActor () -> Void
    init(
      _ node: ViewNode, appear: @escaping @MainActor () -> Void,
      disappear: @escaping @MainActor () -> Void
    ) {
      (self.node, self.appear, self.disappear) = (node, appear, disappear)
    }
  }

  private struct WeakGate {
    weak var gate: AppearanceGate?
  }

  init(host: ViewNode, outer: AppearanceGate?, admits: @escaping (ViewNode) -> Bool) {
    (self.host, self.outer, self.admits) = (host, outer, admits)
    outer?.inner.append(WeakGate(gate: self))
  }

  /// Runs `appear` each time `node` comes on screen and `disappear` each time it goes, until it
  /// ends.
  package func register(
    _ node: ViewNode, appear: @escaping @MainActor () -> Void,
    disappear: @escaping @MainActor () -> Void
  ) {
    let entry = Entry(node, appear: appear, disappear: disappear)
    entries.append(entry)
    node.graph.enqueue(
      for: node,
      UserAction.onMain { [weak self, weak entry] in
        if let self, let entry { update(entry) }
      })
  }

  /// Takes `node` from the list and answers whether it was on screen.
  package func end(_ node: ViewNode) -> Bool {
    guard let index = entries.firstIndex(where: { $0.node === node }) else { return false }
    return entries.remove(at: index).isShown
  }

  /// What shows has changed: has those who come and go told, after the update.
  func selectionDidChange() {
    guard let host else { return }
    host.graph.enqueue(for: host, UserAction.onMain { [weak self] in self?.updateAll() })
  }

  private func updateAll() {
    for entry in entries { update(entry) }
    inner.removeAll { $0.gate == nil }
    for gate in inner { gate.gate?.updateAll() }
  }

  private func update(_ entry: Entry) {
    guard let node = entry.node, node.isAlive else { return }
    let shows = shows(node)
    guard shows != entry.isShown else { return }
    entry.isShown = shows
    Reentry.perform(shows ? entry.appear : entry.disappear)
  }

  func shows(_ node: ViewNode) -> Bool {
    guard admits(node) else { return false }
    guard let outer, let host else { return true }
    return outer.shows(host)
  }
}

private enum AppearanceGateKey: EnvironmentKey {
  static var defaultValue: AppearanceGate? { nil }
}

extension EnvironmentValues {
  package var appearanceGate: AppearanceGate? {
    get { self[AppearanceGateKey.self] }
    set { self[AppearanceGateKey.self] = newValue }
  }
}

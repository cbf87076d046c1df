/// Tells those who follow preferences what has changed.
enum PreferencePass {
  static func run(_ graph: ViewGraph) {
    guard graph.preferencesMayHaveChanged else { return }
    graph.preferencesMayHaveChanged = false
    for observer in graph.takeObservers() { observer.observePreferences() }
  }
}

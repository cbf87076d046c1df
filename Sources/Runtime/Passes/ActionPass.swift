/// Runs what bodies and layout have asked for: onAppear, onChange, onPreferenceChange.
enum ActionPass {
  static func run(_ graph: ViewGraph) { graph.runActions() }
}

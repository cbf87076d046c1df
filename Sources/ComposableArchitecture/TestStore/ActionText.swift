/// Actions as messages name them.
enum ActionText {
  /// The action's cases and values in one line.
  static func text(_ action: Any) -> String {
    ValueDump.lines(of: action).map { $0.drop { $0 == " " } }.joined(separator: " ")
  }
}

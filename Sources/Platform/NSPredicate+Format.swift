import Foundation

extension NSPredicate {
  /// A test of a text by a format of one comparison: `SELF`, an operator and a text, which may be
  /// `%@`. The operators are `MATCHES`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `==` and `!=`,
  /// with `[c]` and `[d]` behind them. A format of another kind holds of nothing.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    let text = args.first.map { "\($0)" }
    let comparison = TextComparison(predicateFormat, argument: text)
    self.init(block: { object, _ in
      guard let subject = object as? String, let comparison else { return false }
      return comparison.holds(subject)
    })
  }
}

/// One comparison of a predicate's format.
private struct TextComparison: Sendable {
  private let name: String
  private let options: String.CompareOptions
  private let text: String

  init?(_ format: String, argument: String?) {
    let words = format.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3, words[0].uppercased() == "SELF" else { return nil }
    let parts = words[1].split(separator: "[", maxSplits: 1)
    name = parts[0].uppercased()
    var options: String.CompareOptions = []
    if parts.count > 1 {
      if parts[1].contains("c") { options.insert(.caseInsensitive) }
      if parts[1].contains("d") { options.insert(.diacriticInsensitive) }
    }
    self.options = options
    if words[2] == "%@" {
      guard let argument else { return nil }
      text = argument
    } else {
      text = words[2].trimmingCharacters(in: ["\"", "'"])
    }
  }

  func holds(_ subject: String) -> Bool {
    switch name {
    case "MATCHES": matches(subject, text)
    case "LIKE":
      matches(
        subject,
        NSRegularExpression.escapedPattern(for: text)
          .replacing("\\*", with: ".*").replacing("\\?", with: "."))
    case "CONTAINS": subject.range(of: text, options: options) != nil
    case "BEGINSWITH": subject.range(of: text, options: options.union(.anchored)) != nil
    case "ENDSWITH":
      subject.range(of: text, options: options.union([.anchored, .backwards])) != nil
    case "==", "=": subject.compare(text, options: options) == .orderedSame
    case "!=", "<>": subject.compare(text, options: options) != .orderedSame
    default: false
    }
  }

  /// Whether the whole of `subject` is as `pattern` says.
  private func matches(_ subject: String, _ pattern: String) -> Bool {
    let rules: NSRegularExpression.Options =
      options.contains(.caseInsensitive) ? [.caseInsensitive] : []
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: rules)
    else { return false }
    let all = NSRange(subject.startIndex..., in: subject)
    return expression.firstMatch(in: subject, range: all) != nil
  }
}

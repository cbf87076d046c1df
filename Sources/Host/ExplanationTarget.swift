import Foundation

/// Finds the view that somebody asks about.
enum ExplanationTarget {
  /// The path of the element that `target` means: its path, else its identifier, label, text, type
  /// or the beginning of its text, with `#2` behind it for the second such.
  static func path(of target: String, in tree: ElementTree) throws -> String {
    let all = tree.all
    if all.contains(where: { $0.identity == target }) { return target }
    if isPath(target) { throw ExplanationError.noPath(target, near: paths(near: target, in: all)) }
    let (name, number) = numbered(target)
    let found = elements(called: name, in: all)
    guard !found.isEmpty else {
      let nearest = NameMatch.nearest(to: name, among: names(of: all), limit: mostNames)
      throw ExplanationError.noName(
        name, near: nearest.isEmpty ? names(of: all, mostNames) : nearest)
    }
    guard number <= found.count else {
      throw ExplanationError.tooFew(name, found.map(\.identity))
    }
    if found.count > 1, number == 0 {
      throw ExplanationError.several(name, found.map(\.identity))
    }
    return found[max(number, 1) - 1].identity
  }

  /// The beginning of a text that names it has at least so many characters: shorter ones are more
  /// likely to be mistaken.
  private static let shortestBeginning = 6

  /// How many names an error lists.
  private static let mostNames = 8

  private static func isPath(_ target: String) -> Bool {
    target.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") } && target.contains(".")
  }

  /// The number behind `#`; 0 if there is none.
  private static func numbered(_ target: String) -> (String, Int) {
    guard let mark = target.lastIndex(of: "#"), mark > target.startIndex,
      let number = Int(target[target.index(after: mark)...]), number > 0
    else { return (target, 0) }
    return (String(target[..<mark]).trimmingCharacters(in: .whitespaces), number)
  }

  private static func elements(called name: String, in all: [ElementTree.Element])
    -> [ElementTree.Element]
  {
    let byIdentifier = all.filter { $0.accessibilityIdentifier == name }
    if !byIdentifier.isEmpty { return byIdentifier }
    let byText = all.filter { $0.text == name || $0.accessibilityLabel == name }
    if !byText.isEmpty { return byText }
    let byType = all.filter { $0.type == name }
    guard byType.isEmpty, name.count >= shortestBeginning else { return byType }
    return all.filter { $0.text?.hasPrefix(name) == true }
  }

  private static func names(of all: [ElementTree.Element], _ limit: Int = .max) -> [String] {
    var names: [String] = []
    for element in all {
      for name in [element.accessibilityIdentifier, element.accessibilityLabel, element.text] {
        if let name, !name.isEmpty, !names.contains(name) { names.append(name) }
      }
    }
    for element in all where !names.contains(element.type) { names.append(element.type) }
    return Array(names.prefix(limit))
  }

  /// The longest beginning of the path that exists, and what is below it.
  private static func paths(near path: String, in all: [ElementTree.Element]) -> [String] {
    let known = Set(all.map(\.identity))
    var words = path.split(separator: ".").map(String.init)
    while !words.isEmpty, !known.contains(words.joined(separator: ".")) { words.removeLast() }
    let start = words.joined(separator: ".")
    let near = all.filter { element in
      guard !start.isEmpty else { return !element.identity.contains(".") }
      let rest = element.identity.dropFirst(start.count)
      return element.identity == start
        || (element.identity.hasPrefix(start + ".") && !rest.dropFirst().contains("."))
    }
    return near.prefix(mostNames).map { element in
      "\(element.identity) \(element.type)" + (element.text.map { " “\($0)”" } ?? "")
    }
  }
}

/// There is no such view to explain, or several.
public enum ExplanationError: Error, Equatable, CustomStringConvertible {
  /// No element has the path; others that begin like it.
  case noPath(String, near: [String])
  /// No element has that text, label, identifier or type; others like it.
  case noName(String, near: [String])
  /// Fewer elements of that name than the number asks for.
  case tooFew(String, [String])
  /// Several elements of that name, by path.
  case several(String, [String])

  public var description: String {
    switch self {
    case .noPath(let path, let near):
      "no view has the path \(path); near it are:\n  " + near.joined(separator: "\n  ")
    case .noName(let name, let near):
      "no view has the text, label, identifier or type “\(name)”; there are "
        + near.map { "“\($0)”" }.joined(separator: ", ")
    case .tooFew(let name, let paths):
      "“\(name)” is only there \(paths.count) times: \(paths.joined(separator: ", "))"
    case .several(let name, let paths):
      "“\(name)” is there \(paths.count) times: name a path (\(paths.joined(separator: ", "))) or "
        + "put #1 behind it"
    }
  }
}

import Foundation

/// Reads `^[characters](name: value)`: Markdown that says something of characters instead of linking
/// them. Of what can be said only `inflect: true` is understood, the rest leaves them as they are.
nonisolated enum MarkdownAttributes {
  struct Run {
    var run: InlineMarkdown.Run
    /// Whether the words agree with the number among them.
    var inflects = false
  }

  static func runs(of markdown: [InlineMarkdown.Run]) -> [Run] {
    var result: [Run] = []
    for var run in markdown {
      guard let link = run.link, let colon = link.firstIndex(of: ":"),
        result.last?.run.text.hasSuffix("^") == true, isName(link[..<colon])
      else {
        result.append(Run(run: run))
        continue
      }
      result[result.count - 1].run.text.removeLast()
      if result[result.count - 1].run.text.isEmpty { result.removeLast() }
      run.link = nil
      let value = link[link.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      result.append(Run(run: run, inflects: link[..<colon] == "inflect" && value == "true"))
    }
    return result
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0 == "." }
      && !["http", "https", "mailto", "tel"].contains(text)
  }
}

/// Has English words agree with a number.
nonisolated enum Inflection {
  /// `text` with its last word in the plural, unless the first number in it is one. Other languages
  /// stay as they are.
  static func applied(to text: String, _ locale: Locale) -> String {
    guard locale.identifier.lowercased().hasPrefix("en") else { return text }
    let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "," || $0 == "." }
    guard !digits.isEmpty, digits != "1" else { return text }
    let end = text.lastIndex { $0.isLetter }.map { text.index(after: $0) } ?? text.startIndex
    let head = text[..<end]
    let start = head.lastIndex { !$0.isLetter }.map { head.index(after: $0) } ?? head.startIndex
    let word = String(head[start...])
    guard !word.isEmpty else { return text }
    return text[..<start] + plural(of: word) + text[end...]
  }

  static func plural(of word: String) -> String {
    let small = word.lowercased()
    if let known = irregular[small] {
      return word.first?.isUppercase == true
        ? known.prefix(1).uppercased() + known.dropFirst() : known
    }
    if unchanged.contains(small) { return word }
    if ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) { return word + "es" }
    let vowels = "aeiou"
    if small.hasSuffix("y"), let before = small.dropLast().last, !vowels.contains(before) {
      return word.dropLast() + "ies"
    }
    return word + "s"
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "mouse": "mice", "leaf": "leaves", "life": "lives",
    "knife": "knives", "shelf": "shelves", "wolf": "wolves", "half": "halves", "potato": "potatoes",
    "tomato": "tomatoes", "hero": "heroes",
  ]
  private static let unchanged: Set<String> = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "people", "children",
  ]
}

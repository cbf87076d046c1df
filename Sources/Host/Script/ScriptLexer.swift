import Foundation

/// A piece of a script's line.
enum ScriptToken: Hashable {
  case word(String)
  case text(String)
  /// `#2` behind a text.
  case occurrence(Int)

  /// The piece as it reads in a message.
  var shown: String {
    switch self {
    case .word(let word): "“\(word)”"
    case .text(let text): ScriptQuoting.quoted(text)
    case .occurrence(let number): "“#\(number)”"
    }
  }
}

/// Cuts a line into words and quoted texts, without its comment.
struct ScriptLexer {
  private var rest: Substring
  private let fail: (String) -> ScriptError

  /// - Parameter fail: makes an error of a message.
  static func tokens(_ line: String, fail: @escaping (String) -> ScriptError) throws
    -> [ScriptToken]
  {
    var lexer = ScriptLexer(rest: line[...], fail: fail)
    var tokens: [ScriptToken] = []
    while let token = try lexer.next(after: tokens.last) { tokens.append(token) }
    return tokens
  }

  private mutating func next(after previous: ScriptToken?) throws -> ScriptToken? {
    rest = rest.drop { $0.isWhitespace }
    guard let first = rest.first else { return nil }
    switch first {
    case "\"": return try .text(quoted(until: "\""))
    case "“": return try .text(quoted(until: "”"))
    case "#":
      // A number right behind a text counts matches; everything else is a comment.
      let word = rest.prefix { !$0.isWhitespace }.dropFirst()
      guard case .text = previous, let number = Int(word), word.allSatisfy(\.isNumber) else {
        return nil
      }
      rest = rest.dropFirst(word.count + 1)
      guard number > 0 else { throw fail("matches count from #1, not from #\(number)") }
      return .occurrence(number)
    default:
      let word = rest.prefix { !$0.isWhitespace && $0 != "\"" && $0 != "“" && $0 != "#" }
      rest = rest.dropFirst(word.count)
      return .word(String(word))
    }
  }

  private mutating func quoted(until end: Character) throws -> String {
    rest = rest.dropFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == end { return text }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      switch rest.popFirst() {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "b": text.append("\u{8}")
      case "\\": text.append("\\")
      case "\"": text.append("\"")
      case "”": text.append("”")
      case let other?:
        throw fail("“\\\(other)” means nothing in a text; there are \\n, \\t, \\b, \\\\ and \\\"")
      case nil: break
      }
    }
    throw fail("the text is not closed; add \(end) behind it")
  }
}

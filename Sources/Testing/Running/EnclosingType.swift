import Foundation

/// Finds in which type a line of a Swift file stands, for XCTest, which does not tell.
enum EnclosingType {
  /// The names of the types around `line`, the outermost first and joined by points, or `nil` if
  /// there are none or the file is not there.
  static func name(atLine line: Int, of path: String) -> String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    return name(atLine: line, in: text)
  }

  static func name(atLine line: Int, in text: String) -> String? {
    var scanner = Scanner(text: Array(text.utf8))
    return scanner.types(atLine: line)
  }

  /// Reads words and braces, and passes over comments and texts.
  private struct Scanner {
    let text: [UInt8]
    var at = 0
    var line = 1
    /// One entry for each open brace; the type's name if it opened one.
    var open: [String?] = []
    /// A type whose brace is still to come.
    var pending: String?
    var expectsName = false

    init(text: [UInt8]) { self.text = text }

    private static let keywords: Set<String> = ["class", "struct", "enum", "actor", "extension"]

    mutating func types(atLine wanted: Int) -> String? {
      while at < text.count, line <= wanted { step() }
      let names = open.compactMap(\.self)
      return names.isEmpty ? nil : names.joined(separator: ".")
    }

    private mutating func step() {
      let byte = text[at]
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        at += 1
      case UInt8(ascii: "{"):
        open.append(pending)
        pending = nil
        at += 1
      case UInt8(ascii: "}"):
        _ = open.popLast()
        at += 1
      case UInt8(ascii: "/") where follows("//"): skip(to: "\n", taking: false)
      case UInt8(ascii: "/") where follows("/*"): skip(to: "*/", taking: true)
      case UInt8(ascii: "\""): skipText()
      case _ where Self.isWord(byte): readWord()
      default: at += 1
      }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
      byte >= 128 || byte == UInt8(ascii: "_") || (byte >= 48 && byte <= 57)
        || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122)
    }

    private func follows(_ mark: String) -> Bool { text[at...].starts(with: mark.utf8) }

    private mutating func skip(to mark: String, taking: Bool) {
      at += 2
      while at < text.count, !follows(mark) {
        if text[at] == UInt8(ascii: "\n") { line += 1 }
        at += 1
      }
      if taking { at = min(at + mark.utf8.count, text.count) }
    }

    /// A text of one or more lines; what is interpolated counts as text.
    private mutating func skipText() {
      let mark = follows("\"\"\"") ? "\"\"\"" : "\""
      at += mark.utf8.count
      while at < text.count, !follows(mark) {
        if text[at] == UInt8(ascii: "\\") { at += 1 }
        if at < text.count, text[at] == UInt8(ascii: "\n") {
          line += 1
          if mark.utf8.count == 1 { return }
        }
        at += 1
      }
      at = min(at + mark.utf8.count, text.count)
    }

    private mutating func readWord() {
      let start = at
      while at < text.count, Self.isWord(text[at]) || (expectsName && text[at] == 46) { at += 1 }
      let word = String(decoding: text[start..<at], as: UTF8.self)
      if expectsName {
        expectsName = false
        // `class func` and `class var` open no type.
        if word != "func", word != "var", word != "let" { pending = word }
      } else if Self.keywords.contains(word) {
        expectsName = true
      } else if word == "func" || word == "init" {
        pending = nil
      }
    }
  }
}

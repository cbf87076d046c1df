import Foundation

/// The inline part of Markdown, spaces and line breaks kept: emphasis, code, strikethrough, links.
///
/// The rules are CommonMark's, with strikethrough and bare links of its GitHub dialect. Linear but
/// for pathological runs of delimiters, which cost their number squared.
nonisolated package struct InlineMarkdown {
  /// Characters of one look.
  package struct Run: Equatable {
    package var text: String
    package var isStrong = false
    package var isEmphasized = false
    package var isCode = false
    package var isStruck = false
    package var link: String?

    fileprivate func hasSameLook(as other: Run) -> Bool {
      isStrong == other.isStrong && isEmphasized == other.isEmphasized && isCode == other.isCode
        && isStruck == other.isStruck && link == other.link
    }
  }

  package static func runs(of source: String) -> [Run] {
    guard mayContainMarkdown(source) else { return [Run(text: source)] }
    var scanner = MarkdownScanner(Array(source))
    var tokens = scanner.tokens()
    MarkdownEmphasis.match(&tokens)
    return joined(tokens.map(\.run))
  }

  /// Most keys have none, and need not be read twice.
  private static func mayContainMarkdown(_ source: String) -> Bool {
    var previous: UInt8 = 0
    for byte in source.utf8 {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
        UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"):
        return true
      case UInt8(ascii: "@"): if previous != UInt8(ascii: "%") { return true }
      case UInt8(ascii: "/"): if previous == UInt8(ascii: "/") { return true }
      case UInt8(ascii: "."): if previous == UInt8(ascii: "w") { return true }
      default: break
      }
      previous = byte
    }
    return false
  }

  private static func joined(_ runs: [Run]) -> [Run] {
    var result: [Run] = []
    for run in runs where !run.text.isEmpty {
      if let last = result.last, last.hasSameLook(as: run) {
        result[result.count - 1].text += run.text
      } else {
        result.append(run)
      }
    }
    return result.isEmpty ? [Run(text: "")] : result
  }
}

/// Text, or a run of delimiters that may begin or end an emphasis.
nonisolated struct MarkdownToken {
  struct Delimiter {
    var character: Character
    /// The length when it was read.
    var length: Int
    var canOpen: Bool
    var canClose: Bool
  }

  var run: InlineMarkdown.Run
  var delimiter: Delimiter?

  init(_ run: InlineMarkdown.Run) { self.run = run }
  init(_ text: String) { run = .init(text: text) }
}

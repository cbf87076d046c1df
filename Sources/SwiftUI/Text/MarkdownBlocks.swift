import Foundation

/// What the block part of Markdown leaves of a text whose view shows characters only: without the
/// marks of headings, lists and quotes, paragraph after paragraph with nothing in between, lines
/// joined by spaces.
nonisolated enum MarkdownBlocks {
  static func flattened(_ source: String) -> String {
    var paragraphs: [[Substring]] = [[]]
    var isFenced = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.trimmingPrefix { $0 == " " }
      if text.hasPrefix("```") || text.hasPrefix("~~~") {
        isFenced.toggle()
        paragraphs.append([])
        continue
      }
      if isFenced {
        paragraphs.append([line])
        continue
      }
      if text.isEmpty {
        paragraphs.append([])
        continue
      }
      let (rest, beginsBlock) = withoutMarks(text)
      if beginsBlock { paragraphs.append([]) }
      paragraphs[paragraphs.count - 1].append(rest)
    }
    return paragraphs.map { $0.joined(separator: " ") }.joined()
  }

  /// All lines in one, for inline Markdown that does not keep white space.
  static func joined(_ source: String) -> String {
    source.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private static func withoutMarks(_ line: Substring) -> (rest: Substring, beginsBlock: Bool) {
    var rest = line
    var beginsBlock = false
    while let first = rest.first {
      let level = rest.prefix { $0 == "#" }.count
      let digits = rest.prefix(while: \.isNumber)
      if (1...6).contains(level), rest.dropFirst(level).first == " " {
        rest = rest.dropFirst(level)
      } else if "-*+".contains(first), rest.dropFirst().first == " " {
        rest = rest.dropFirst()
      } else if first == ">" {
        rest = rest.dropFirst()
      } else if !digits.isEmpty, rest.dropFirst(digits.count).hasPrefix(". ") {
        rest = rest.dropFirst(digits.count + 1)
      } else {
        break
      }
      beginsBlock = true
      rest = rest.drop { $0 == " " }
    }
    return (rest, beginsBlock)
  }
}

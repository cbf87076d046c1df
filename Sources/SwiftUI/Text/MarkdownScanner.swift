/// Cuts Markdown into texts and delimiters.
nonisolated struct MarkdownScanner {
  private let source: [Character]
  private var position = 0
  private var pending = ""
  private var result: [MarkdownToken] = []
  /// Inside a link's label there are no further links.
  private let findsLinks: Bool

  init(_ source: [Character], findsLinks: Bool = true) {
    (self.source, self.findsLinks) = (source, findsLinks)
  }

  private func at(_ index: Int) -> Character? {
    source.indices.contains(index) ? source[index] : nil
  }

  mutating func tokens() -> [MarkdownToken] {
    while position < source.count {
      let character = source[position]
      switch character {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readDelimiter(character)
      case "[": if !readLink() { take(1) }
      case "!": if !readPicture() { take(1) }
      case "<": if !readAngleLink() { take(1) }
      case "&": readEntity()
      default: if !readBareLink() { take(1) }
      }
    }
    flush()
    return result
  }

  private mutating func take(_ count: Int) {
    pending += String(source[position..<(position + count)])
    position += count
  }

  private mutating func flush() {
    if !pending.isEmpty { result.append(MarkdownToken(pending)) }
    pending = ""
  }

  private mutating func readEscape() {
    if let next = at(position + 1), next.isASCII, next.isPunctuation || next.isSymbol {
      pending.append(next)
      position += 2
    } else {
      take(1)
    }
  }

  private func length(of character: Character, from start: Int) -> Int {
    var end = start
    while at(end) == character { end += 1 }
    return end - start
  }

  private mutating func readCode() {
    let ticks = length(of: "`", from: position)
    var end = position + ticks
    while end < source.count {
      let run = length(of: "`", from: end)
      if run == ticks { break }
      end += max(run, 1)
    }
    guard end < source.count else { return take(ticks) }
    flush()
    var code = source[(position + ticks)..<end]
    if code.count > 1, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
      code = code.dropFirst().dropLast()
    }
    result.append(MarkdownToken(.init(text: String(code), isCode: true)))
    position = end + ticks
  }

  private mutating func readDelimiter(_ character: Character) {
    let count = length(of: character, from: position)
    let (before, after) = (at(position - 1), at(position + count))
    func isSpace(_ c: Character?) -> Bool { c?.isWhitespace ?? true }
    func isMark(_ c: Character?) -> Bool { c.map { $0.isPunctuation || $0.isSymbol } ?? false }
    let leans = !isSpace(after) && (!isMark(after) || isSpace(before) || isMark(before))
    let trails = !isSpace(before) && (!isMark(before) || isSpace(after) || isMark(after))
    var (canOpen, canClose) = (leans, trails)
    if character == "_" {
      canOpen = leans && (!trails || isMark(before))
      canClose = trails && (!leans || isMark(after))
    }
    guard character != "~" || count <= 2 else { return take(count) }
    flush()
    var token = MarkdownToken(String(repeating: character, count: count))
    token.delimiter = .init(
      character: character, length: count, canOpen: canOpen, canClose: canClose)
    result.append(token)
    position += count
  }

  // MARK: Links

  private mutating func append(_ tokens: [MarkdownToken], link: String, end: Int) {
    flush()
    for var token in tokens {
      token.run.link = link
      token.delimiter = nil
      result.append(token)
    }
    position = end
  }

  /// `[label](address)`
  private mutating func readLink() -> Bool {
    guard findsLinks, let close = closing("]", for: "[", from: position), at(close + 1) == "(",
      let end = closing(")", for: "(", from: close + 1)
    else { return false }
    let inside = String(source[(close + 2)..<end]).trimmingPrefix { $0.isWhitespace }
    // What follows `^[…]` are attributes, which hold spaces.
    let saysAttributes = position > 0 && source[position - 1] == "^"
    var address = inside.prefix { saysAttributes || !$0.isWhitespace }
    if address.hasPrefix("<"), address.hasSuffix(">") { address = address.dropFirst().dropLast() }
    var inner = MarkdownScanner(Array(source[(position + 1)..<close]), findsLinks: false)
    var tokens = inner.tokens()
    MarkdownEmphasis.match(&tokens)
    append(tokens, link: String(address), end: end + 1)
    return true
  }

  /// `![label](address)`: what a text shows of a picture is its label.
  private mutating func readPicture() -> Bool {
    guard at(position + 1) == "[", let close = closing("]", for: "[", from: position + 1),
      at(close + 1) == "(", let end = closing(")", for: "(", from: close + 1)
    else { return false }
    var inner = MarkdownScanner(Array(source[(position + 2)..<close]), findsLinks: findsLinks)
    var tokens = inner.tokens()
    MarkdownEmphasis.match(&tokens)
    flush()
    for var token in tokens {
      token.delimiter = nil
      result.append(token)
    }
    position = end + 1
    return true
  }

  private func closing(_ close: Character, for open: Character, from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < source.count {
      if source[index] == "\\" {
        index += 2
        continue
      }
      if source[index] == open { depth += 1 }
      if source[index] == close {
        depth -= 1
        if depth == 0 { return index }
      }
      index += 1
    }
    return nil
  }

  /// `<address>`
  private mutating func readAngleLink() -> Bool {
    guard let end = source[position...].firstIndex(of: ">") else { return false }
    let inside = source[(position + 1)..<end]
    guard !inside.contains(where: \.isWhitespace),
      MarkdownLinks.length(of: inside) == inside.count
    else { return false }
    append([MarkdownToken(String(inside))], link: String(inside), end: end + 1)
    return true
  }

  /// An address without any marks around it.
  private mutating func readBareLink() -> Bool {
    guard findsLinks else { return false }
    if let before = at(position - 1), before.isLetter || before.isNumber { return false }
    let length = MarkdownLinks.length(of: source[position...])
    guard length > 0 else { return false }
    let text = String(source[position..<(position + length)])
    append([MarkdownToken(text)], link: text, end: position + length)
    return true
  }

  private static let entities: [(String, Character)] = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&nbsp;", "\u{A0}"),
  ]

  private mutating func readEntity() {
    for (name, character) in Self.entities where source[position...].starts(with: name) {
      pending.append(character)
      position += name.count
      return
    }
    take(1)
  }
}

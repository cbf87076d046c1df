/// A text that is being edited: its characters and what of them is selected.
nonisolated struct TextEdit: Equatable {
  private(set) var text: String
  /// How many characters are before the caret, which is the end of the selection that moves.
  private(set) var caret: Int
  /// The other end of the selection; the caret where nothing is selected.
  private(set) var anchor: Int

  init(_ text: String) {
    self.text = text
    caret = text.count
    anchor = caret
  }

  /// What typing replaces, by numbers of characters; empty at the caret.
  var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  /// The same as indices of the text.
  var selectedRange: Range<String.Index> {
    let range = selection
    return index(range.lowerBound)..<index(range.upperBound)
  }

  private func index(_ offset: Int) -> String.Index {
    text.index(text.startIndex, offsetBy: offset)
  }

  // MARK: Changes

  mutating func insert(_ character: Character) {
    deleteSelection()
    let place = index(caret)
    let rest = text[place...].count
    text.insert(character, at: place)
    // Counted from the end: a combining mark joins the character before it.
    moveCaret(to: text.count - rest)
  }

  var canDeleteBackward: Bool { caret > 0 || !selection.isEmpty }

  /// Takes away what is selected, or the character before the caret.
  mutating func deleteBackward() {
    if deleteSelection() { return }
    guard caret > 0 else { return }
    text.remove(at: index(caret - 1))
    moveCaret(to: caret - 1)
  }

  @discardableResult private mutating func deleteSelection() -> Bool {
    let range = selection
    guard !range.isEmpty else { return false }
    text.removeSubrange(selectedRange)
    moveCaret(to: range.lowerBound)
    return true
  }

  mutating func moveCaret(to offset: Int) {
    caret = min(max(offset, 0), text.count)
    anchor = caret
  }

  mutating func select(_ range: Range<Int>) {
    anchor = min(max(range.lowerBound, 0), text.count)
    caret = min(max(range.upperBound, 0), text.count)
  }

  mutating func select(_ range: Range<String.Index>) {
    let (start, end) = (text.startIndex, text.endIndex)
    let bounds = min(max(range.lowerBound, start), end)..<min(max(range.upperBound, start), end)
    let first = text.distance(from: start, to: bounds.lowerBound)
    select(first..<(first + text.distance(from: bounds.lowerBound, to: bounds.upperBound)))
  }

  /// Shows a text that was set from outside; the caret stays where it is, if it can.
  mutating func take(_ text: String) {
    let wasAtEnd = caret == self.text.count
    self.text = text
    moveCaret(to: wasAtEnd ? text.count : min(caret, text.count))
  }

  // MARK: Words

  /// The edge of the word around `offset` that is nearer, where fingers put the caret.
  func wordEdge(near offset: Int) -> Int {
    let characters = Array(text)
    guard offset > 0, offset < characters.count,
      Self.kind(of: characters[offset - 1]) == .spaced, Self.kind(of: characters[offset]) == .spaced
    else { return offset }
    let word = Self.run(in: characters, around: offset)
    return offset - word.lowerBound < word.upperBound - offset ? word.lowerBound : word.upperBound
  }

  /// The word at `offset`, which two taps select: the characters around it that belong together.
  func word(at offset: Int) -> Range<Int> {
    let characters = Array(text)
    guard !characters.isEmpty else { return 0..<0 }
    var place = min(offset, characters.count - 1)
    // At the end of a word, the word; not the space behind it.
    if place > 0, Self.kind(of: characters[place]) == .other,
      Self.kind(of: characters[place - 1]) != .other
    {
      place -= 1
    }
    return Self.run(in: characters, around: place)
  }

  private static func run(in characters: [Character], around place: Int) -> Range<Int> {
    let kind = kind(of: characters[place])
    var (start, end) = (place, place)
    while start > 0, Self.kind(of: characters[start - 1]) == kind { start -= 1 }
    while end < characters.count, Self.kind(of: characters[end]) == kind { end += 1 }
    return start..<end
  }

  /// What makes characters that stand side by side a word.
  private enum Kind { case spaced, kanji, hiragana, katakana, hangul, other }

  private static func kind(of character: Character) -> Kind {
    guard let value = character.unicodeScalars.first?.value else { return .other }
    switch value {
    case 0x3040...0x309F: return .hiragana
    case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return .katakana
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF, 0x3005: return .kanji
    case 0xAC00...0xD7AF: return .hangul
    default:
      // Scripts that separate words by spaces; others may be cut anywhere.
      return (character.isLetter || character.isNumber) && value < 0x0E00 ? .spaced : .other
    }
  }
}

/// A text that is being edited: its characters and the place of the caret among them.
nonisolated struct TextEdit: Equatable {
  private(set) var text: String
  /// How many characters are before the caret.
  private(set) var caret: Int

  init(_ text: String) {
    self.text = text
    caret = text.count
  }

  private var place: String.Index { text.index(text.startIndex, offsetBy: caret) }

  mutating func insert(_ character: Character) {
    let rest = text[place...].count
    text.insert(character, at: place)
    // Counted from the end: a combining mark joins the character before it.
    caret = max(text.count - rest, 0)
  }

  /// Takes away the character before the caret.
  mutating func deleteBackward() {
    guard caret > 0 else { return }
    text.remove(at: text.index(before: place))
    caret -= 1
  }

  mutating func moveCaret(to offset: Int) { caret = min(max(offset, 0), text.count) }

  /// Shows a text that was set from outside; the caret stays where it is, if it can.
  mutating func take(_ text: String) {
    let wasAtEnd = caret == self.text.count
    self.text = text
    caret = wasAtEnd ? text.count : min(caret, text.count)
  }

  /// The edge of the word around `offset` that is nearer, where fingers put the caret.
  func wordEdge(near offset: Int) -> Int {
    let characters = Array(text)
    guard offset > 0, offset < characters.count, Self.isInWord(characters[offset - 1]),
      Self.isInWord(characters[offset])
    else { return offset }
    var (start, end) = (offset, offset)
    while start > 0, Self.isInWord(characters[start - 1]) { start -= 1 }
    while end < characters.count, Self.isInWord(characters[end]) { end += 1 }
    return offset - start < end - offset ? start : end
  }

  /// Scripts that separate words by spaces; others may be cut anywhere.
  private static func isInWord(_ character: Character) -> Bool {
    guard character.isLetter || character.isNumber, let first = character.unicodeScalars.first
    else { return false }
    return first.value < 0x0E00
  }
}

/// Tells characters that are shown as coloured pictures from those shown as text.
enum EmojiPresentation {
  private static let textSelector: UInt32 = 0xFE0E
  private static let emojiSelector: UInt32 = 0xFE0F
  private static let keycap: UInt32 = 0x20E3
  private static let joiner: UInt32 = 0x200D

  static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.value > 0x22 else { return false }
    if scalars.count == 1 { return first.properties.isEmojiPresentation }
    var hasSelector = false
    for scalar in scalars.dropFirst() {
      switch scalar.value {
      case textSelector: return false
      case emojiSelector, keycap: hasSelector = true
      case joiner where first.properties.isEmoji && first.value > 0x7F: hasSelector = true
      default:
        if scalar.properties.isEmojiModifier { hasSelector = true }
      }
    }
    if first.properties.isEmojiPresentation { return true }
    return hasSelector && first.properties.isEmoji
  }
}

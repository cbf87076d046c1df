import Foundation
import HangaDrawing
import HangaTypesetting

/// The faces that serve a font description, in the order in which they are asked for a character.
final class FontChain {
  /// How a face is fitted to the system font it stands in for.
  enum Fitting { case interText, interDisplay, interRounded, none }

  struct Link {
    var face: FontFace
    var font: ShapingFont
    var fitting = Fitting.none
    var isColored = false
    /// Kerning of the Chinese and Japanese faces is for proportional setting only.
    var usesKerning = true

    var verticalScale: CGFloat {
      switch fitting {
      case .interText: InterCalibration.textVerticalScale
      case .interDisplay, .interRounded: InterCalibration.displayVerticalScale
      case .none: 1
      }
    }
  }

  private(set) var links: [Link]
  private let emojiIndex: Int
  /// Makes the links that are asked after all others, until it has been called.
  private var further: (() -> [Link])?
  /// The link for characters of one scalar, as found before.
  private var known: [UInt32: Int] = [:]

  /// The last link must be the emoji face.
  /// - Parameter further: what to ask for characters that none of these has; called when the first
  ///   such character comes.
  init(links: [Link], further: @escaping () -> [Link] = { [] }) {
    (self.links, self.further) = (links, further)
    emojiIndex = links.count - 1
  }

  /// The index of the link that draws a character, or `nil` if none can.
  func link(for character: Character) -> Int? {
    let scalars = character.unicodeScalars
    guard let base = scalars.first else { return 0 }
    let isSingle = scalars.count == 1
    if isSingle, let index = known[base.value] { return index < 0 ? nil : index }
    let index = search(character, base: base)
    if isSingle { known[base.value] = index ?? -1 }
    return index
  }

  private func search(_ character: Character, base: Unicode.Scalar) -> Int? {
    if EmojiPresentation.isEmoji(character), links[emojiIndex].font.hasGlyph(for: base) {
      return emojiIndex
    }
    if base.properties.isDefaultIgnorableCodePoint || base.properties.generalCategory == .control {
      return 0
    }
    let visible = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    for (index, link) in links.enumerated()
    where visible.allSatisfy({ link.font.hasGlyph(for: $0) }) {
      return index
    }
    if let index = links.firstIndex(where: { $0.font.hasGlyph(for: base) }) { return index }
    guard let further else { return nil }
    self.further = nil
    links += further()
    return search(character, base: base)
  }
}

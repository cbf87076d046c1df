import Foundation
import HangaDrawing
import HangaTypesetting

/// Chooses the faces for a font description and a language.
struct FontChainBuilder {
  /// What of a description and a locale decides the faces.
  struct Key: Hashable {
    var family: FontDescription.Family
    var weight: Int
    var isItalic: Bool
    var isDisplay: Bool
    var language: CJKLanguage

    init(font: FontDescription, localeIdentifier: String) {
      (family, weight, isItalic) = (font.family, font.weight, font.isItalic)
      isDisplay = font.size >= InterCalibration.displaySize
      language = CJKLanguage(localeIdentifier: localeIdentifier)
    }
  }

  /// From this weight on, families of two weights use their bold.
  static let boldWeight = 600

  let library: FontLibrary
  let key: Key
  private var isBold: Bool { key.weight >= Self.boldWeight }

  /// Latin first, then Chinese, Japanese and Korean, then other scripts and symbols, then emoji. For
  /// what none of them has, the registered families, in the order in which they were registered.
  func build() throws(FontError) -> FontChain {
    var links = try primary()
    if key.family != .system(.serif) {
      links.append(try link(cjk("NotoSansCJK"), usesKerning: false))
    }
    links.append(try link(dejaVu("DejaVuSans")))
    links.append(try link(FontFace(file: "NotoColorEmoji.ttf"), isColored: true))
    return FontChain(links: links, further: registered)
  }

  private func registered() -> [FontChain.Link] {
    var seen: Set<FontFace> = []
    return library.list.familyNames.compactMap { family in
      guard
        let found = library.list.face(of: family, weight: key.weight, isItalic: key.isItalic),
        seen.insert(found.face).inserted
      else { return nil }
      var face = found.face
      face.isSynthesizedOblique = key.isItalic && !found.isItalic
      // The file was read when it was registered; one that has gone since serves nothing.
      return try? link(face)
    }
  }

  private func primary() throws(FontError) -> [FontChain.Link] {
    switch key.family {
    case .system(let design): return [try system(design)]
    case .custom(let family):
      let found = library.list.face(of: family, weight: key.weight, isItalic: key.isItalic)
      guard let found else {
        let design = FontStandIn.design(for: family)
        let first = try system(design)
        return design == .default ? [first] : [first, try inter(isDisplay: key.isDisplay)]
      }
      var face = found.face
      face.isSynthesizedOblique = key.isItalic && !found.isItalic
      return [try link(face), try inter(isDisplay: key.isDisplay)]
    }
  }

  private func system(_ design: FontDescription.Design) throws(FontError) -> FontChain.Link {
    switch design {
    case .default: try inter(isDisplay: key.isDisplay)
    case .rounded: try inter(isDisplay: true, fitting: .interRounded)
    case .serif: try link(cjk("NotoSerifCJK"))
    case .monospaced: try link(dejaVu("DejaVuSansMono"))
    }
  }

  private func inter(isDisplay: Bool, fitting: FontChain.Fitting? = nil) throws(FontError)
    -> FontChain.Link
  {
    let file = InterFace.fileName(
      isDisplay: isDisplay, weight: key.weight, isItalic: key.isItalic)
    return try link(
      FontFace(file: file), fitting: fitting ?? (isDisplay ? .interDisplay : .interText))
  }

  private func cjk(_ name: String) -> FontFace {
    FontFace(
      file: "\(name)-\(isBold ? "Bold" : "Regular").ttc", index: key.language.faceIndex,
      isSynthesizedOblique: key.isItalic)
  }

  private func dejaVu(_ name: String) -> FontFace {
    FontFace(file: name + (isBold ? "-Bold.ttf" : ".ttf"), isSynthesizedOblique: key.isItalic)
  }

  private func link(
    _ face: FontFace, fitting: FontChain.Fitting = .none, isColored: Bool = false,
    usesKerning: Bool = true
  ) throws(FontError) -> FontChain.Link {
    FontChain.Link(
      face: face, font: try library.shapingFont(for: face), fitting: fitting,
      isColored: isColored, usesKerning: usesKerning)
  }
}

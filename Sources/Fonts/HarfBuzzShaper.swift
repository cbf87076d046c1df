import CHarfBuzz
import Foundation
import HangaDrawing
import HangaTypesetting

/// Shapes text with HarfBuzz, falling back from face to face by character.
///
/// Advances come from unscaled font units by sums, products and quotients alone: the same on every
/// processor and at every scale. Vertical measures are the system font's, not the stand-in's.
package final class HarfBuzzShaper: Shaper {
  private let library: FontLibrary
  private let lineBreaker = ICULineBreaker()
  private let buffer: OpaquePointer
  private var chains: [FontChainBuilder.Key: FontChain] = [:]
  private var customMetrics: [FontDescription: FontMetrics] = [:]

  /// What went wrong so far, each thing once, in the order met.
  package private(set) var diagnostics: [FontDiagnostic] = []

  package init(library: FontLibrary) {
    self.library = library
    buffer = hb_buffer_create()
  }

  deinit { hb_buffer_destroy(buffer) }

  /// The diagnostics so far, which are then forgotten.
  package func takeDiagnostics() -> [FontDiagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }

  package func breakOpportunities(in units: [UInt16], localeIdentifier: String)
    -> [BreakOpportunity]
  {
    lineBreaker.breaks(in: units, localeIdentifier: localeIdentifier)
  }

  package func bidiLevels(of units: [UInt16], isRightToLeft: Bool) -> BidiLevels {
    BidiAnalyzer.levels(of: units, isRightToLeft: isRightToLeft)
  }

  /// 1. Cut the stretch where face, script or letter size changes.
  /// 2. Shape each item with HarfBuzz.
  package func shape(_ request: ShapingRequest) -> ShapedRun {
    var result = ShapedRun()
    guard let chain = chain(for: request) else { return result }
    let itemizer = Itemizer(chain: chain, request: request)
    var units = request.units
    for item in itemizer.items(reportMissing: report) {
      if item.isSmallCapital { units = Itemizer.capitalized(units, in: item.range) }
      ItemShaper(buffer: buffer, request: request, units: units, item: item, chain: chain)
        .append(to: &result)
    }
    return result
  }

  package func metrics(of font: FontDescription) -> FontMetrics {
    guard case .custom(let family) = font.family else { return font.systemMetrics }
    if let known = customMetrics[font] { return known }
    let metrics = metrics(ofFamily: family, font) ?? font.systemMetrics
    customMetrics[font] = metrics
    return metrics
  }

  private func metrics(ofFamily family: String, _ font: FontDescription) -> FontMetrics? {
    guard
      let found = library.list.face(of: family, weight: font.weight, isItalic: font.isItalic),
      let opened = try? library.shapingFont(for: found.face)
    else { return nil }
    let extents = opened.extents
    let stated = library.list.measures(of: family)
    let size = Double(font.size)
    func measure(_ stated: Double?, _ own: Double?, _ usual: Double) -> CGFloat {
      CGFloat((stated ?? own ?? usual) * size)
    }
    return FontMetrics(
      ascender: measure(stated.ascender, extents.ascender, 0),
      descender: measure(stated.descender, extents.descender, 0),
      leading: measure(stated.lineGap, extents.lineGap, 0) + font.lineLeading,
      capHeight: measure(
        stated.capHeight, opened.height(HB_OT_METRICS_TAG_CAP_HEIGHT), SystemFontMetrics.capHeight),
      xHeight: measure(
        stated.xHeight, opened.height(HB_OT_METRICS_TAG_X_HEIGHT), SystemFontMetrics.xHeight))
  }

  package func complaint(about font: FontDescription) -> String? {
    guard case .custom(let family) = font.family, library.list.faces(of: family) == nil else {
      return nil
    }
    let known = library.list.familyNames
    let standIn = FontStandIn.name(of: FontStandIn.design(for: family))
    return "No font is registered as “\(family)”; \(standIn) stands in. "
      + (known.isEmpty
        ? "Register its file with --fonts, or ViewHost's fonts."
        : "Registered are \(known.joined(separator: ", ")).")
  }

  private func chain(for request: ShapingRequest) -> FontChain? {
    let key = FontChainBuilder.Key(
      font: request.font, localeIdentifier: request.localeIdentifier)
    if let known = chains[key] { return known }
    // The library has checked its files: only a file damaged since then fails here.
    let chain = try? FontChainBuilder(library: library, key: key).build()
    chains[key] = chain
    return chain
  }

  private func report(_ diagnostic: FontDiagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}

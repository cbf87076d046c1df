import Foundation
import HangaDrawing

/// Shapes a paragraph's runs and marks where its lines may break.
struct ParagraphShaper {
  let shaper: any Shaper
  let paragraph: Paragraph
  private var shaped = ShapedParagraph()
  private var runStarts: [Int] = []

  /// The distance that a tab character covers, in points; C.
  static let tabAdvance: CGFloat = 28
  private static let objectReplacement: UInt16 = 0xFFFC

  static func shape(_ paragraph: Paragraph, with shaper: any Shaper) -> ShapedParagraph {
    var worker = ParagraphShaper(shaper: shaper, paragraph: paragraph)
    worker.collectUnits()
    worker.shapeRuns()
    worker.markBreaks()
    return worker.shaped
  }

  private init(shaper: any Shaper, paragraph: Paragraph) {
    (self.shaper, self.paragraph) = (shaper, paragraph)
  }

  private mutating func collectUnits() {
    for run in paragraph.runs {
      runStarts.append(shaped.units.count)
      if run.attributes.attachment != nil {
        shaped.units.append(Self.objectReplacement)
      } else {
        shaped.units.append(contentsOf: run.string.utf16)
      }
      shaped.runs.append(metrics(of: run.attributes))
    }
  }

  private func metrics(of attributes: TextAttributes) -> ShapedParagraph.RunMetrics {
    let font = shaper.metrics(of: attributes.font)
    let offset = attributes.baselineOffset
    var ascent = font.ascender + max(offset, 0)
    var descent = -font.descender + max(-offset, 0)
    if let attachment = attributes.attachment {
      ascent = max(ascent, attachment.size.height + attachment.baselineOffset + offset)
      descent = max(descent, -attachment.baselineOffset - offset)
    }
    return .init(
      ascent: ascent, descent: descent, leading: font.leading, fontSize: attributes.font.size)
  }

  /// One request for each stretch of equal run and level between tabs, newlines and attachments.
  private mutating func shapeRuns() {
    let bidi = shaper.bidiLevels(of: shaped.units, isRightToLeft: paragraph.isRightToLeft)
    let levels = bidi.levels
    shaped.baseLevel = bidi.base
    for (index, run) in paragraph.runs.enumerated() {
      let end = index + 1 < runStarts.count ? runStarts[index + 1] : shaped.units.count
      var start = runStarts[index]
      while start < end {
        let level = levels[start]
        if let kind = controlKind(at: start, run: run) {
          start = appendControl(kind, at: start, end: end, run: index, level: level)
          continue
        }
        var stop = start + 1
        while stop < end, levels[stop] == level, controlKind(at: stop, run: run) == nil {
          stop += 1
        }
        appendText(start..<stop, run: index, level: level)
        start = stop
      }
    }
  }

  private func controlKind(at offset: Int, run: TextRun) -> ShapedParagraph.Kind? {
    if run.attributes.attachment != nil { return .attachment }
    switch shaped.units[offset] {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return .newline
    case 0x09: return .tab
    default: return nil
    }
  }

  /// Appends one cluster without glyphs and returns where the text goes on.
  private mutating func appendControl(
    _ kind: ShapedParagraph.Kind, at start: Int, end: Int, run: Int, level: UInt8
  ) -> Int {
    let isPair =
      kind == .newline && shaped.units[start] == 0x0D && start + 1 < end
      && shaped.units[start + 1] == 0x0A
    let stop = start + (isPair ? 2 : 1)
    let attachment = paragraph.runs[run].attributes.attachment
    let advance =
      kind == .attachment
      ? (attachment?.size.width ?? 0) + paragraph.runs[run].attributes.tracking
      : kind == .tab ? Self.tabAdvance : 0
    shaped.clusters.append(
      .init(
        units: start..<stop, run: run, kind: kind, level: level, allowsBreakAfter: false,
        advance: advance, typeface: -1, glyphs: 0..<0))
    if level != 0 { shaped.needsReordering = true }
    return stop
  }

  private mutating func appendText(_ range: Range<Int>, run: Int, level: UInt8) {
    let attributes = paragraph.runs[run].attributes
    let result = shaper.shape(
      ShapingRequest(
        units: shaped.units, range: range, font: attributes.font,
        isRightToLeft: level % 2 == 1, allowsLigatures: attributes.tracking == 0,
        localeIdentifier: paragraph.localeIdentifier))
    let (typefaceBase, glyphBase) = (shaped.typefaces.count, shaped.glyphs.count)
    shaped.typefaces.append(contentsOf: result.typefaces)
    shaped.glyphs.append(contentsOf: result.glyphs)
    let extra = attributes.tracking + attributes.kerning
    shaped.clusters.reserveCapacity(shaped.clusters.count + result.clusters.count)
    for cluster in result.clusters {
      let glyphs = (cluster.glyphs.lowerBound + glyphBase)..<(cluster.glyphs.upperBound + glyphBase)
      shaped.clusters.append(
        .init(
          units: cluster.units, run: run,
          kind: Self.isSpace(shaped.units[cluster.units.lowerBound]) ? .space : .text,
          level: level, allowsBreakAfter: false, advance: cluster.advance + extra,
          typeface: cluster.typeface + typefaceBase, glyphs: glyphs))
    }
    if level != 0 { shaped.needsReordering = true }
  }

  /// Spaces that hang over the edge at the end of a line.
  private static func isSpace(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  private mutating func markBreaks() {
    let breaks = shaper.breakOpportunities(
      in: shaped.units, localeIdentifier: paragraph.localeIdentifier)
    var next = 0
    for index in shaped.clusters.indices {
      let end = shaped.clusters[index].units.upperBound
      while next < breaks.count, breaks[next].offset < end { next += 1 }
      if next < breaks.count, breaks[next].offset == end {
        shaped.clusters[index].allowsBreakAfter = true
      }
    }
  }
}

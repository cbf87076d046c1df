import Foundation
import HangaDrawing

/// Builds one line from left to right.
struct LineBuilder {
  /// One visual step: a cluster or the ellipsis.
  private enum Step {
    case cluster(Int)
    case ellipsis
  }

  private let assembler: LineAssembler
  private let content: LineContent
  private var line: TextLine
  /// The glyph run under construction and what its clusters have in common.
  private var pending: GlyphRun?
  private var pendingKey: RunKey?
  private var pendingUnits = 0..<0
  private var pen: CGFloat
  /// What the line covers from top to bottom.
  private let band: LineBand

  private struct RunKey: Hashable {
    var typeface: ShapedRun.Typeface
    var run: Int
    var level: UInt8
  }

  init(
    assembler: LineAssembler, content: LineContent, x: CGFloat, baseline: CGFloat,
    band: LineBand
  ) {
    (self.assembler, self.content, pen) = (assembler, content, x)
    self.band = band
    line = TextLine(
      x: x, baseline: baseline, width: content.width * assembler.glyphScale, text: "")
  }

  func build() -> TextLine {
    var builder = self
    builder.line.text = builder.shownText()
    let steps = builder.visualSteps()
    for (index, step) in steps.enumerated() {
      let gap = index + 1 < steps.count ? content.tightening : 0
      switch step {
      case .cluster(let cluster): builder.place(cluster, gap: gap)
      case .ellipsis: builder.placeEllipsis()
      }
    }
    builder.flush()
    return builder.line
  }

  private func shownText() -> String {
    let shaped = assembler.shaped
    func text(_ clusters: Range<Int>) -> String {
      guard let first = clusters.first, let last = clusters.last else { return "" }
      let (start, end) = (shaped.clusters[first].units, shaped.clusters[last].units)
      return shaped.text(start.lowerBound..<end.upperBound)
    }
    return text(content.prefix) + (content.ellipsisRun == nil ? "" : "…") + text(content.suffix)
  }

  /// The line's steps in visual order.
  private func visualSteps() -> [Step] {
    var steps: [Step] = []
    steps.reserveCapacity(content.prefix.count + content.suffix.count + 1)
    for index in content.prefix { steps.append(.cluster(index)) }
    if content.ellipsisRun != nil { steps.append(.ellipsis) }
    for index in content.suffix { steps.append(.cluster(index)) }
    guard assembler.shaped.needsReordering else { return steps }
    let base: UInt8 = assembler.shaped.baseLevel
    var levels = steps.map { step -> UInt8 in
      switch step {
      case .cluster(let index): assembler.shaped.clusters[index].level
      case .ellipsis: base
      }
    }
    // Spaces at the end of a line go with the paragraph.
    for index in steps.indices.reversed() {
      guard case .cluster(let cluster) = steps[index],
        assembler.shaped.clusters[cluster].kind == .space
      else { break }
      levels[index] = base
    }
    return BidiReordering.visualOrder(of: levels).map { steps[$0] }
  }

  private mutating func place(_ index: Int, gap: CGFloat) {
    let shaped = assembler.shaped
    let cluster = shaped.clusters[index]
    let attributes = assembler.paragraph.runs[cluster.run].attributes
    let advance = (cluster.advance + gap) * assembler.glyphScale
    switch cluster.kind {
    case .text, .space:
      addGlyphs(
        shaped.glyphs[cluster.glyphs], of: cluster.kind == .space ? nil : cluster.glyphs,
        typeface: shaped.typefaces[cluster.typeface], run: cluster.run, level: cluster.level,
        units: cluster.units)
    case .attachment:
      flush()
      if let attachment = attributes.attachment { add(attachment, attributes) }
    case .tab, .newline: flush()
    }
    decorate(attributes, width: advance)
    pen += advance
  }

  private mutating func placeEllipsis() {
    guard let run = content.ellipsisRun else { return }
    flush()
    let attributes = assembler.paragraph.runs[run].attributes
    let shapedRun = assembler.ellipses.ellipsis(in: attributes.font)
    for cluster in shapedRun.clusters {
      addGlyphs(
        shapedRun.glyphs[cluster.glyphs], of: cluster.glyphs,
        typeface: shapedRun.typefaces[cluster.typeface], run: run, level: 0, units: nil)
      let advance = (cluster.advance + attributes.tracking) * assembler.glyphScale
      decorate(attributes, width: advance)
      pen += advance
    }
    flush()
  }

  /// Adds a cluster's glyphs to the pending run, beginning another if it differs. Spaces (`shown`
  /// is `nil`) have no ink and only take part in the run's text.
  private mutating func addGlyphs(
    _ glyphs: ArraySlice<GlyphRun.Glyph>, of shown: Range<Int>?, typeface: ShapedRun.Typeface,
    run: Int, level: UInt8, units: Range<Int>?
  ) {
    let key = RunKey(typeface: typeface, run: run, level: level)
    let scale = assembler.glyphScale
    if pending == nil || key != pendingKey {
      flush()
      if shown == nil { return }
      let offset = assembler.paragraph.runs[run].attributes.baselineOffset * scale
      pending = GlyphRun(
        face: typeface.face, size: typeface.size * scale, verticalScale: typeface.verticalScale,
        origin: CGPoint(x: pen, y: line.baseline - offset), glyphs: [],
        text: units == nil ? "…" : "", isColored: typeface.isColored)
      pendingKey = key
      pendingUnits = units ?? 0..<0
    }
    guard let origin = pending?.origin.x else { return }
    if let units {
      let lower = min(pendingUnits.lowerBound, units.lowerBound)
      pendingUnits = lower..<max(pendingUnits.upperBound, units.upperBound)
    }
    guard shown != nil else { return }
    for glyph in glyphs {
      pending?.glyphs.append(
        .init(id: glyph.id, x: pen - origin + glyph.x * scale, y: glyph.y * scale))
    }
  }

  private mutating func flush() {
    guard var run = pending, let key = pendingKey else { return }
    if run.text.isEmpty { run.text = assembler.shaped.text(pendingUnits) }
    while run.text.last == " " { run.text.removeLast() }
    let font = assembler.paragraph.runs[key.run].attributes.font
    if !font.smallCaps.isEmpty, key.typeface.size < font.size { run.text = run.text.uppercased() }
    line.glyphs.append(
      .init(
        run: run, paintIndex: assembler.paragraph.runs[key.run].attributes.paintIndex,
        source: key.run, width: pen - run.origin.x))
    (pending, pendingKey) = (nil, nil)
  }

  private mutating func add(_ attachment: TextAttachment, _ attributes: TextAttributes) {
    let scale = assembler.glyphScale
    let (width, height) = (attachment.size.width * scale, attachment.size.height * scale)
    let lift = (attachment.baselineOffset + attributes.baselineOffset) * scale
    line.attachments.append(
      .init(
        frame: CGRect(x: pen, y: line.baseline - lift - height, width: width, height: height),
        identifier: attachment.identifier, paintIndex: attributes.paintIndex))
  }

  /// Lines under and through the cluster at the pen; neighbours that continue each other merge.
  private mutating func decorate(_ attributes: TextAttributes, width: CGFloat) {
    guard
      attributes.underline != nil || attributes.strikethrough != nil
        || attributes.backgroundIndex != nil
    else { return }
    let placer = DecorationPlacer(
      attributes: attributes, lineX: line.x, baseline: line.baseline, grid: assembler.grid,
      glyphScale: assembler.glyphScale, band: band)
    placer.add(from: pen, width: width, to: &line.decorations)
  }
}

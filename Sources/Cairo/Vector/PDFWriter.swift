import CCairo
import Foundation
import HangaBitmaps
import HangaDrawing
import HangaGeometry

/// Writes nodes as a PDF by Cairo's own surface, without a date.
final class PDFWriter {
  private let context: OpaquePointer
  private let glyphs: GlyphCache
  /// Where fonts to embed come from; `nil` draws text as shapes.
  private let faces: (any GlyphFaceSource)?
  private var fonts: [FontFace: OpaquePointer] = [:]

  private init(_ context: OpaquePointer, _ painter: Painter, _ faces: (any GlyphFaceSource)?) {
    (self.context, glyphs, self.faces) = (context, painter.glyphs, faces)
  }

  deinit { for font in fonts.values { cairo_font_face_destroy(font) } }

  /// Cairo could not write the document.
  struct Failure: Error, CustomStringConvertible {
    let reason: String
    var description: String { "The PDF cannot be made: \(reason)." }
  }

  static func document(
    _ list: DisplayList, _ nodes: [VectorNode], painter: Painter, faces: (any GlyphFaceSource)?
  ) throws -> [UInt8] {
    try document([(list, nodes)], painter: painter, faces: faces)
  }

  /// A document of pages, each as large as its list; there is one at least.
  static func document(
    _ pages: [(list: DisplayList, nodes: [VectorNode])], painter: Painter,
    faces: (any GlyphFaceSource)?
  ) throws -> [UInt8] {
    let first = pages[0].list
    let sink = ByteSink()
    let surface = cairo_pdf_surface_create_for_stream(
      { closure, data, count in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue().bytes
          .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(sink).toOpaque(), first.size.width, first.size.height)
    // What Cairo would draw as pixels by itself has the scene's own density.
    cairo_surface_set_fallback_resolution(surface, 72 * first.scale, 72 * first.scale)
    guard let context = cairo_create(surface) else { throw Failure(reason: "there is no memory") }
    do {
      let writer = PDFWriter(context, painter, faces)
      for (list, nodes) in pages {
        cairo_pdf_surface_set_size(surface, list.size.width, list.size.height)
        if let background = list.background {
          writer.add(Path(CGRect(origin: .zero, size: list.size)))
          writer.setSource(.color(background))
          cairo_fill(context)
        }
        try writer.write(nodes)
        cairo_show_page(context)
      }
    }
    let status = cairo_status(context)
    cairo_destroy(context)
    cairo_surface_finish(surface)
    let last = cairo_surface_status(surface)
    cairo_surface_destroy(surface)
    for status in [status, last] where status != CAIRO_STATUS_SUCCESS {
      throw Failure(reason: String(cString: cairo_status_to_string(status)))
    }
    return withExtendedLifetime(sink) { dateless(sink.bytes) }
  }

  private final class ByteSink { var bytes: [UInt8] = [] }

  /// The document with its date blanked; places in the file stay where they are.
  private static func dateless(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    let key = Array("/CreationDate (".utf8)
    var index = result.count - key.count
    while index >= 0 {
      if result[index] == key[0], result[index..<(index + key.count)].elementsEqual(key) {
        var end = index
        while end < result.count, result[end] != UInt8(ascii: ")") { end += 1 }
        for place in index...min(end, result.count - 1) { result[place] = UInt8(ascii: " ") }
      }
      index -= 1
    }
    return result
  }

  // MARK: Nodes

  private func write(_ nodes: [VectorNode]) throws {
    for node in nodes { try write(node) }
  }

  private func write(_ node: VectorNode) throws {
    switch node {
    case .fill(let path, let paint, let rule):
      setSource(paint)
      set(rule)
      add(path)
      cairo_fill(context)
    case .stroke(let path, let paint, let pen):
      guard pen.width > 0 else { return }
      setSource(paint)
      set(pen)
      add(path)
      cairo_stroke(context)
    case .glyphs(let run, let paint): try write(run, paint)
    case .picture(let picture): write(picture)
    case .group(let effect, let children): try write(children, effect)
    }
  }

  private func write(_ children: [VectorNode], _ effect: VectorEffect) throws {
    guard !children.isEmpty else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    switch effect {
    case .transform(let transform):
      // A map that flattens everything shows nothing, and Cairo takes none.
      guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else { return }
      var matrix = Self.matrix(transform)
      cairo_transform(context, &matrix)
      try write(children)
    case .clip(let path, let rule):
      set(rule)
      add(path)
      cairo_clip(context)
      try write(children)
    case .opacity(let value):
      try group(children)
      cairo_paint_with_alpha(context, value)
    case .blend(let mode):
      try group(children)
      cairo_set_operator(context, Compositor.operation(mode))
      cairo_paint(context)
    case .isolation, .blur, .colorMatrix, .shadow:
      // Filters were made pictures before.
      try group(children)
      cairo_paint(context)
    case .mask(let mask):
      cairo_push_group(context)
      try write(mask)
      let stencil = cairo_pop_group(context)
      try group(children)
      cairo_mask(context, stencil)
      cairo_pattern_destroy(stencil)
    }
  }

  /// Makes children the source, as one.
  private func group(_ children: [VectorNode]) throws {
    cairo_push_group(context)
    try write(children)
    cairo_pop_group_to_source(context)
  }

  // MARK: Paths and pens

  private static func matrix(_ t: CGAffineTransform) -> cairo_matrix_t {
    cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
  }

  private func add(_ path: Path) {
    cairo_new_path(context)
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let to):
        cairo_move_to(context, to.x, to.y)
        current = to
      case .line(let to):
        cairo_line_to(context, to.x, to.y)
        current = to
      case .quadCurve(let to, let control):
        let curve = CubicSegment(quadraticFrom: current, control: control, to: to)
        cairo_curve_to(context, curve.p1.x, curve.p1.y, curve.p2.x, curve.p2.y, to.x, to.y)
        current = to
      case .curve(let to, let control1, let control2):
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, to.x, to.y)
        current = to
      case .closeSubpath:
        cairo_close_path(context)
        var (x, y) = (0.0, 0.0)
        if cairo_has_current_point(context) != 0 { cairo_get_current_point(context, &x, &y) }
        current = CGPoint(x: x, y: y)
      }
    }
  }

  private func set(_ rule: FillRule) {
    cairo_set_fill_rule(
      context, rule.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(
      context, rule.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  private func set(_ pen: Pen) {
    cairo_set_line_width(context, pen.width)
    switch pen.cap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch pen.join {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(context, max(pen.miterLimit, 1))
    let dash = pen.dash.contains { $0 > 0 } ? pen.dash.map { Double(max($0, 0)) } : []
    cairo_set_dash(context, dash, Int32(dash.count), pen.dashPhase)
  }

  // MARK: Paints

  private func setSource(_ paint: VectorPaint) {
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    let pattern: OpaquePointer?
    switch paint {
    case .color(let color):
      return cairo_set_source_rgba(
        context, Self.unit(color.red), Self.unit(color.green), Self.unit(color.blue),
        Self.unit(color.alpha))
    case .linear(let stops, let start, let end):
      pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
      add(stops, to: pattern)
    case .radial(let stops, let center, let radius, let transform):
      pattern = cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, radius)
      add(stops, to: pattern)
      var matrix = Self.matrix(transform.inverted())
      cairo_pattern_set_matrix(pattern, &matrix)
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  private static func unit(_ value: Double) -> Double { min(max(value, 0), 1) }

  private func add(_ stops: [GradientStop], to pattern: OpaquePointer?) {
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, Self.unit(color.red), Self.unit(color.green),
        Self.unit(color.blue), Self.unit(color.alpha))
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
  }

  private func write(_ picture: VectorPicture) {
    let (width, height) = (Int32(picture.bitmap.width), Int32(picture.bitmap.height))
    guard width > 0, height > 0, picture.frame.width > 0, picture.frame.height > 0 else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, picture.frame.minX, picture.frame.minY)
    cairo_scale(
      context, picture.frame.width / CGFloat(width), picture.frame.height / CGFloat(height))
    // Cairo reads the pixels when the page ends, so that it needs a copy.
    let image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    defer { cairo_surface_destroy(image) }
    guard let bytes = cairo_image_surface_get_data(image) else { return }
    let stride = Int(cairo_image_surface_get_stride(image))
    picture.bitmap.withPixels { pixels in
      for y in 0..<Int(height) {
        let row = UnsafeRawPointer(pixels.baseAddress! + y * Int(width))
        memcpy(bytes + y * stride, row, 4 * Int(width))
      }
    }
    cairo_surface_mark_dirty(image)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_set_source_surface(context, image, 0, 0)
    cairo_pattern_set_filter(
      cairo_get_source(context), picture.isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
    cairo_rectangle(context, 0, 0, Double(width), Double(height))
    cairo_fill(context)
  }

  // MARK: Text

  private func write(_ run: GlyphRun, _ paint: VectorPaint) throws {
    setSource(paint)
    // A bolder outline than the font's is none of its glyphs.
    guard let faces, run.face.emboldening == 0, !run.hasNoText else {
      set(FillRule())
      add(try glyphs.outline(of: run))
      return cairo_fill(context)
    }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_set_font_face(context, try font(run.face, faces))
    let slant = run.face.isSynthesizedOblique ? GlyphOutlines.obliqueSlant : 0
    var matrix = cairo_matrix_t(
      xx: run.size, yx: 0, xy: -slant * run.size, yy: run.size * run.verticalScale, x0: 0, y0: 0)
    cairo_set_font_matrix(context, &matrix)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
    let shown = run.glyphs.map {
      cairo_glyph_t(index: UInt($0.id), x: run.origin.x + $0.x, y: run.origin.y + $0.y)
    }
    guard let glyphs = run.glyphsByCharacter else {
      return cairo_show_glyphs(context, shown, Int32(shown.count))
    }
    let clusters = zip(run.text.unicodeScalars, glyphs).map { scalar, glyph in
      cairo_text_cluster_t(
        num_bytes: Int32(UTF8.width(scalar)), num_glyphs: glyph == nil ? 0 : 1)
    }
    cairo_show_text_glyphs(
      context, run.text, Int32(run.text.utf8.count), shown, Int32(shown.count), clusters,
      Int32(clusters.count), cairo_text_cluster_flags_t(rawValue: 0))
  }

  private func font(_ face: FontFace, _ faces: any GlyphFaceSource) throws -> OpaquePointer? {
    if let known = fonts[face] { return known }
    let font = cairo_ft_font_face_create_for_ft_face(try faces.face(for: face), Self.loadFlags)
    // Cairo may look at the face long after the document is done.
    let holder = Unmanaged<AnyObject>.passRetained(faces)
    let status = cairo_font_face_set_user_data(font, Self.holderKey, holder.toOpaque()) {
      if let pointer = $0 { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
    }
    if status != CAIRO_STATUS_SUCCESS { holder.release() }
    fonts[face] = font
    return font
  }

  /// Names the owner of a face among what Cairo keeps with it. Only its address matters; it is
  /// never read or written.
  nonisolated(unsafe) private static let holderKey =
    UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  /// No hinting, no bitmaps: FreeType's flags 2 and 8.
  private static let loadFlags: Int32 = 2 | 8
}

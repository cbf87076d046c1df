import CCairo
import HangaBitmaps
import HangaDrawing

/// Lays one surface over another; Cairo does the work for all pixels of it at once.
enum Compositor {
  /// How a surface lands on the one below.
  struct Options {
    var alpha: UInt32 = 255
    var mask: Mask?
    var mode: BlendMode = .normal
  }

  static func composite(
    _ source: Surface, onto target: Surface, clip: PixelRect, _ options: Options = Options()
  ) {
    let area = clip.intersection(source.bounds).intersection(target.bounds)
    guard !area.isEmpty, options.alpha > 0 else { return }
    if options.mode == .plusDarker {
      if let mask = options.mask { keep(source, where: mask) }
      return addDarker(source, onto: target, area: area, alpha: options.alpha)
    }
    withContext(target) { context in
      cairo_rectangle(
        context, Double(area.x0), Double(area.y0), Double(area.width), Double(area.height))
      cairo_clip(context)
      cairo_set_operator(context, operation(options.mode))
      withImage(source) { image in
        cairo_set_source_surface(
          context, image, Double(source.bounds.x0), Double(source.bounds.y0))
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        if let mask = options.mask {
          withImage(mask) {
            cairo_mask_surface(context, $0, Double(mask.bounds.x0), Double(mask.bounds.y0))
          }
        } else {
          cairo_paint_with_alpha(context, Double(options.alpha) / 255)
        }
      }
    }
  }

  /// Keeps of `target` what `mask` shows.
  static func keep(_ target: Surface, where mask: Surface) {
    withContext(target) { context in
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
      withImage(mask) { image in
        cairo_set_source_surface(context, image, Double(mask.bounds.x0), Double(mask.bounds.y0))
        cairo_paint(context)
      }
    }
  }

  private static func keep(_ target: Surface, where mask: Mask) {
    withContext(target) { context in
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
      withImage(mask) { image in
        cairo_set_source_surface(context, image, Double(mask.bounds.x0), Double(mask.bounds.y0))
        cairo_paint(context)
      }
    }
  }

  /// The canvas's coordinates are the context's.
  private static func withContext(_ surface: Surface, _ body: (OpaquePointer) -> Void) {
    withImage(surface) { image in
      guard let context = cairo_create(image) else { return }
      cairo_translate(context, Double(-surface.bounds.x0), Double(-surface.bounds.y0))
      body(context)
      cairo_destroy(context)
    }
  }

  private static func withImage(_ surface: Surface, _ body: (OpaquePointer) -> Void) {
    let (width, height) = (Int32(surface.bounds.width), Int32(surface.bounds.height))
    surface.storage.words.withMemoryRebound(to: UInt8.self, capacity: surface.count * 4) { bytes in
      let image = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, width, height, width * 4)
      if let image { body(image) }
      cairo_surface_flush(image)
      cairo_surface_destroy(image)
    }
  }

  private static func withImage(_ mask: Mask, _ body: (OpaquePointer) -> Void) {
    let image = cairo_image_surface_create_for_data(
      mask.bytes, CAIRO_FORMAT_A8, Int32(mask.bounds.width), Int32(mask.bounds.height),
      Int32(mask.stride))
    if let image { body(image) }
    cairo_surface_flush(image)
    cairo_surface_destroy(image)
  }

  static func operation(_ mode: BlendMode) -> cairo_operator_t {
    switch mode {
    case .normal: return CAIRO_OPERATOR_OVER
    case .multiply: return CAIRO_OPERATOR_MULTIPLY
    case .screen: return CAIRO_OPERATOR_SCREEN
    case .overlay: return CAIRO_OPERATOR_OVERLAY
    case .darken: return CAIRO_OPERATOR_DARKEN
    case .lighten: return CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: return CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: return CAIRO_OPERATOR_COLOR_BURN
    case .softLight: return CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: return CAIRO_OPERATOR_HARD_LIGHT
    case .difference: return CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: return CAIRO_OPERATOR_EXCLUSION
    case .hue: return CAIRO_OPERATOR_HSL_HUE
    case .saturation: return CAIRO_OPERATOR_HSL_SATURATION
    case .color: return CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: return CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: return CAIRO_OPERATOR_ATOP
    case .destinationOver: return CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: return CAIRO_OPERATOR_DEST_OUT
    case .plusDarker: return CAIRO_OPERATOR_OVER
    case .plusLighter: return CAIRO_OPERATOR_ADD
    }
  }

  /// The darknesses of both add up; Cairo has no such operator.
  private static func addDarker(
    _ source: Surface, onto target: Surface, area: PixelRect, alpha: UInt32
  ) {
    for y in area.y0..<area.y1 {
      let (from, to) = (source.row(area.x0, y), target.row(area.x0, y))
      for x in 0..<area.width {
        let (s, d) = (from[x], to[x])
        func channel(_ word: UInt32, _ shift: UInt32, _ weight: UInt32) -> Int {
          Int(Blending.over255((word >> shift & 0xFF) * weight))
        }
        let (sa, da) = (channel(s, 24, alpha), channel(d, 24, 255))
        let outAlpha = min(255, sa + da)
        var word = UInt32(outAlpha) << 24
        for shift in [UInt32(0), 8, 16] {
          let dark = (da - channel(d, shift, 255)) + (sa - channel(s, shift, alpha))
          word |= UInt32(max(0, outAlpha - dark)) << shift
        }
        to[x] = word
      }
    }
  }
}

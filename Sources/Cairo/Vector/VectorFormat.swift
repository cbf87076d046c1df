import HangaDrawing

/// A format that keeps outlines instead of pixels.
package enum VectorFormat: Hashable, Sendable {
  case svg, pdf

  /// What the format's effects can say; everything else becomes a picture in the document.
  var abilities: VectorAbilities {
    switch self {
    case .svg: VectorAbilities(hasFilters: true, hasPaintedLines: true)
    case .pdf: VectorAbilities(hasFilters: false, hasPaintedLines: false)
    }
  }
}

/// How a document shows text.
package enum VectorText: Hashable, Sendable {
  /// As shapes: the same everywhere, nothing to select.
  case outlines
  /// As characters of a font: an SVG's reader must have it, a PDF carries it along.
  case characters
}

/// A finished document.
package struct VectorDocument: Sendable {
  package let bytes: [UInt8]
  /// What could only be put in as a picture, each once, in the order of the scene.
  package let notes: [String]
}

struct VectorAbilities {
  /// Blurs, shadows and colour matrices.
  var hasFilters: Bool
  /// Lines in a gradient: some programs that show PDF cut them off where the line's middle ends.
  var hasPaintedLines: Bool

  /// Whether both formats and what shows them agree on a mode.
  func has(_ mode: BlendMode) -> Bool {
    switch mode {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      true
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: false
    }
  }
}

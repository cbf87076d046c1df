import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime
import HangaSymbols
import UIKit

extension Image {
  /// What an image shows where it is used.
  enum Content {
    case picture(ImageReference)
    case symbol(SymbolOutline)
    case drawn(DrawnPicture)
    case awaited
    case missing
    /// There is nothing to show, and nobody expects anything.
    case nothing
  }

  func content(in context: LeafContext) -> Content {
    if let name = symbolName {
      // Code that has no symbol to show gives an empty name, and means nothing by it.
      return name.isEmpty
        ? .nothing
        : .symbol(
          Self.symbol(
            name, in: context.graph, context.environment, scale: uiSymbolScale,
            weight: symbolFont(context.environment).weight))
    }
    if case .awaited = source { return .awaited }
    if case .drawn(let picture) = source { return .drawn(picture) }
    guard let reference = reference(in: context.graph, context.environment) else { return .missing }
    return .picture(reference)
  }

  /// The symbol's name, or `nil` for a picture.
  var symbolName: String? {
    switch source {
    case .symbol(let name): return name
    case .picture(let image):
      guard case .symbol(let name) = image.source else { return nil }
      return name
    case .asset, .loaded, .drawn, .awaited: return nil
    }
  }

  var isSymbol: Bool { symbolName != nil }

  /// The picture to draw, or `nil` with a warning if there is none.
  func reference(in graph: ViewGraph, _ environment: EnvironmentValues) -> ImageReference? {
    switch source {
    case .asset(let name): return Self.asset(name, in: graph, environment)
    case .loaded(let reference): return reference
    case .symbol, .drawn, .awaited: return nil
    case .picture(let image):
      switch image.source {
      case .asset(let name): return Self.asset(name, in: graph, environment)
      case .data(let data):
        guard let images = graph.services.images else { return nil }
        return images.image(data: data, scale: image.scale)
      case .bitmap:
        guard let images = graph.services.images, let data = image.encodedBitmap else { return nil }
        return images.image(data: data, scale: image.scale)
      case .symbol, .empty: return nil
      }
    }
  }

  private static func asset(
    _ name: String, in graph: ViewGraph, _ environment: EnvironmentValues
  ) -> ImageReference? {
    guard let images = graph.services.images else {
      graph.warn("image “\(name)”: no assets were given")
      return nil
    }
    let variant = ImageVariant(
      scale: environment.displayScale, isDark: environment.colorScheme == .dark)
    return images.image(named: name, variant: variant)
  }

  static func symbol(
    _ name: String, in graph: ViewGraph, _ environment: EnvironmentValues,
    scale: SymbolScale? = nil, weight: Double? = nil
  ) -> SymbolOutline {
    let full = environment.symbolVariants.variant.resolved(name)
    let scale = scale ?? environment.imageScale.symbolScale
    let weight = weight ?? environment.symbolFont.weight
    guard let library = graph.services.symbols else {
      graph.warn("symbol “\(full)”: this host has no symbols")
      return SymbolLibrary.placeholder(weight: weight, scale: scale)
    }
    do {
      if let outline = try library.outline(full, weight: weight, scale: scale) {
        let turns = environment.layoutDirection == .rightToLeft && SymbolDirection.mirrors(full)
        return turns ? outline.mirrored : outline
      }
      let near = SymbolNames.suggestions(for: full).map { "“\($0)”" }.joined(separator: ", ")
      let advice = near.isEmpty ? "" : "; similar ones are \(near)"
      graph.warn("there is no symbol “\(full)”\(advice)")
    } catch {
      graph.warn("symbol “\(full)”: \(error)")
    }
    return SymbolLibrary.placeholder(weight: weight, scale: scale)
  }

  /// The size without a frame, in points.
  func nativeSize(of content: Content, in context: LeafContext) -> CGSize {
    switch content {
    case .picture(let reference): return reference.size
    case .awaited, .nothing: return .zero
    case .drawn(let picture): return picture.size
    case .missing: return ImagePlaceholder.size
    case .symbol(let outline):
      let pointSize = symbolFont(context.environment).pointSize
      let em = resizing == nil ? outline.size : outline.ink.size
      return CGSize(
        width: context.grid.snap(em.width * pointSize),
        height: context.grid.snap(em.height * pointSize))
    }
  }
}

extension Image.Scale {
  var symbolScale: SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

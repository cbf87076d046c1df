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
  }

  func content(in context: LeafContext) -> Content {
    if let name = symbolName { return .symbol(symbol(name, in: context)) }
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

  private func symbol(_ name: String, in context: LeafContext) -> SymbolOutline {
    let environment = context.environment
    let full = environment.symbolVariants.variant.resolved(name)
    let scale = uiSymbolScale ?? environment.imageScale.symbolScale
    let weight = symbolFont(environment).weight
    guard let library = context.services.symbols else {
      context.graph.warn("symbol “\(full)”: this host has no symbols")
      return SymbolLibrary.placeholder(weight: weight, scale: scale)
    }
    do {
      if let outline = try library.outline(full, weight: weight, scale: scale) { return outline }
      let near = SymbolNames.suggestions(for: full).map { "“\($0)”" }.joined(separator: ", ")
      let advice = near.isEmpty ? "" : "; similar ones are \(near)"
      context.graph.warn("there is no symbol “\(full)”\(advice)")
    } catch {
      context.graph.warn("symbol “\(full)”: \(error)")
    }
    return SymbolLibrary.placeholder(weight: weight, scale: scale)
  }

  /// The size without a frame, in points.
  func nativeSize(of content: Content, in context: LeafContext) -> CGSize {
    switch content {
    case .picture(let reference): return reference.size
    case .awaited: return .zero
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

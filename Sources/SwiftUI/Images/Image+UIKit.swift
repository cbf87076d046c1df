import HangaRuntime
import HangaSymbols
import UIKit

/// What a picture of UIKit's says of itself.
extension Image {
  private var uiImage: UIImage? {
    if case .picture(let image) = source { return image }
    return nil
  }
  private var configuration: UIImage.SymbolConfiguration? { uiImage?.symbolConfiguration }

  /// The font that a symbol is sized by: its configuration's, else that of the surroundings.
  func symbolFont(_ environment: EnvironmentValues) -> SymbolFont {
    guard let configuration else { return environment.symbolFont }
    var font = environment.symbolFont
    if let size = configuration.pointSize { font.pointSize = size }
    if let weight = configuration.weight?.number { font.weight = weight }
    return font
  }

  var uiSymbolScale: SymbolScale? {
    switch configuration?.symbolScale {
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .default, .unspecified, nil: nil
    }
  }

  var uiSymbolMode: SymbolRenderingMode? {
    guard let configuration else { return nil }
    if configuration.isMulticolor { return .multicolor }
    if configuration.colors.isEmpty { return nil }
    return configuration.isHierarchical ? .hierarchical : .palette
  }

  /// The colour that the picture brings, where views do not tint it over.
  var uiTint: UIColor? {
    guard let image = uiImage, let tint = image.tint else { return nil }
    if image.renderingMode == .alwaysTemplate { return nil }
    return image.isSymbolImage && image.renderingMode != .alwaysOriginal ? nil : tint
  }

  /// The surroundings with the picture's own colours for the foreground.
  func colored(_ context: LeafContext) -> LeafContext {
    let colors = uiTint.map { [$0] } ?? configuration?.colors ?? []
    guard !colors.isEmpty else { return context }
    var environment = context.environment
    environment.foregroundLevels = ForegroundLevels(
      styles: colors.map { AnyShapeStyle(Color(uiColor: $0)) })
    return context.with(environment)
  }
}

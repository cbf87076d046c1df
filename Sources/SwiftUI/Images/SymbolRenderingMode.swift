import HangaRuntime

/// How the layers of a symbol take colour.
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind { case monochrome, multicolor, hierarchical, palette }
  let kind: Kind

  /// All layers in the foreground.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// Colours of the symbol's own, where it has some; the rest is in the foreground.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// Layers in fainter steps of the foreground.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Layers in the foreground's styles, one each.
  public static let palette = SymbolRenderingMode(kind: .palette)

  /// A palette where several styles were given, else one colour.
  static func usual(_ context: LeafContext) -> SymbolRenderingMode {
    (context.environment.foregroundLevels?.styles.count ?? 0) > 1 ? .palette : .monochrome
  }

}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}

extension EnvironmentValues {
  /// How symbols take colour; `nil` leaves it to them.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets how symbols inside take colour.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

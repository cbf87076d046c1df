import HangaDrawing
import HangaRuntime

/// Whether a symbol's colours are flat or run from lighter to themselves.
nonisolated public struct SymbolColorRenderingMode: Hashable, Sendable {
  let isGradient: Bool
  /// One colour all over.
  public static let flat = SymbolColorRenderingMode(isGradient: false)
  /// The standard gradient of the colour, over the whole symbol.
  public static let gradient = SymbolColorRenderingMode(isGradient: true)

  /// The fill that stands for `fill`.
  func applied(to fill: StyleFill, in context: StyleContext) -> StyleFill {
    guard isGradient, case .paint(.color(let color)) = fill.kind else { return fill }
    var result = Color(storage: .fixed(color)).gradient._fill(in: context)
    (result.shadows, result.blendMode) = (fill.shadows, fill.blendMode)
    result.opacity *= fill.opacity
    return result
  }
}

private enum SymbolColorRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolColorRenderingMode? = nil
}

extension EnvironmentValues {
  /// How symbols' colours are laid; `nil` leaves it to them, which is flat.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set { self[SymbolColorRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Says whether colours of symbols inside are flat or gradients.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }
}

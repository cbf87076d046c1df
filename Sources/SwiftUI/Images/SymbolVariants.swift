import HangaRuntime
import HangaSymbols

/// Which variants of symbols to show, where there are such.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  package var variant: SymbolVariant

  /// The symbol as it is named.
  public static let none = SymbolVariants(variant: [])
  /// Inside a circle.
  public static let circle = SymbolVariants(variant: .circle)
  /// Inside a square.
  public static let square = SymbolVariants(variant: .square)
  /// Inside a rectangle.
  public static let rectangle = SymbolVariants(variant: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(variant: .fill)
  /// Struck through.
  public static let slash = SymbolVariants(variant: .slash)

  /// These and a circle around.
  public var circle: SymbolVariants { SymbolVariants(variant: variant.union(.circle)) }
  /// These and a square around.
  public var square: SymbolVariants { SymbolVariants(variant: variant.union(.square)) }
  /// These and a rectangle around.
  public var rectangle: SymbolVariants { SymbolVariants(variant: variant.union(.rectangle)) }
  /// These, filled.
  public var fill: SymbolVariants { SymbolVariants(variant: variant.union(.fill)) }
  /// These, struck through.
  public var slash: SymbolVariants { SymbolVariants(variant: variant.union(.slash)) }

  /// Whether all of `other` are among these.
  public func contains(_ other: SymbolVariants) -> Bool { variant.isSuperset(of: other.variant) }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

extension EnvironmentValues {
  /// The variant that symbols inside are shown in, where there is one.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

/// Adds variants to those asked for outside.
nonisolated struct SymbolVariantModifier: EnvironmentWriting, Equatable {
  let variants: SymbolVariants
  func write(to environment: inout EnvironmentValues) {
    // None takes back what was asked for outside.
    let outer = variants == .none ? SymbolVariants.none : environment.symbolVariants
    environment.symbolVariants.variant = outer.variant.union(variants.variant)
  }
}

extension View {
  /// Shows `variant` of the symbols inside.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(SymbolVariantModifier(variants: variant))
  }
}

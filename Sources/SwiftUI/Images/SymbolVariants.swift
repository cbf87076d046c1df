import HangaRuntime
import HangaSymbols

/// Which variants of symbols to show, where there are such.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  package var variant: SymbolVariant

  public static let none = SymbolVariants(variant: [])
  public static let circle = SymbolVariants(variant: .circle)
  public static let square = SymbolVariants(variant: .square)
  public static let rectangle = SymbolVariants(variant: .rectangle)
  public static let fill = SymbolVariants(variant: .fill)
  public static let slash = SymbolVariants(variant: .slash)

  public var circle: SymbolVariants { SymbolVariants(variant: variant.union(.circle)) }
  public var square: SymbolVariants { SymbolVariants(variant: variant.union(.square)) }
  public var rectangle: SymbolVariants { SymbolVariants(variant: variant.union(.rectangle)) }
  public var fill: SymbolVariants { SymbolVariants(variant: variant.union(.fill)) }
  public var slash: SymbolVariants { SymbolVariants(variant: variant.union(.slash)) }

  public func contains(_ other: SymbolVariants) -> Bool { variant.isSuperset(of: other.variant) }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

extension EnvironmentValues {
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

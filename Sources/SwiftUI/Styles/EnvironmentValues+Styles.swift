import Foundation
import HangaDrawing
import HangaRuntime
import UIKit

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light
  case dark
}

/// Standard or increased contrast.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard
  case increased
}

private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private enum ContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
private enum ElevationKey: EnvironmentKey { static let defaultValue = false }
private enum EraKey: EnvironmentKey { static let defaultValue = SystemEra.classic }
private enum PlatformKey: EnvironmentKey { static let defaultValue = SystemPlatform.iOS }
private enum ForegroundKey: EnvironmentKey { static let defaultValue: ForegroundLevels? = nil }
private enum TintKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private enum OwnAccentKey: EnvironmentKey { static let defaultValue: Color? = nil }
private enum BackgroundKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private enum ColorFinderKey: EnvironmentKey {
  static let defaultValue = ColorFinder { _, _ in nil }
}
private enum TraitsKey: EnvironmentKey { static let defaultValue: UITraitCollection? = nil }

/// Looks colour sets up by name and conditions.
package struct ColorFinder: Sendable {
  package let find: @Sendable (String, ColorConditions) -> ResolvedColor?
  package init(find: @escaping @Sendable (String, ColorConditions) -> ResolvedColor?) {
    self.find = find
  }
}

/// The styles of a foreground by level of its hierarchy.
package struct ForegroundLevels: Sendable {
  package var styles: [AnyShapeStyle]
  /// Whether they are a container's usual ones, which do not keep buttons from being tinted.
  package var isUsual = false

  package init(styles: [AnyShapeStyle], isUsual: Bool = false) {
    (self.styles, self.isUsual) = (styles, isUsual)
  }
}

extension EnvironmentValues {
  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Whether increased contrast is asked for.
  public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }
  package mutating func setContrast(_ contrast: ColorSchemeContrast) {
    self[ContrastKey.self] = contrast
  }

  /// Whether views lie on a surface above another one.
  package var isElevated: Bool {
    get { self[ElevationKey.self] }
    set { self[ElevationKey.self] = newValue }
  }

  package var era: SystemEra {
    get { self[EraKey.self] }
    set { self[EraKey.self] = newValue }
  }

  /// Whose text sizes and measures views have.
  package var platform: SystemPlatform {
    get { self[PlatformKey.self] }
    set { self[PlatformKey.self] = newValue }
  }

  /// What `foregroundStyle` has set, or `nil` for the labels' own colours.
  package var foregroundLevels: ForegroundLevels? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// What `accentColor(_:)` has set.
  package var ownAccent: Color? {
    get { self[OwnAccentKey.self] }
    set { self[OwnAccentKey.self] = newValue }
  }

  package var tintStyle: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// Whether a view has asked for a tint, by either name.
  package var isTintAsked: Bool { tintStyle != nil || ownAccent != nil }

  /// What `backgroundStyle` has set.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  package var colorFinder: ColorFinder {
    get { self[ColorFinderKey.self] }
    set { self[ColorFinderKey.self] = newValue }
  }

  package var colorConditions: ColorConditions {
    ColorConditions(
      isDark: colorScheme == .dark, isHighContrast: colorSchemeContrast == .increased,
      isElevated: isElevated, era: era, platform: platform)
  }

  package var accentColor: ResolvedColor {
    if let tintStyle {
      let fill = tintStyle._fill(in: StyleContext(environment: withoutTint, frame: .zero))
      if case .paint(.color(let color)) = fill.kind { return color }
    }
    if let ownAccent {
      var outer = self
      // The accent colour may be given as the accent colour, which then means the app's.
      outer.ownAccent = nil
      return ownAccent.resolvedColor(in: outer)
    }
    return colorFinder.find(StyleConstants.accentColorName, colorConditions)
      ?? SystemColorTable.color(.blue, colorConditions)
  }

  private var withoutTint: EnvironmentValues {
    var copy = self
    copy.tintStyle = nil
    return copy
  }

  /// A colour set of the asset catalog; a missing one is drawn in a colour nobody can overlook.
  package func namedColor(_ name: String) -> ResolvedColor {
    colorFinder.find(name, colorConditions) ?? StyleConstants.missingColor
  }

  /// The traits that UIKit's dynamic colours ask for.
  package var traitCollection: UITraitCollection {
    UITraitCollection(
      style: colorScheme == .dark ? .dark : .light,
      contrast: colorSchemeContrast == .increased ? .high : .normal,
      level: isElevated ? .elevated : .base, displayScale: displayScale,
      layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }
}

package enum StyleConstants {
  /// The colour set that is the app's accent, if there is one.
  package static let accentColorName = "AccentColor"
  /// Stands for a colour set that does not exist.
  package static let missingColor = ResolvedColor(hex: 0xFF00FF)
}

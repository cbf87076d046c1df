import Foundation
import HangaDrawing

/// What a colour, an image or a layout may depend on.
public final class UITraitCollection: Hashable, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let accessibilityContrast: UIAccessibilityContrast
  public let userInterfaceLevel: UIUserInterfaceLevel
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let displayScale: CGFloat
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  package init(
    style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast = .normal,
    level: UIUserInterfaceLevel = .base, idiom: UIUserInterfaceIdiom = .phone,
    displayScale: CGFloat = 3, horizontal: UIUserInterfaceSizeClass = .compact,
    vertical: UIUserInterfaceSizeClass = .regular, contentSize: UIContentSizeCategory = .large,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    userInterfaceStyle = style
    accessibilityContrast = contrast
    userInterfaceLevel = level
    userInterfaceIdiom = idiom
    self.displayScale = displayScale
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    preferredContentSizeCategory = contentSize
    self.layoutDirection = layoutDirection
  }

  /// The traits of an upright iPhone, light, at the default text size.
  public convenience init() { self.init(style: .light) }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(style: .light, contrast: accessibilityContrast)
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(style: .light, level: userInterfaceLevel)
  }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(style: .light, idiom: userInterfaceIdiom)
  }
  public convenience init(displayScale: CGFloat) {
    self.init(style: .light, displayScale: displayScale)
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(style: .light, horizontal: horizontalSizeClass)
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(style: .light, vertical: verticalSizeClass)
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(style: .light, contentSize: preferredContentSizeCategory)
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(style: .light, layoutDirection: layoutDirection)
  }

  /// The traits of the running pass.
  public static var current: UITraitCollection { ScreenContext.current.traits }

  /// The part colours depend on.
  package func colorConditions(era: SystemEra) -> ColorConditions {
    ColorConditions(
      isDark: userInterfaceStyle == .dark, isHighContrast: accessibilityContrast == .high,
      isElevated: userInterfaceLevel == .elevated, era: era)
  }

  public static func == (lhs: UITraitCollection, rhs: UITraitCollection) -> Bool {
    lhs.values == rhs.values
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  private var values: [AnyHashable] {
    [
      userInterfaceStyle, accessibilityContrast, userInterfaceLevel, userInterfaceIdiom,
      displayScale, horizontalSizeClass, verticalSizeClass, preferredContentSizeCategory,
      layoutDirection,
    ]
  }
}

import Foundation

/// Under which conditions a view is drawn: the same value for the API, tests and command line.
public struct Variant: Hashable, Sendable {
  /// The device whose screen is drawn.
  public var device: Device
  /// How it is held.
  public var orientation: Orientation
  /// Light or dark.
  public var scheme: Scheme
  /// Normal or increased contrast.
  public var contrast: Contrast
  /// The reader's text size.
  public var typeSize: TypeSize
  /// A locale's identifier, such as `ja_JP`.
  public var locale: String
  /// `nil` follows the locale.
  public var direction: Direction?
  /// Pixels per point; `nil` takes the device's.
  public var scale: CGFloat?
  /// Whose look is drawn.
  public var era: Era
  /// Whose text sizes and measures are drawn.
  public var platform: Platform
  /// Whether the status bar and home indicator are drawn.
  public var showsChrome: Bool
  /// What becomes of the screen while a field has the focus.
  public var keyboard: Keyboard
  /// A canvas of this size in points, without safe areas, in place of the device's screen.
  public var size: CGSize?

  /// A variant by its parts; the defaults are an iPhone 13 held upright, light, at the default text
  /// size, in English.
  public init(
    device: Device = .iPhone13, orientation: Orientation = .portrait, scheme: Scheme = .light,
    contrast: Contrast = .normal, typeSize: TypeSize = .large, locale: String = "en_US",
    direction: Direction? = nil, scale: CGFloat? = nil, era: Era = .classic,
    platform: Platform = .ios, showsChrome: Bool = true, keyboard: Keyboard = .panel,
    size: CGSize? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.scheme = scheme
    self.contrast = contrast
    self.typeSize = typeSize
    self.locale = locale
    self.direction = direction
    self.scale = scale
    self.era = era
    self.platform = platform
    self.showsChrome = showsChrome
    self.keyboard = keyboard
    self.size = size
  }

  /// Light or dark.
  public enum Scheme: String, Hashable, Sendable, CaseIterable { case light, dark }

  /// Whether increased contrast is asked for.
  public enum Contrast: String, Hashable, Sendable, CaseIterable { case normal, high }

  /// Which release's look is drawn.
  public enum Era: String, Hashable, Sendable, CaseIterable {
    /// iOS 13 to 18.
    case classic
    /// iOS 26.
    case glass
  }

  /// Whose text sizes, line heights, dividers and system colours are drawn. Controls and bars keep
  /// the phone's look.
  public enum Platform: String, Hashable, Sendable, CaseIterable {
    /// iPhone and iPad.
    case ios
    /// A window on a Mac at two pixels a point: body text of 13 points on lines of 16, no safe
    /// areas, no status bar.
    case macos
  }

  /// The reading direction.
  public enum Direction: String, Hashable, Sendable, CaseIterable { case ltr, rtl }

  /// The reader's text size, from the smallest to the largest.
  public enum TypeSize: String, Hashable, Sendable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  }

  /// The canvas in points.
  public var canvas: CGSize {
    size ?? (platform == .macos ? Self.macWindow : device.size(orientation))
  }

  /// A Mac's window where no size is given, in points; C.
  static let macWindow = CGSize(width: 800, height: 600)

  /// Pixels per point that are drawn.
  public var pixelScale: CGFloat { scale ?? (platform == .macos ? 2 : device.scale) }

  /// What the system keeps free; nothing on a canvas of one's own size or in a Mac's window.
  public var edges: ScreenEdges {
    size == nil && platform == .ios
      ? device.edges(orientation) : ScreenEdges(top: 0, bottom: 0, statusBar: 0)
  }

  /// The reading direction, from the locale's language unless stated.
  public var resolvedDirection: Direction {
    if let direction { return direction }
    let language = locale.split { $0 == "_" || $0 == "-" }.first.map { $0.lowercased() } ?? ""
    return Self.rightToLeftLanguages.contains(language) ? .rtl : .ltr
  }

  private static let rightToLeftLanguages: Set<String> = [
    "ar", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]
}

import Foundation

/// A phone or tablet: the screen it has and what the system keeps free on it.
public struct Device: Hashable, Sendable {
  /// A phone or a tablet.
  public enum Idiom: Hashable, Sendable { case phone, pad }

  /// As in the table, such as `iPhone 13`.
  public var name: String
  /// Phone or tablet.
  public var idiom: Idiom
  /// The screen in points, held upright.
  public var points: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// What the system keeps free when held upright.
  public var portrait: ScreenEdges
  /// What the system keeps free when held sideways.
  public var landscape: ScreenEdges
  /// The radius of the screen's own corners; zero for square screens.
  public var cornerRadius: CGFloat
  /// Whether there is a bar at the bottom instead of a button.
  public var hasHomeIndicator: Bool
  /// Whether the width is regular in landscape: all tablets and the larger phones.
  public var isWide: Bool

  /// A device that is not in the table. Lengths in points, `scale` in pixels per point.
  public init(
    name: String, idiom: Idiom = .phone, points: CGSize, scale: CGFloat, portrait: ScreenEdges,
    landscape: ScreenEdges, cornerRadius: CGFloat = 0, hasHomeIndicator: Bool = false,
    isWide: Bool = false
  ) {
    self.name = name
    self.idiom = idiom
    self.points = points
    self.scale = scale
    self.portrait = portrait
    self.landscape = landscape
    self.cornerRadius = cornerRadius
    self.hasHomeIndicator = hasHomeIndicator
    self.isWide = isWide
  }

  /// The screen in points as it is held.
  public func size(_ orientation: Orientation) -> CGSize {
    switch orientation {
    case .portrait: points
    case .landscape: CGSize(width: points.height, height: points.width)
    }
  }

  /// What the system keeps free as it is held.
  public func edges(_ orientation: Orientation) -> ScreenEdges {
    switch orientation {
    case .portrait: portrait
    case .landscape: landscape
    }
  }

  /// How much room there is along the width (facts/controls.md §1.2).
  public func horizontalSizeClass(_ orientation: Orientation) -> SizeClass {
    switch (idiom, orientation) {
    case (.pad, _): .regular
    case (.phone, .portrait): .compact
    case (.phone, .landscape): isWide ? .regular : .compact
    }
  }

  /// How much room there is along the height (facts/controls.md §1.2).
  public func verticalSizeClass(_ orientation: Orientation) -> SizeClass {
    switch (idiom, orientation) {
    case (.pad, _), (.phone, .portrait): .regular
    case (.phone, .landscape): .compact
    }
  }

  /// The rough amount of room along one axis.
  public enum SizeClass: Hashable, Sendable { case compact, regular }
}

/// How a device is held.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  /// Turned so that the top points left.
  case landscape
}

/// What the system keeps free along the edges of a screen, in points.
public struct ScreenEdges: Hashable, Sendable {
  /// Below the upper edge: the status bar or the notch.
  public var top: CGFloat
  /// Above the lower edge: the home indicator.
  public var bottom: CGFloat
  /// Each of the two sides.
  public var sides: CGFloat
  /// The height of the status bar; zero where there is none.
  public var statusBar: CGFloat

  /// Lengths in points; `sides` counts for each of the two.
  public init(top: CGFloat, bottom: CGFloat, sides: CGFloat = 0, statusBar: CGFloat) {
    self.top = top
    self.bottom = bottom
    self.sides = sides
    self.statusBar = statusBar
  }
}

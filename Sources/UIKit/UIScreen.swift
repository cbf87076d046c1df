import Foundation

/// The screen of the host whose pass is running; outside any pass, an iPhone 13's.
public final class UIScreen: Sendable {
  private init() {}

  public static let main = UIScreen()
  public static var screens: [UIScreen] { [main] }

  public var bounds: CGRect { ScreenContext.current.bounds }
  public var scale: CGFloat { ScreenContext.current.scale }
  public var nativeScale: CGFloat { ScreenContext.current.scale }

  /// In pixels, always upright.
  public var nativeBounds: CGRect {
    let size = ScreenContext.current.size
    let scale = ScreenContext.current.scale
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale,
      height: max(size.width, size.height) * scale)
  }

  public var traitCollection: UITraitCollection { ScreenContext.current.traits }
  public var isCaptured: Bool { false }
  public var coordinateSpace: UIScreen { self }
  public var maximumFramesPerSecond: Int { 60 }
  public var brightness: CGFloat { 0.5 }
}

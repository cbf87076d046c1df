import Foundation

/// The canvas on which a view is shown.
public enum SwiftUISnapshotLayout: Sendable {
  /// A device's screen with its safe areas.
  case device(config: ViewImageConfig)
  /// A canvas in points, without safe areas.
  case fixed(width: CGFloat, height: CGFloat)
  /// As large as the view wants to be.
  case sizeThatFits

  /// A device's screen with its safe areas.
  public static func device(_ device: Device, _ orientation: Orientation = .portrait)
    -> SwiftUISnapshotLayout
  {
    .device(config: ViewImageConfig(device, orientation))
  }
}

/// A device and how it is held.
public struct ViewImageConfig: Hashable, Sendable {
  /// How a device is held.
  public typealias Orientation = Hanga.Orientation

  /// The device.
  public var device: Device
  /// How it is held.
  public var orientation: Orientation

  /// A device by its value, such as `.iPhone17Pro`.
  public init(_ device: Device, _ orientation: Orientation = .portrait) {
    (self.device, self.orientation) = (device, orientation)
  }
}

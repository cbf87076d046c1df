import HangaRuntime

extension Image {
  /// How much brighter than white a picture may be. Pictures here are never brighter, as on a screen
  /// that shows the standard range only.
  nonisolated public struct DynamicRange: Hashable, Sendable {
    private let level: Int
    /// Not at all.
    public static let standard = DynamicRange(level: 0)
    /// A little, where it stands beside others.
    public static let constrainedHigh = DynamicRange(level: 1)
    /// As much as the screen can.
    public static let high = DynamicRange(level: 2)
  }

  /// Says how bright the picture may be.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

private enum DynamicRangeKey: EnvironmentKey { static let defaultValue: Image.DynamicRange? = nil }

extension EnvironmentValues {
  /// How bright pictures may be; `nil` leaves it to the screen.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }
}

extension View {
  /// Says how bright pictures inside may be.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}

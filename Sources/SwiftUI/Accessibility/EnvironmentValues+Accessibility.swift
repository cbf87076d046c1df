import HangaRuntime

/// What a reader may have set. A picture is of a device where none of it is, unless a view inside
/// sets it: the ones that sources can set are those that SwiftUI lets them set.
private enum ReduceMotionKey: EnvironmentKey { static let defaultValue = false }
private enum ReduceTransparencyKey: EnvironmentKey { static let defaultValue = false }
private enum DifferentiateKey: EnvironmentKey { static let defaultValue = false }
private enum InvertColorsKey: EnvironmentKey { static let defaultValue = false }
private enum ButtonShapesKey: EnvironmentKey { static let defaultValue = false }
private enum ReaderKey: EnvironmentKey { static let defaultValue = false }
private enum FlashingLightsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether motion is to be replaced by something calmer.
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }
  /// Whether backgrounds are to be opaque.
  public var accessibilityReduceTransparency: Bool { self[ReduceTransparencyKey.self] }
  /// Whether colour alone must not tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool { self[DifferentiateKey.self] }
  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool { self[InvertColorsKey.self] }
  /// Whether buttons are to have a shape.
  public var accessibilityShowButtonShapes: Bool { self[ButtonShapesKey.self] }
  /// Whether flashes are to be dimmed.
  public var accessibilityDimFlashingLights: Bool { self[FlashingLightsKey.self] }
  /// Whether pictures that move are played.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether a reader is in use.
  public var accessibilityEnabled: Bool {
    get { self[ReaderKey.self] }
    set { self[ReaderKey.self] = newValue }
  }
  /// Whether the screen is read aloud.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether switches move the focus.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether quick actions are on.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether bars show what is held large.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether the device is set up for one who needs help.
  public var accessibilityAssistiveAccessEnabled: Bool { false }

  /// The form that tests set.
  package var reducesMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}

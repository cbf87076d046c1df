import HangaRuntime

/// Whether a button acts again and again while it is held.
nonisolated public struct ButtonRepeatBehavior: Hashable, Sendable {
  private init() {}
  /// As the system does it: buttons act once.
  public static let automatic = ButtonRepeatBehavior()
  /// Once.
  public static let disabled = ButtonRepeatBehavior()
  @available(*, unavailable, message: "Hanga's buttons act once, however long they are held.")
  public static var enabled: ButtonRepeatBehavior { ButtonRepeatBehavior() }
}

extension EnvironmentValues {
  /// Whether buttons act again and again while they are held.
  public var buttonRepeatBehavior: ButtonRepeatBehavior { .automatic }
}

extension View {
  /// Sets whether buttons in this view act again and again while they are held.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
}

/// What a button does, where that changes its look.
nonisolated public struct ButtonRole: Equatable, Sendable {
  enum Kind { case destructive, cancel, close, confirm }
  let kind: Kind

  /// Deletes something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Leaves without doing anything.
  public static let cancel = ButtonRole(kind: .cancel)
  /// Leaves, where there is nothing to lose.
  public static let close = ButtonRole(kind: .close)
  /// Does what a screen is for.
  public static let confirm = ButtonRole(kind: .confirm)
}

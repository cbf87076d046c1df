/// What a button does, where that changes its look.
nonisolated public struct ButtonRole: Equatable, Sendable {
  enum Kind { case destructive, cancel, confirm, close }
  let kind: Kind

  /// Deletes something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Leaves without doing anything.
  public static let cancel = ButtonRole(kind: .cancel)
  /// Does what the screen is for.
  public static let confirm = ButtonRole(kind: .confirm)
  /// Takes the screen away.
  public static let close = ButtonRole(kind: .close)
}

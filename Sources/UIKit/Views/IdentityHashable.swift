/// An object that equals itself alone, as those of Foundation's root class do.
public protocol IdentityHashable: AnyObject, Hashable {}

extension IdentityHashable {
  public nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

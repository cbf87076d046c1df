import Observation

/// Knows who has read which property of a piece of observable state.
///
/// Copies of the state share it: they are the same thing at different times. A write tells readers
/// at once, under the animation in force, and the store compares once more when an action has been
/// handled, so that a copy that was put back is never missed.
public struct ObservationStateRegistrar: Sendable {
  private final class Identity: Sendable {
    let registrar = ObservationRegistrar()
  }
  private let identity = Identity()

  /// Whether reads are not noted: on the way to something that hears of its own exchange.
  @TaskLocal static var isPaused = false

  /// A new thing that nobody has read.
  public init() {}

  /// Whether both belong to the same thing.
  public func isIdentical(to other: ObservationStateRegistrar) -> Bool {
    identity === other.identity
  }

  /// Notes that a property is read.
  public func access<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    if !Self.isPaused { identity.registrar.access(subject, keyPath: keyPath) }
  }

  /// Tells the readers of a property that was given another value.
  public func wasSet<Subject: Observable, Member, Value>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>, _ old: Value, _ new: Value
  ) {
    notifyDifference(subject, keyPath: keyPath, old, new)
  }

  /// Tells the readers of a property that was changed in place. What lies in observable state
  /// inside of it has told its own.
  public func wasModified<Subject: Observable, Member, Value>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>, _ old: Value, _ new: Value
  ) {
    if !_$isIdentityEqual(old, new) { notify(subject, keyPath) }
  }

  /// Tells the readers of a property, or of what lies inside of it, where that differs.
  public func notifyDifference<Subject: Observable, Member, Value>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>, _ old: Value, _ new: Value
  ) {
    if _$isIdentityEqual(old, new) {
      _$notifyDifferences(old, new)
    } else {
      notify(subject, keyPath)
    }
  }

  private func notify<Subject: Observable, Member>(
    _ subject: Subject, _ keyPath: KeyPath<Subject, Member>
  ) {
    identity.registrar.withMutation(of: subject, keyPath: keyPath) {}
  }
}

/// A value is not made of who has read it: all are equal, and nothing is stored of them.
extension ObservationStateRegistrar: Hashable, Codable {
  public static func == (lhs: Self, rhs: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {}
}

import HangaRuntime

/// A tap or sound that a device makes; a picture has none.
nonisolated public struct SensoryFeedback: Equatable, Sendable {
  let name: String
  var strength: Double = 1

  public static let success = Self(name: "success")
  public static let warning = Self(name: "warning")
  public static let error = Self(name: "error")
  public static let selection = Self(name: "selection")
  public static let increase = Self(name: "increase")
  public static let decrease = Self(name: "decrease")
  public static let start = Self(name: "start")
  public static let stop = Self(name: "stop")
  public static let alignment = Self(name: "alignment")
  public static let levelChange = Self(name: "levelChange")
  public static let pathComplete = Self(name: "pathComplete")
  public static let impact = Self(name: "impact")

  /// As two things of a weight meet.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self {
    Self(name: "impact " + weight.name, strength: intensity)
  }
  /// As two things of a softness meet.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self {
    Self(name: "impact " + flexibility.name, strength: intensity)
  }

  /// How heavy things are that meet.
  public struct Weight: Hashable, Sendable {
    let name: String
    public static let light = Self(name: "light")
    public static let medium = Self(name: "medium")
    public static let heavy = Self(name: "heavy")
  }
  /// How soft things are that meet.
  public struct Flexibility: Hashable, Sendable {
    let name: String
    public static let rigid = Self(name: "rigid")
    public static let solid = Self(name: "solid")
    public static let soft = Self(name: "soft")
  }
}

extension View {
  /// Plays `feedback` when `trigger` changes.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
    -> some View
  { self }
  /// The same where `condition` holds between the two values.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  /// Plays what `feedback` says of the two values.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
  /// Plays what `feedback` says.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}

import Foundation

/// Says when a timeline view changes.
nonisolated public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  /// The moments of change in order, from the last one that is not after `startDate`.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a display can change.
nonisolated public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  case lowFrequency
}

/// Moments at even distances, without end.
nonisolated public struct EvenDates: Sequence, IteratorProtocol, Sendable {
  let first: Date
  let interval: TimeInterval
  private var count = 0.0

  /// - Parameter interval: no shorter than a tick of the scene's clock.
  init(first: Date, interval: TimeInterval) {
    self.first = first
    self.interval = Swift.max(interval, TimelineTick.length)
  }

  public mutating func next() -> Date? {
    defer { count += 1 }
    return first.addingTimeInterval(count * interval)
  }
}

/// As often as the display shows a new picture, or less often.
nonisolated public struct AnimationTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  let interval: TimeInterval
  let isPaused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (interval, isPaused) = (minimumInterval ?? 0, paused)
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> PrefixSequence<EvenDates> {
    EvenDates(first: start, interval: interval).prefix(isPaused ? 1 : Int.max)
  }
}

/// At even distances from a first moment.
nonisolated public struct PeriodicTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  public typealias Entries = EvenDates
  let start: Date
  let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, Swift.max(interval, TimelineTick.length))
  }

  /// A start that is years away was read from the machine's clock, which no scene follows: the
  /// periods then count from the scene's own moment.
  public func entries(from present: Date, mode: TimelineScheduleMode) -> EvenDates {
    let passed = present.timeIntervalSince(start)
    if abs(passed) > TimelineTick.longestScene {
      return EvenDates(first: present, interval: interval)
    }
    if passed <= 0 { return EvenDates(first: start, interval: interval) }
    let periods = (passed / interval).rounded(.down)
    return EvenDates(first: start.addingTimeInterval(periods * interval), interval: interval)
  }
}

/// At the start of every minute.
nonisolated public struct EveryMinuteTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  public typealias Entries = EvenDates
  public init() {}
  public func entries(from start: Date, mode: TimelineScheduleMode) -> EvenDates {
    let minutes = (start.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return EvenDates(first: Date(timeIntervalSinceReferenceDate: minutes * 60), interval: 60)
  }
}

/// At given moments, in order.
nonisolated public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

enum TimelineTick {
  /// Of the scene's clock; nothing changes more often.
  static let length = 1.0 / 120
  /// Further than this from the scene's moment lies no date that a scene has to do with.
  static let longestScene = 366.0 * 86_400
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  nonisolated public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  nonisolated public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  nonisolated public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  nonisolated public static var everyMinute: EveryMinuteTimelineSchedule {
    EveryMinuteTimelineSchedule()
  }
}

extension TimelineSchedule {
  nonisolated public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

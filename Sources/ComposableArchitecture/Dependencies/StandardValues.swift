import Combine
import Foundation
import SwiftUI

/// Gives a key that reports in tests what nobody has set.
private func unset<Value>(_ name: String, _ value: Value) -> Value {
  reportIssue("Unimplemented: @Dependency(\\.\(name)) was asked for in a test that sets none.")
  return value
}

private enum ContinuousClockKey: DependencyKey {
  static var liveValue: any Clock<Duration> { ContinuousClock() }
  static var testValue: any Clock<Duration> {
    unset("continuousClock", ImmediateClock<Duration>())
  }
}
private enum SuspendingClockKey: DependencyKey {
  static var liveValue: any Clock<Duration> { SuspendingClock() }
  static var testValue: any Clock<Duration> {
    unset("suspendingClock", ImmediateClock<Duration>())
  }
}
private enum DateKey: DependencyKey {
  static var liveValue: DateGenerator { DateGenerator { Date() } }
  static var testValue: DateGenerator {
    DateGenerator { unset("date", Date(timeIntervalSinceReferenceDate: 0)) }
  }
}
private enum UUIDKey: DependencyKey {
  /// In order and not by chance, so that pictures are the same each time.
  static var liveValue: UUIDGenerator { .incrementing }
  static var testValue: UUIDGenerator {
    let counter = UUIDGenerator.incrementing
    return UUIDGenerator { unset("uuid", counter()) }
  }
}
private enum CalendarKey: DependencyKey {
  static var liveValue: Calendar { Calendar(identifier: .gregorian) }
  static var testValue: Calendar { unset("calendar", liveValue) }
}
private enum LocaleKey: DependencyKey {
  static var liveValue: Locale { Locale(identifier: "en_US") }
  static var testValue: Locale { unset("locale", liveValue) }
}
private enum TimeZoneKey: DependencyKey {
  static var liveValue: TimeZone { TimeZone(secondsFromGMT: 0)! }
  static var testValue: TimeZone { unset("timeZone", liveValue) }
}
private enum MainQueueKey: DependencyKey {
  static var liveValue: AnySchedulerOf<DispatchQueue> { DispatchQueue.main.eraseToAnyScheduler() }
  static var testValue: AnySchedulerOf<DispatchQueue> { unset("mainQueue", liveValue) }
}
private enum MainRunLoopKey: DependencyKey {
  static var liveValue: AnySchedulerOf<RunLoop> { RunLoop.main.eraseToAnyScheduler() }
  static var testValue: AnySchedulerOf<RunLoop> { unset("mainRunLoop", liveValue) }
}
private enum RandomKey: DependencyKey {
  static var liveValue: WithRandomNumberGenerator {
    WithRandomNumberGenerator(SplitGenerator(state: 0))
  }
  static var testValue: WithRandomNumberGenerator { unset("withRandomNumberGenerator", liveValue) }
}
private enum OpenURLKey: DependencyKey {
  static var liveValue: OpenURLEffect { OpenURLEffect(handler: { _ in false }) }
  static var testValue: OpenURLEffect {
    OpenURLEffect(handler: { _ in unset("openURL", false) })
  }
}

extension DependencyValues {
  /// The clock by which effects sleep; the virtual one where a scene shows.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }
  /// The clock that rests while the machine does; the virtual one where a scene shows.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
  /// What time it is.
  public var date: DateGenerator {
    get { self[DateKey.self] }
    set { self[DateKey.self] = newValue }
  }
  /// New identities.
  public var uuid: UUIDGenerator {
    get { self[UUIDKey.self] }
    set { self[UUIDKey.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  /// Where publishers deliver.
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }
  /// The same as a run loop.
  public var mainRunLoop: AnySchedulerOf<RunLoop> {
    get { self[MainRunLoopKey.self] }
    set { self[MainRunLoopKey.self] = newValue }
  }
  /// Chance; the same sequence each time unless another is set.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[RandomKey.self] }
    set { self[RandomKey.self] = newValue }
  }
  /// Opens addresses; nothing opens here.
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
  /// Has the feature that asks taken away by what presents it.
  public var dismiss: DismissEffect {
    get { self[internal: DismissEffect.self] ?? DismissEffect(featurePath, effectRunner) }
    set { self[internal: DismissEffect.self] = newValue }
  }
  /// Whether something presents the feature that asks.
  public var isPresented: Bool { !featurePath.steps.isEmpty }

  /// Where the feature that runs lies.
  var featurePath: FeaturePath {
    get { self[internal: FeaturePath.self] ?? FeaturePath() }
    set { self[internal: FeaturePath.self] = newValue }
  }
  /// What carries out the effects of the store that runs.
  var effectRunner: EffectRunner? {
    get { self[internal: EffectRunner.self] }
    set { self[internal: EffectRunner.self] = newValue }
  }
}

import HangaGeometry

/// How fast a value that is set without an animation changes, for the spring that takes it over.
///
/// The newest two steps count, the newest by three quarters; after a tenth of a second without a
/// change there is no speed (facts/animation.md §5, §8).
struct VelocityTracker<Value: VectorArithmetic> {
  private var samples: [(value: Value, time: Double)] = []

  /// Notes a value set at `time`; of several at one instant the last counts.
  mutating func add(_ value: Value, at time: Double) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((value, time))
    if samples.count > Self.sampleCount { samples.removeFirst() }
  }

  /// The change a second; `nil` if nothing is known of it.
  func velocity(at time: Double) -> Value? {
    guard let last = samples.last, samples.count > 1, time - last.time <= Self.restTime else {
      return nil
    }
    let newest = step(before: samples.count - 1)
    guard samples.count > 2 else { return newest }
    return newest.scaled(by: Self.newestWeight)
      + step(before: samples.count - 2).scaled(by: 1 - Self.newestWeight)
  }

  private func step(before index: Int) -> Value {
    let (a, b) = (samples[index - 1], samples[index])
    return (b.value - a.value).scaled(by: 1 / (b.time - a.time))
  }

  private static var sampleCount: Int { 3 }
  private static var newestWeight: Double { 0.75 }
  private static var restTime: Double { 0.1 }
}

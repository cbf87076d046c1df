import Foundation
import HangaGeometry

/// A finger that is down, and where it has been.
public struct TrackedTouch {
  package enum Phase { case began, moved, stationary, ended, cancelled }
  package let id: Int
  /// Where and when it went down, in the scene.
  package let start: CGPoint
  package let startTime: Double
  package private(set) var location: CGPoint
  package private(set) var phase = Phase.began
  private var samples: [Sample]

  private struct Sample {
    let location: CGPoint
    let time: Double
  }

  package init(_ event: TouchEvent, at time: Double) {
    (id, start, location, startTime) = (event.id, event.location, event.location, time)
    samples = [Sample(location: event.location, time: time)]
  }

  package var isDown: Bool { phase != .ended && phase != .cancelled }
  package var translation: CGSize {
    CGSize(width: location.x - start.x, height: location.y - start.y)
  }
  package var distance: CGFloat { translation.length }

  /// The touch has not moved since the last tick.
  package mutating func rest() { phase = .stationary }

  package mutating func apply(_ event: TouchEvent, at time: Double) {
    switch event.phase {
    case .began, .moved: phase = .moved
    case .ended: phase = .ended
    case .cancelled: phase = .cancelled
    }
    guard event.location != location else { return }
    location = event.location
    samples.append(Sample(location: location, time: time))
    if samples.count > TouchMetrics.sampleCount { samples.removeFirst() }
  }

  /// Points a second as gestures see it: the newest two steps, weighted; nothing once the finger
  /// has rested (facts/animation.md §8).
  package func gestureVelocity(at time: Double) -> CGSize {
    guard let last = samples.last, samples.count > 1, !hasRested(at: time) else { return .zero }
    let newest = Self.velocity(from: samples[samples.count - 2], to: last)
    guard samples.count > 2 else { return newest }
    let older = Self.velocity(from: samples[samples.count - 3], to: samples[samples.count - 2])
    let weight = TouchMetrics.newestWeight
    return CGSize(
      width: weight * newest.width + (1 - weight) * older.width,
      height: weight * newest.height + (1 - weight) * older.height)
  }

  /// Points a second as scroll views see it: the way of the last tenth of a second
  /// (facts/animation.md §9).
  package func scrollVelocity(at time: Double) -> CGSize {
    guard let last = samples.last, !hasRested(at: time) else { return .zero }
    let window = samples.filter { last.time - $0.time <= TouchMetrics.restTime }
    guard let first = window.first, first.time < last.time else { return .zero }
    return Self.velocity(from: first, to: last)
  }

  private func hasRested(at time: Double) -> Bool {
    guard let last = samples.last else { return true }
    return time - last.time > TouchMetrics.restTime
  }

  private static func velocity(from a: Sample, to b: Sample) -> CGSize {
    let time = max(b.time - a.time, 1 / Double(SceneClock.rate))
    return CGSize(
      width: (b.location.x - a.location.x) / time, height: (b.location.y - a.location.y) / time)
  }
}

extension CGSize {
  /// The length of the way.
  package var length: CGFloat { (width * width + height * height).squareRoot() }
}

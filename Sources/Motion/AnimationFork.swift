import HangaGeometry

/// One started animation seen on its own, for completions.
///
/// When a later animation takes over, the completion of the earlier one still waits for the
/// earlier one's own curve (`facts/animation.md §4`).
package struct AnimationFork<Value: VectorArithmetic> {
  private let flight: AnimationFlight<Value>

  init(_ flight: AnimationFlight<Value>) { self.flight = flight }

  package func isLogicallyComplete(at time: Double) -> Bool {
    flight.isLogicallyComplete(at: time)
  }

  package func isFinished(at time: Double) -> Bool { flight.sample(at: time).moved == nil }
}

import Foundation
import HangaGeometry

/// One keyframe: where it goes, how long it takes and in which manner.
struct KeyframeStep<V: VectorArithmetic> {
  enum Manner {
    case linear(UnitCurve)
    case cubic(start: V?, end: V?)
    case spring(Spring, start: V?)
    case move
  }

  var target: V
  var duration: TimeInterval
  var manner: Manner

  init(to target: V, duration: TimeInterval, _ manner: Manner) {
    self.target = target
    self.duration = max(duration, 0)
    self.manner = manner
  }

  var isCubic: Bool {
    if case .cubic = manner { true } else { false }
  }
}

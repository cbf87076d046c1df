import Foundation
import HangaGeometry

/// One track's steps with all times and velocities worked out (`facts/animation.md §7`).
struct KeyframePath<V: VectorArithmetic> {
  private var pieces: [KeyframePiece<V>] = []
  private let initial: V
  private(set) var duration: TimeInterval = 0

  init(from initial: V, steps: [KeyframeStep<V>]) {
    self.initial = initial
    // 1. Times and places.
    var origin = initial
    for step in steps {
      pieces.append(KeyframePiece(step: step, origin: origin, start: duration))
      duration += step.duration
      origin = step.target
    }
    // 2. Velocities, from left to right: a piece may need that of its left neighbour.
    for index in pieces.indices {
      pieces[index].startVelocity = startVelocity(of: index)
      pieces[index].endVelocity = endVelocity(of: index)
    }
  }

  /// The value at a time; holds the first before the start and the last after the end.
  func value(at time: TimeInterval) -> V {
    guard time >= 0, let piece = pieces.last(where: { $0.start <= time }) else { return initial }
    return time >= piece.end ? piece.step.target : piece.value(at: time - piece.start)
  }

  private func startVelocity(of index: Int) -> V {
    let piece = pieces[index]
    switch piece.step.manner {
    case .move: return .zero
    case .linear(let curve): return piece.rate(curve.velocity(at: 0))
    case .spring(_, let start): return start ?? incomingVelocity(of: index)
    case .cubic(let start, _):
      if let start { return start }
      guard index > 0 else { return .zero }
      return incomingVelocity(of: index)
    }
  }

  private func incomingVelocity(of index: Int) -> V {
    index > 0 ? pieces[index - 1].endVelocity : .zero
  }

  private func endVelocity(of index: Int) -> V {
    let piece = pieces[index]
    switch piece.step.manner {
    case .move: return .zero
    case .linear(let curve): return piece.rate(curve.velocity(at: 1))
    case .spring(let spring, _):
      return spring.velocity(
        target: piece.step.target - piece.origin, initialVelocity: piece.startVelocity,
        time: piece.step.duration)
    case .cubic(_, let end):
      return end ?? jointVelocity(after: index)
    }
  }

  /// The velocity at the end of a cubic step that leaves it to its right neighbour.
  ///
  /// A spring without a velocity of its own would ask back; the joint then stands still.
  private func jointVelocity(after index: Int) -> V {
    guard index + 1 < pieces.count else { return .zero }
    let (left, right) = (pieces[index], pieces[index + 1])
    switch right.step.manner {
    case .move: return .zero
    case .linear(let curve): return right.rate(curve.velocity(at: 0))
    case .spring(_, let start): return start ?? .zero
    case .cubic(let start, _):
      if let start { return start }
      let span = left.step.duration + right.step.duration
      return span > 0 ? (right.step.target - left.origin).scaled(by: 1 / span) : .zero
    }
  }
}

import Foundation
import HangaRuntime
import UIKit

extension ViewHost: ScriptStage {
  package var canvas: CGSize { variant.canvas }

  package func prepare() throws { try advance(by: 0) }

  package func tick() throws { try advance(by: 1 / Double(SceneClock.rate)) }

  package func deliver(_ touch: TouchTimeline.Entry) throws {
    try inContext {
      touches.deliver(touch.event(at: time))
      try graph.settle()
    }
  }

  package var movements: [String] { graph.clock.movers + graph.motion.descriptions(at: time) }
}

extension TouchTimeline.Entry {
  /// The touch as the scene takes it.
  func event(at time: Double) -> TouchEvent {
    let phase: TouchEvent.Phase =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    return TouchEvent(id: finger, phase: phase, location: point, time: time)
  }
}

import Foundation
import HangaGeometry

/// What a recogniser is told on a tick.
public struct TouchInput {
  /// Seconds since the scene began.
  package let time: Double
  /// The fingers that are down on the recogniser's element, with those just lifted.
  package let touches: [TrackedTouch]
  /// Points a finger must have moved before the touch may be taken from others.
  package let slop: CGFloat
  /// Seconds before a press shows.
  package let pressDelay: Double
  /// The element the gesture was put on.
  package let element: LayoutNode

  /// Whether a finger has come down, moved or been lifted since the last tick.
  package var hasEvents: Bool { touches.contains { $0.phase != .stationary } }
}

/// Something to do for the user once a gesture has been let through.
public typealias TouchAction = () -> Void

/// Looks for one gesture in the touches on an element. It lives as long as the element.
open class TouchRecognizer {
  /// What a recogniser makes of the touches.
  public enum Claim {
    /// It may still come to something.
    case possible
    /// It goes on, and others must give way.
    case active
    /// It has been recognised.
    case ended
    /// It will come to nothing.
    case failed
  }

  package weak var element: LayoutNode?

  package init(element: LayoutNode) { self.element = element }

  /// Whether it is only known when the finger is lifted, so that it waits for others to fail.
  open var isDiscrete: Bool { false }
  /// Looks at the touches; `actions` are run if the gesture is let through.
  open func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> Claim { .failed }
  /// Gives up: others have been recognised, or the touch was taken away.
  open func cancel(_ actions: inout [TouchAction]) {}
  /// Starts anew with the next touch.
  open func reset() {}
}

/// The rank of a recogniser among others on the same touch.
package enum TouchPrecedence {
  /// Before those inside.
  case high
  /// A scroll view's pan: before those inside that are not `high`.
  case pan
  /// After those inside.
  case normal
  /// Beside all others.
  case simultaneous
}

/// A recogniser as its element offers it.
public struct TouchEntry {
  package let recognizer: TouchRecognizer
  package let precedence: TouchPrecedence
  /// Whether this one counts.
  package let includesOwn: Bool
  /// Whether those of elements inside count.
  package let includesInside: Bool

  package init(
    _ recognizer: TouchRecognizer, _ precedence: TouchPrecedence = .normal,
    includesOwn: Bool = true, includesInside: Bool = true
  ) {
    (self.recognizer, self.precedence) = (recognizer, precedence)
    (self.includesOwn, self.includesInside) = (includesOwn, includesInside)
  }
}

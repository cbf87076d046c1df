import Foundation

/// One line of a script.
public enum ScriptStep: Hashable, Sendable, CustomStringConvertible {
  /// Where a drag ends.
  public enum Destination: Hashable, Sendable {
    case target(TouchTarget)
    /// Points from where it starts.
    case distance(CGSize)
  }

  case tap(TouchTarget, count: Int = 1)
  /// Touches for a number of seconds.
  case press(TouchTarget, seconds: Double)
  /// `after` are the seconds that the finger rests before it moves, as to pick something up; `hold`
  /// those that it rests before it is lifted.
  case drag(
    TouchTarget, to: Destination, after: Double = 0, seconds: Double, hold: Double = 0)
  /// Without a target, in the middle of the screen.
  case swipe(SwipeDirection, on: TouchTarget? = nil, SwipeSpeed = .normal)
  /// Moves what scrolls there by so many points to the right and down, without throwing it.
  case scroll(TouchTarget, by: CGSize)
  /// Moves two fingers apart, or together where `factor` is less than 1.
  case pinch(TouchTarget, by: Double, seconds: Double, hold: Double = 0)
  /// Turns two fingers, clockwise by so many degrees.
  case rotate(TouchTarget, by: Double, seconds: Double, hold: Double = 0)
  /// Types, a character after the other; a backspace deletes.
  case type(String, seconds: Double = 0)
  case wait(seconds: Double)
  /// Waits until nothing moves.
  case settle
  /// Gives the present instant a name.
  case still(String)

  /// The step as a script writes it.
  public var description: String {
    let number = ScriptQuoting.number
    switch self {
    case .tap(let target, let count): return "tap \(target)" + (count > 1 ? " \(count) times" : "")
    case .press(let target, let seconds): return "press \(target) for \(number(seconds))"
    case .drag(let start, let end, let after, let seconds, let hold):
      let place =
        switch end {
        case .target(let target): "to \(target)"
        case .distance(let size): "by \(ScriptQuoting.pair(size.width, size.height))"
        }
      let rest = after > 0 ? " after \(number(after))" : ""
      return "drag \(start) \(place)" + rest + Self.times(seconds, hold)
    case .swipe(let direction, let target, let speed):
      let place = target.map { " on \($0)" } ?? ""
      return "swipe \(direction)\(place)" + (speed == .normal ? "" : " \(speed)")
    case .scroll(let target, let size):
      return "scroll \(target) by \(ScriptQuoting.pair(size.width, size.height))"
    case .pinch(let target, let factor, let seconds, let hold):
      return "pinch \(target) by \(number(factor))" + Self.times(seconds, hold)
    case .rotate(let target, let degrees, let seconds, let hold):
      return "rotate \(target) by \(number(degrees))" + Self.times(seconds, hold)
    case .type(let text, let seconds):
      let line = "type \(ScriptQuoting.quoted(text))"
      return seconds > 0 ? line + " over \(number(seconds))" : line
    case .wait(let seconds): return "wait \(number(seconds))"
    case .settle: return "settle"
    case .still(let name): return "still \(name)"
    }
  }

  private static func times(_ seconds: Double, _ hold: Double) -> String {
    let moving = " over \(ScriptQuoting.number(seconds))"
    return hold > 0 ? moving + " hold \(ScriptQuoting.number(hold))" : moving
  }
}

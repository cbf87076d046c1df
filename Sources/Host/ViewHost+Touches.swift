import Foundation
import HangaGeometry
import HangaRuntime

/// Where a touch goes down: a view found by what it shows or is called, or a point.
///
/// Written as a text: `host.tap("検索")`. The first view in reading order (by its top edge, then
/// by its left one) whose accessibility identifier is the text is taken, else whose label or shown
/// text is it; touched is the middle of what shows of it on screen.
public struct TouchTarget: ExpressibleByStringLiteral, Sendable, Hashable, CustomStringConvertible {
  enum Kind: Sendable, Hashable {
    case named(String, number: Int)
    case point(CGPoint)
  }
  let kind: Kind

  public init(stringLiteral value: String) { kind = .named(value, number: 1) }

  /// The `number`th view, counted from 1 in reading order, that shows, is labelled or is called
  /// `text`.
  public static func view(_ text: String, _ number: Int = 1) -> TouchTarget {
    TouchTarget(kind: .named(text, number: number))
  }

  /// A point of the screen.
  public static func point(_ point: CGPoint) -> TouchTarget { TouchTarget(kind: .point(point)) }
  public static func point(_ x: CGFloat, _ y: CGFloat) -> TouchTarget {
    .point(CGPoint(x: x, y: y))
  }

  private init(kind: Kind) { self.kind = kind }

  /// The target as scripts write it.
  public var description: String {
    switch kind {
    case .named(let name, 1): ScriptQuoting.quoted(name)
    case .named(let name, let number): "\(ScriptQuoting.quoted(name)) #\(number)"
    case .point(let point): ScriptQuoting.pair(point.x, point.y)
    }
  }
}

/// What keeps a touch or a wait from being carried out.
public enum TouchError: Error, CustomStringConvertible, Equatable {
  /// No view is called so; `near` are those that come close, `all` whether they are all there are.
  case unknownTarget(String, near: [String])
  /// There are only so many views of that name.
  case tooFew(String, number: Int, count: Int)
  /// The view lies outside the screen.
  case offScreen(String, frame: CGRect)
  /// Something still moves after the longest wait.
  case doesNotEnd(seconds: Double, movers: [String])

  public var description: String {
    switch self {
    case .unknownTarget(let name, let near) where near.isEmpty:
      return "nothing on screen shows or is called \"\(name)\"; no view has a text or a name"
    case .unknownTarget(let name, let near):
      let list = near.map { "\"\($0)\"" }.joined(separator: ", ")
      return "nothing on screen shows or is called \"\(name)\"; there are: \(list)"
    case .tooFew(let name, let number, let count):
      let there = count == 1 ? "there is only one" : "there are only \(count)"
      return "\"\(name)\" #\(number) is asked for, but \(there); count them from the top, from #1"
    case .offScreen(let name, let frame):
      return "\(name) lies outside the screen, at \(frame.minX), \(frame.minY), "
        + "\(frame.width) by \(frame.height); scroll to it first"
    case .doesNotEnd(let seconds, let movers):
      let list = movers.joined(separator: ", ")
      return "the scene still moves after \(seconds) s: \(list). Use advance(by:) to let a certain "
        + "time pass"
    }
  }
}

/// How fast a swipe is.
public enum SwipeSpeed: String, Sendable, CaseIterable {
  case slow, normal, fast
}

/// Which way a finger swipes.
public enum SwipeDirection: String, Sendable, CaseIterable {
  case left, right, up, down
}

extension ViewHost {
  // MARK: Verbs

  /// Taps the target, `count` times: down for a tenth of a second.
  public func tap(_ target: TouchTarget, count: Int = 1) throws {
    try perform(.tap(target, count: count))
  }

  /// Holds a finger on the target for `seconds`.
  public func press(_ target: TouchTarget, for seconds: Double) throws {
    try perform(.press(target, seconds: seconds))
  }

  /// Moves a finger from one target to another at an even speed over `seconds`.
  ///
  /// - Parameters:
  ///   - after: seconds that it rests before it moves, as to pick something up.
  ///   - hold: seconds that it rests before it is lifted.
  public func drag(
    from start: TouchTarget, to end: TouchTarget, after: Double = 0, over seconds: Double = 0.5,
    hold: Double = 0
  ) throws {
    try perform(.drag(start, to: .target(end), after: after, seconds: seconds, hold: hold))
  }

  /// Swipes through the middle of the target, or of the screen, at an even speed.
  public func swipe(
    _ direction: SwipeDirection, on target: TouchTarget? = nil, speed: SwipeSpeed = .normal
  ) throws {
    try perform(.swipe(direction, on: target, speed))
  }

  /// Scrolls the scroll view at the target by a distance, without inertia: positive numbers show
  /// what lies further right and down.
  public func scroll(_ target: TouchTarget, by distance: CGSize) throws {
    try perform(.scroll(target, by: distance))
  }

  /// Moves two fingers on the target apart, until their distance is `factor` times as long, or
  /// together where that is less than 1.
  public func pinch(
    _ target: TouchTarget, by factor: Double, over seconds: Double = 0.5, hold: Double = 0
  ) throws {
    try perform(.pinch(target, by: factor, seconds: seconds, hold: hold))
  }

  /// Turns two fingers on the target, clockwise by so many degrees.
  public func rotate(
    _ target: TouchTarget, by degrees: Double, over seconds: Double = 0.5, hold: Double = 0
  ) throws {
    try perform(.rotate(target, by: degrees, seconds: seconds, hold: hold))
  }

  /// Lets time pass until nothing moves: no finger, no scroll view, no animation.
  ///
  /// - Throws: an error naming what still moves after `limit` seconds.
  public func settle(limit: Double = 20) throws {
    try advance(by: 0)
    let tick = 1 / Double(SceneClock.rate)
    var rest = limit
    while !movements.isEmpty {
      guard rest > 0 else { throw TouchError.doesNotEnd(seconds: limit, movers: movements) }
      try advance(by: tick)
      rest -= tick
    }
  }

  /// Does what a script's line does; the error is not the line's but what is behind it.
  func perform(_ step: ScriptStep) throws {
    do { try play(Script([step])) } catch let error as ScriptError {
      throw error.cause ?? error
    }
  }
}

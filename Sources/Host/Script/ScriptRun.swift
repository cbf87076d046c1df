import Foundation
import HangaRuntime

/// A script being played, tick by tick, so that it can be stopped at any instant.
///
/// A step begins on the tick on which the one before it ends. On each tick time passes first, then
/// the touches of that tick arrive; an instant on a tick shows what they did. After the last step
/// time goes on for as long as it is asked for.
@MainActor
package final class ScriptRun {
  private let stage: any ScriptStage
  private let lines: [Script.Line]
  private var next = 0
  private var playing: Playing?
  /// Ticks since the script began.
  package private(set) var tick = 0
  /// Seconds since the script began.
  package var seconds: Double { Double(tick) / Double(SceneClock.rate) }
  /// The instants that have a name so far, in order.
  package private(set) var stills: [(name: String, tick: Int)] = []
  /// Where fingers touch the screen at present, by finger.
  package private(set) var fingers: [TouchTimeline.Entry] = []

  /// A step that takes time.
  private struct Playing {
    enum Kind {
      case touches(ArraySlice<TouchTimeline.Entry>)
      case waiting
      case typing(ArraySlice<Character>, count: Int)
      case settling
    }
    var kind: Kind
    var line: Script.Line
    var start: Int
    var length: Int
  }

  /// The longest time that anything may take to settle, in seconds.
  package static let settleLimit = 20.0

  /// Begins: the steps that take no time are carried out.
  package init(_ script: Script, on stage: any ScriptStage) throws {
    self.stage = stage
    lines = script.lines
    try stage.prepare()
    try beginSteps()
  }

  /// Whether every step is done.
  package var isFinished: Bool { playing == nil && next == lines.count }

  /// Goes one tick on.
  package func advance() throws {
    try stage.tick()
    tick += 1
    try continueStep()
    try beginSteps()
  }

  /// Goes on to a tick.
  package func advance(to end: Int) throws {
    while tick < end { try advance() }
  }

  /// Goes on until every step is done.
  package func finish() throws {
    while !isFinished { try advance() }
  }

  // MARK: Steps

  /// Begins steps until one takes time.
  private func beginSteps() throws {
    while playing == nil, next < lines.count {
      let line = lines[next]
      next += 1
      try explaining(line) { try begin(line) }
      try continueStep()
    }
  }

  private func begin(_ line: Script.Line) throws {
    switch line.step {
    case .tap(let target, let count):
      play(.tap(at: try stage.point(of: target), count: count), line)
    case .press(let target, let seconds):
      play(.press(at: try stage.point(of: target), for: seconds), line)
    case .drag(let target, let destination, let after, let seconds, let hold):
      let start = try stage.point(of: target)
      let end =
        switch destination {
        case .target(let target): try stage.point(of: target)
        case .distance(let size): CGPoint(x: start.x + size.width, y: start.y + size.height)
        }
      play(.drag(from: start, to: end, after: after, over: seconds, hold: hold), line)
    case .swipe(let direction, let target, let speed):
      let screen = CGRect(origin: .zero, size: stage.canvas)
      let frame = try target.map { try stage.frame(of: $0) } ?? screen
      play(.swipe(direction, in: frame, speed), line)
    case .scroll(let target, let distance):
      play(.scroll(at: try stage.point(of: target), by: distance), line)
    case .pinch(let target, let factor, let seconds, let hold):
      let frame = try stage.frame(of: target)
      play(.pinch(in: frame, by: CGFloat(factor), over: seconds, hold: hold), line)
    case .rotate(let target, let degrees, let seconds, let hold):
      let frame = try stage.frame(of: target)
      play(.rotate(in: frame, by: degrees, over: seconds, hold: hold), line)
    case .type(let text, 0): try stage.enter(text)
    case .type(let text, let seconds):
      let characters = Array(text)
      wait(
        .typing(characters[...], count: characters.count), TouchTimeline.ticks(seconds), line)
    case .wait(let seconds): wait(.waiting, TouchTimeline.ticks(seconds), line)
    case .settle: wait(.settling, TouchTimeline.ticks(Self.settleLimit), line)
    case .still(let name):
      stills.append((name, tick))
      // The instant is the still's own: the next step begins one tick later.
      if next < lines.count { wait(.waiting, 1, line) }
    }
  }

  private func play(_ timeline: TouchTimeline, _ line: Script.Line) {
    wait(.touches(timeline.entries[...]), timeline.length, line)
  }

  private func wait(_ kind: Playing.Kind, _ length: Int, _ line: Script.Line) {
    playing = Playing(kind: kind, line: line, start: tick, length: length)
  }

  /// Does what the present tick asks of the step, and ends the step if it is over.
  private func continueStep() throws {
    guard let step = playing else { return }
    let passed = tick - step.start
    switch step.kind {
    case .touches(var entries):
      while let entry = entries.first, entry.tick <= passed {
        entries.removeFirst()
        try explaining(step.line) { try deliver(entry) }
      }
      playing?.kind = .touches(entries)
    case .waiting: break
    case .typing(var characters, let count):
      // The first is typed at once, the others evenly until the time is over.
      let due = step.length > 0 ? min(passed * count / step.length + 1, count) : count
      while let next = characters.first, characters.startIndex < due {
        characters.removeFirst()
        try explaining(step.line) { try stage.enter(String(next)) }
      }
      playing?.kind = .typing(characters, count: count)
    case .settling:
      let movements = stage.movements
      if movements.isEmpty {
        playing = nil
      } else if passed >= step.length {
        throw error(step.line, Self.neverSettles(movements))
      }
      return
    }
    if passed >= step.length { playing = nil }
  }

  private func deliver(_ touch: TouchTimeline.Entry) throws {
    fingers.removeAll { $0.finger == touch.finger }
    if touch.phase == .began || touch.phase == .moved { fingers.append(touch) }
    try stage.deliver(touch)
  }

  private static func neverSettles(_ movements: [String]) -> String {
    "nothing comes to rest within \(Int(settleLimit)) seconds: \(movements.joined(separator: ", ")) "
      + "still moves; use `wait SECONDS` instead"
  }

  // MARK: Errors

  private func explaining(_ line: Script.Line, _ body: () throws -> Void) throws {
    do { try body() } catch let failure as ScriptError { throw failure } catch let failure {
      throw error(line, "`\(line.step)`: \(failure)", cause: failure)
    }
  }

  private func error(_ line: Script.Line, _ message: String, cause: (any Error)? = nil)
    -> ScriptError
  {
    ScriptError(source: line.source, line: line.number, message: message, cause: cause)
  }
}

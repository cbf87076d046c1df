import Foundation
import HangaRuntime

/// The views of one instant of a script.
public struct TreeFrame: Sendable, Equatable, Codable, CustomStringConvertible {
  /// Seconds after the script's start.
  public var time: Double
  /// The outermost views, with their frames as they show at that instant.
  public var elements: [ElementTree.Element]

  /// The time, then one view a line.
  public var description: String {
    "# \(StripLook.text(time))\n\(ElementTree(elements: elements))"
  }

  /// Instants as JSON, keys in alphabetical order.
  public static func json(_ frames: [TreeFrame]) throws -> String { try ElementTree.json(frames) }
}

extension ViewHost {
  /// The views at an instant of a script that begins now, as they show: what an animation carries
  /// is where its way has brought it.
  ///
  /// - Parameter time: seconds after the script's start; `nil` is the script's end.
  public func tree(
    at time: Double? = nil, of script: Script, places: [String: SourcePlace] = [:]
  ) throws -> ElementTree {
    let run = try ScriptRun(script, on: self)
    if let time {
      try run.advance(to: SceneClock.lastTick(at: time))
    } else {
      try run.finish()
    }
    return try shownTree(at: time ?? run.seconds, of: run, places)
  }

  /// The views at so many instants a second of a script that begins now.
  public func trees(
    of script: Script, _ timing: StripTiming, places: [String: SourcePlace] = [:]
  ) throws -> [TreeFrame] {
    let run = try ScriptRun(script, on: self)
    var frames: [TreeFrame] = []
    var index = timing.firstIndex
    while timing.includes(timing.time(of: index)) {
      let time = timing.time(of: index)
      let tick = SceneClock.lastTick(at: time)
      while run.tick < tick {
        // Without an end the frames stop with the script.
        if timing.end == nil && run.isFinished { return frames }
        try run.advance()
      }
      let elements = try shownTree(at: time, of: run, places).elements
      frames.append(TreeFrame(time: time, elements: elements))
      index += 1
    }
    return frames
  }

  private func shownTree(at time: Double, of run: ScriptRun, _ places: [String: SourcePlace])
    throws -> ElementTree
  {
    try tree(places: places, at: self.time + max(time - run.seconds, 0))
  }
}

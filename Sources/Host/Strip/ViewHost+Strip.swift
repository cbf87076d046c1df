import Foundation
import HangaBitmaps
import HangaDrawing
import HangaRuntime

extension ViewHost {
  /// The picture of one instant of a script that begins now; nothing else is rasterised.
  ///
  /// The scene stays at that instant. The pixels are those of the same instant in a strip.
  /// - Parameter time: seconds after the script's start; `nil` is the script's end.
  /// - Throws: an error naming the line of the script that cannot be carried out.
  public func frame(at time: Double? = nil, of script: Script) throws -> Frame {
    try frame(of: displayList(at: time, of: script))
  }

  /// What to draw at one instant of a script that begins now.
  func displayList(at time: Double?, of script: Script) throws -> DisplayList {
    // Nothing to play: the first state shows as it is.
    if time == nil && script.steps.isEmpty { return try displayList() }
    let run = try run(script, until: time)
    return try displayList(at: time ?? run.seconds, of: run)
  }

  /// Plays a script that begins now, up to an instant or to its end.
  public func play(_ script: Script, until time: Double? = nil) throws {
    _ = try run(script, until: time)
  }

  private func run(_ script: Script, until time: Double?) throws -> ScriptRun {
    let run = try ScriptRun(script, on: self)
    if let time { try run.advance(to: SceneClock.lastTick(at: time)) } else { try run.finish() }
    return run
  }

  /// The pictures of a script that begins now.
  public func strip(
    of script: Script = Script(), _ timing: StripTiming, look: StripLook = StripLook()
  ) throws -> [StripFrame] {
    var frames: [StripFrame] = []
    try film(script, .timing(timing), look, make: { frame, _ in frame }) { frames.append($0) }
    return frames
  }

  /// The pictures of a script, so many a second.
  public func strip(of script: Script = Script(), fps: Double, until end: Double? = nil) throws
    -> [StripFrame]
  {
    try strip(of: script, StripTiming(rate: fps, end: end))
  }

  /// Which instants become frames.
  package enum Instants {
    case timing(StripTiming)
    /// Those that the script names.
    case stills
  }

  /// Draws the instants of a script and hands on, in order, what is made of them.
  ///
  /// - Parameter trees: takes the views of each instant, with their colours.
  package func film<Piece: Sendable>(
    _ script: Script, _ instants: Instants, _ look: StripLook,
    trees: ((ElementTree) -> Void)? = nil,
    make: @escaping FrameLine<Piece>.Make, receive: @escaping (Piece) throws -> Void
  ) throws {
    try checkWidth(look)
    let line = try FrameLine(make: make) { piece in
      try self.checkPictures()
      try receive(piece)
    }
    // After an error nothing may go on writing where the strip would have been.
    defer { line.abandon() }
    let run = try ScriptRun(script, on: self)
    switch instants {
    case .timing(let timing):
      var index = timing.firstIndex
      while timing.includes(timing.time(of: index)) {
        let time = timing.time(of: index)
        let tick = SceneClock.lastTick(at: time)
        while run.tick < tick {
          // Without an end the frames stop with the script.
          if timing.end == nil && run.isFinished { return try line.finish() }
          try run.advance()
        }
        try line.add(order(run, index, time, nil, look))
        try trees?(colorfulTree(at: instant(time, of: run)))
        index += 1
      }
    case .stills:
      var taken = 0
      while true {
        while taken < run.stills.count {
          let still = run.stills[taken]
          let time = Double(still.tick) / Double(SceneClock.rate)
          try line.add(order(run, taken, time, still.name, look))
          try trees?(colorfulTree(at: instant(time, of: run)))
          taken += 1
        }
        if run.isFinished { break }
        try run.advance()
      }
    }
    try line.finish()
  }

  private func order<Piece>(
    _ run: ScriptRun, _ index: Int, _ time: Double, _ name: String?, _ look: StripLook
  ) throws -> FrameLine<Piece>.Order {
    var list = try displayList(at: time, of: run)
    if look.showsFinger { list.items += StripLook.fingers(run.fingers.map(\.point)) }
    var label: Bitmap?
    if look.showsLabels {
      let text = [name, StripLook.text(time)].compactMap { $0 }.joined(separator: "  ")
      label = try StripLook.label(text, width: look.width ?? pixelWidth)
    }
    return FrameLine.Order(
      list: list, images: images, index: index, time: time, name: name, width: look.width,
      label: label, drawn: drawn)
  }

  /// What shows at an instant of a run.
  private func displayList(at time: Double, of run: ScriptRun) throws -> DisplayList {
    try displayList(at: instant(time, of: run))
  }

  /// The scene's time at an instant of a run, which stands on the last tick not after it.
  private func instant(_ time: Double, of run: ScriptRun) -> Double {
    // Sums may fall just short of the tick.
    self.time + max(time - run.seconds, 0)
  }

  private var pixelWidth: Int { Int((variant.canvas.width * variant.pixelScale).rounded()) }

  private func checkWidth(_ look: StripLook) throws {
    guard let width = look.width, !(1...pixelWidth).contains(width) else { return }
    throw StripError(
      description: "frames of \(width) pixels cannot be made from \(pixelWidth): "
        + "choose a width from 1 to \(pixelWidth)")
  }
}

/// A strip that cannot be made.
package struct StripError: Error, CustomStringConvertible {
  package var description: String
}

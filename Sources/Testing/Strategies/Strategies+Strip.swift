import Foundation
import HangaBitmaps
import HangaSnapshots
import SwiftUI

extension Snapshotting where Value: SwiftUI.View, Format == ViewStrip {
  /// The frames of the view while a script plays, as one animated PNG.
  ///
  /// A failure names the first frame that differs and its instant.
  /// - Parameters:
  ///   - fps: frames a second: frame n is the instant n / fps after the script's start.
  ///   - end: the last instant in seconds; `nil` is the script's end.
  ///   - width: the frames' width in pixels; by default one pixel a point.
  public static func strip(
    script: Script = Script(), fps: Double, until end: Double? = nil,
    _ scene: SnapshotScene = SnapshotScene(), width: Int? = nil,
    _ tolerance: SnapshotTolerance = SnapshotTolerance()
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png", diffing: .strip(tolerance),
      throwing: { view in
        nonisolated(unsafe) let view = view
        return try MainThread.run {
          let host = try scene.playedHost(of: view)
          return try ViewStrip(
            host, script, StripTiming(rate: fps, end: end),
            StripLook(width: width ?? Int(host.variant.canvas.width)))
        }
      })
  }

  /// The frames of the view while a script of one step a line plays.
  ///
  ///     assertSnapshot(of: Tabs(), as: .strip(script: #"tap "検索"\#nsettle"#, fps: 10))
  public static func strip(
    script text: String, fps: Double, until end: Double? = nil,
    _ scene: SnapshotScene = SnapshotScene(), width: Int? = nil,
    _ tolerance: SnapshotTolerance = SnapshotTolerance()
  ) -> Snapshotting {
    let script = Result { try Script(text: text) }
    return Snapshotting(
      pathExtension: "png", diffing: .strip(tolerance),
      asyncSnapshot: { view in
        switch script {
        case .success(let script):
          Self.strip(script: script, fps: fps, until: end, scene, width: width, tolerance)
            .snapshot(view)
        case .failure(let error): Async(result: .failure(error))
        }
      })
  }
}

extension ViewStrip {
  @MainActor
  fileprivate init(
    _ host: ViewHost, _ script: Script, _ timing: StripTiming, _ look: StripLook
  ) throws {
    let width = look.width ?? Int(host.variant.canvas.width)
    let scale = CGFloat(width) / host.variant.canvas.width
    var film = FilmedStrip(rate: timing.rate, start: timing.start, scale: Double(scale))
    var trees: [ElementTree] = []
    try host.film(
      script, .timing(timing), look, trees: { trees.append($0) },
      make: { frame, _ in frame.frame.bitmap }, receive: { film.append($0) })
    guard film.count > 0 else { throw EmptyStrip() }
    self.init(
      film: film, scale: scale, trees: trees, variant: host.variant,
      userTypes: UserTypes.names(in: host))
  }

  private struct EmptyStrip: Error, CustomStringConvertible {
    var description: String { "the strip has no frame: it would begin after its end" }
  }
}

extension Diffing where Value == ViewStrip {
  /// Strips, compared frame by frame.
  public static func strip(_ tolerance: SnapshotTolerance = SnapshotTolerance()) -> Diffing {
    var diffing = Diffing(
      toData: { strip in Data((try? strip.film.file()) ?? []) },
      fromData: { ViewStrip(recorded: [UInt8]($0)) },
      diff: { recorded, actual in
        StripWords.difference(recorded.film, actual.film, tolerance.pixels(scale: actual.scale))
      })
    diffing.pictures = .strip(tolerance) { $0 }
    return diffing
  }
}

extension ViewStrip {
  /// A strip from a file's bytes; one without frames if they are none.
  fileprivate init(recorded bytes: [UInt8]) {
    var film = FilmedStrip(rate: 1)
    if let strip = try? RecordedStrip(path: "strip", bytes: bytes) {
      film = FilmedStrip(rate: strip.rate ?? 1, start: strip.instant(of: 0))
      try? strip.forEach { _, frame in
        film.append(frame)
        return true
      }
    }
    self.init(film: film, scale: 1, trees: nil, variant: nil, userTypes: [])
  }
}

/// What differs in two strips or pictures, in words.
enum StripWords {
  static func difference(
    _ recorded: FilmedStrip, _ actual: FilmedStrip, _ tolerance: PictureTolerance
  ) -> (String, [XCTAttachment])? {
    do {
      let strip = try RecordedStrip(path: "the record", bytes: try recorded.file())
      guard let found = try StripComparison(tolerance).difference(strip, actual) else { return nil }
      return (text(.strip(found)), [])
    } catch {
      return ("the strips cannot be compared: \(error)", [])
    }
  }

  static func difference(_ recorded: Frame, _ actual: Frame, _ tolerance: SnapshotTolerance) -> (
    String, [XCTAttachment]
  )? {
    let comparison = PictureComparison(tolerance.pixels(scale: actual.scale))
    guard let found = comparison.difference(recorded.bitmap, actual.bitmap) else { return nil }
    let marked = PNGEncoder(effort: .small).encode(
      comparison.picture(recorded.bitmap, actual.bitmap))
    return (
      text(.picture(found)),
      [XCTAttachment(data: Data(marked), name: "difference.png", pathExtension: "png")]
    )
  }

  private static func text(_ cause: SnapshotFailure.Cause) -> String {
    SnapshotFailure(SnapshotName(suite: "the", test: "picture", kind: "png"), cause).description
      .split(separator: "\n").dropFirst().joined(separator: "\n")
  }
}

import Foundation
import Hanga
import ScreenInbox
import SwiftUI

/// The steps from a screen's source to its file.
@MainActor
enum ScreenBench {
  private static var screen: AnyView { InboxStates.all[0].view }
  private static let variant = Variant(device: .iPhone13, showsChrome: false)
  private static let repeats = 31

  static func run() throws {
    let tree = try Timing.median(of: repeats) { _ = try host().displayList() }
    let kept = try host()
    let record = try Timing.median(of: repeats) { _ = try kept.displayList() }
    let (draw, encode) = (try draw(), try encode())
    Timing.print("cold tree (evaluate, lay out, record)", milliseconds: tree)
    Timing.print("record alone", milliseconds: record)
    Timing.print("draw", milliseconds: draw)
    Timing.print("PNG, fast", milliseconds: encode)
    Timing.print("source to PNG, warm", milliseconds: tree + draw + encode)
    Timing.print("first picture, from process start to exit", milliseconds: try process())
  }

  /// The seconds a drawing takes.
  static func draw() throws -> Double {
    let kept = try host()
    let list = try kept.displayList()
    return try Timing.median(of: repeats) {
      kept.forgetLastPicture()
      _ = try kept.frame(of: list)
    }
  }

  /// The seconds it takes to make a PNG of a drawing.
  static func encode() throws -> Double {
    let frame = try host().frame()
    return Timing.median(of: repeats) { _ = frame.png() }
  }

  /// All that a process does for one picture.
  static func onePicture() throws { _ = try host().frame() }

  private static func host() throws -> ViewHost { try ViewHost(screen, variant) }

  /// The seconds from a process's start to its end with one picture made.
  static func process() throws -> Double {
    var times: [Double] = []
    for _ in 0..<11 { times.append(try Spawned.seconds("/proc/self/exe", ["picture"])) }
    return times.sorted()[times.count / 2]
  }
}

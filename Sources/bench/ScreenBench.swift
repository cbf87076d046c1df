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
    let draw =
      try Timing.median(of: repeats) {
        kept.forgetLastPicture()
        _ = try kept.frame()
      } - record
    let frame = try kept.frame()
    let encode = Timing.median(of: repeats) { _ = frame.png() }
    Timing.print("cold tree (evaluate, lay out, record)", milliseconds: tree)
    Timing.print("record alone", milliseconds: record)
    Timing.print("draw", milliseconds: draw)
    Timing.print("PNG, fast", milliseconds: encode)
    Timing.print("source to PNG, warm", milliseconds: tree + draw + encode)
    Timing.print("first picture, from process start to exit", milliseconds: try process())
  }

  /// All that a process does for one picture.
  static func onePicture() throws { _ = try host().frame() }

  private static func host() throws -> ViewHost { try ViewHost(screen, variant) }

  private static func process() throws -> Double {
    try Timing.median(of: 11) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["picture"]
      try process.run()
      process.waitUntilExit()
    }
  }
}

import Foundation
import Hanga
import HangaBitmaps
import HangaCairo
import HangaDrawing
import HangaFonts
import HangaRuntime
import ScreenSwipeIndicator
import SwiftUI

/// Frames of a strip, drawn as a whole and drawn where they differ from the one before.
@MainActor
enum StripBench {
  /// A second at 60 frames a second.
  private static let frames = 60
  private static let repeats = 5
  private static let dragging = "drag 345,500 to 130,500 over 0.6 hold 0.4"
  private static let tapping = "tap 200,200\nwait 0.9"

  static func run() throws {
    try compare("pages under a finger", try drag())
    try compare("a marker over a still page", try marker())
    let drag = try Script(text: dragging)
    try film("pages under a finger", SwipeIndicatorStates.all[0].view, drag)
    try film("a marker over a still page", AnyView(Marker()), Script(text: tapping))
  }

  private static func compare(_ name: String, _ lists: [DisplayList]) throws {
    let rasterizer = Rasterizer(fonts: try FontLibrary())
    let images = try ViewHost(EmptyView()).drawing().images
    func draw(forgetting: Bool) throws -> Double {
      try Timing.median(of: repeats) {
        rasterizer.forget()
        for list in lists {
          if forgetting { rasterizer.forget() }
          _ = try rasterizer.draw(list, images: images)
        }
      }
    }
    let (whole, changed) = (try draw(forgetting: true), try draw(forgetting: false))
    let count = Double(lists.count)
    Timing.print("\(name): a frame as a whole", milliseconds: whole / count)
    Timing.print("\(name): a frame where it differs", milliseconds: changed / count)
    print("  \(name): \(Int((changed / whole * 100).rounded())) % of the time")
  }

  /// A strip as it is made: from touches to bytes; and what a frame costs, by counts.
  private static func film(_ name: String, _ view: AnyView, _ script: Script) throws {
    let rasterizer = Rasterizer(fonts: try FontLibrary())
    let images = try ViewHost(EmptyView()).drawing().images
    let host = try ViewHost(view)
    let run = try ScriptRun(script, on: host)
    var last = try rasterizer.draw(host.displayList(at: host.time), images: images)
    let graph = host.graph
    let before = [
      graph.bodyCount, graph.counter.count, graph.counter.placements, rasterizer.pixelCount,
    ]
    var (scene, drawing, encoding) = (0.0, 0.0, 0.0)
    for index in 1...frames {
      var list: DisplayList?
      scene += try Timing.seconds {
        try run.advance(to: index * 2)
        list = try host.displayList(at: host.time)
      }
      guard let list else { continue }
      let previous = last
      drawing += try Timing.seconds { last = try rasterizer.draw(list, images: images) }
      encoding += Timing.seconds {
        _ = APNGEncoder(scale: 3, effort: .fast).part(last, after: previous)
      }
    }
    let after = [
      graph.bodyCount, graph.counter.count, graph.counter.placements, rasterizer.pixelCount,
    ]
    let each = zip(after, before).map { ($0 - $1) / frames }
    for (step, seconds) in [("scene", scene), ("drawing", drawing), ("encoding", encoding)] {
      Timing.print("\(name): \(step), a frame", milliseconds: seconds / Double(frames))
    }
    print(
      "  \(name): \(each[0]) bodies, \(each[1]) sizes, \(each[2]) placements, "
        + "\(each[3]) of \(1170 * 2532) pixels a frame")
  }

  /// The swipe indicator: all of the pages move.
  private static func drag() throws -> [DisplayList] {
    try lists(of: SwipeIndicatorStates.all[0].view, dragging)
  }

  private struct Marker: View {
    @State private var isAway = false
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<12) { row in
          Text("Row \(row)").frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(
              LinearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom))
        }
        Rectangle().frame(width: 28, height: 5)
          .frame(maxWidth: .infinity, alignment: isAway ? .trailing : .leading)
      }
      .onTapGesture {
        withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) { isAway = true }
      }
    }
  }

  private static func marker() throws -> [DisplayList] {
    try lists(of: AnyView(Marker()), tapping)
  }

  private static func lists(of view: AnyView, _ script: String) throws -> [DisplayList] {
    let script = try Script(text: script)
    return try (0..<frames).map { index in
      let host = try ViewHost(view)
      try host.play(script, until: Double(index) / 60)
      return try host.displayList(at: host.time)
    }
  }
}

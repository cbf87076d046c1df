import Foundation
import Hanga
import HangaCairo
import HangaDrawing
import HangaFonts
import ScreenSwipeIndicator
import SwiftUI

/// Frames of a strip, drawn as a whole and drawn where they differ from the one before.
@MainActor
enum StripBench {
  /// A second at 60 frames a second.
  private static let frames = 60
  private static let repeats = 5

  static func run() throws {
    try compare("pages under a finger", try drag())
    try compare("a marker over a still page", try marker())
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

  /// The swipe indicator: all of the pages move.
  private static func drag() throws -> [DisplayList] {
    let view = SwipeIndicatorStates.all[0].view
    return try lists(of: view, "drag 345,500 to 130,500 over 0.6 hold 0.4")
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
    try lists(of: AnyView(Marker()), "tap 200,200\nwait 0.9")
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

import Foundation
import Hanga
import HangaRuntime
import SwiftUI

/// Scenes that are large in one way each: what it takes until they are drawn, and what a frame of
/// movement takes.
@MainActor
enum SceneBench {
  private static let repeats = 7

  static func run() throws {
    try first("1,000 rows of a VStack", AnyView(VStack(spacing: 0) { rows(1_000) }))
    try first("a stack in a stack, 300 deep", nested(300))
    try first("40,000 characters of text", AnyView(Text(Self.prose).padding()))
    try scroll("10,000 rows of a LazyVStack") {
      AnyView(ScrollView { LazyVStack(spacing: 0) { rows(10_000) } })
    }
    try scroll("10,000 rows of a List") { AnyView(List { rows(10_000) }) }
  }

  private static func rows(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { index in
      HStack {
        Image(systemName: "star")
        Text("Row \(index)")
        Spacer()
        Text("東京").foregroundStyle(.secondary)
      }
      .frame(height: 44)
    }
  }

  private static func nested(_ depth: Int) -> AnyView {
    var view = AnyView(Color.blue)
    for level in 0..<depth {
      view = AnyView(
        level % 2 == 0
          ? AnyView(
            VStack(spacing: 0) {
              view; Color.red.frame(height: 1)
            })
          : AnyView(
            HStack(spacing: 0) {
              view; Color.green.frame(width: 1)
            }))
    }
    return view
  }

  /// Sentences of six to fourteen words, each other than the one before.
  private static let prose: String = {
    let words = "the quick fox of 東京 jumps over a lazy dog and then sleeps under trees".split(
      separator: " ")
    var text = ""
    var index = 0
    while text.count < 40_000 {
      for word in 0..<(6 + index % 9) { text += words[(index * 7 + word) % words.count] + " " }
      text += "\n"
      index += 1
    }
    return text
  }()

  private static func first(_ name: String, _ view: AnyView) throws {
    let seconds = try Timing.median(of: repeats) { _ = try ViewHost(view).displayList() }
    Timing.print(name + ": evaluate, lay out, record", milliseconds: seconds)
  }

  /// A fling and the second after it.
  private static func scroll(_ name: String, _ view: () -> AnyView) throws {
    let frames = 60
    let host = try ViewHost(view())
    let first = try Timing.seconds { _ = try host.displayList() }
    let run = try ScriptRun(
      Script(text: "drag 200,700 to 200,100 over 0.2\nwait 0.8"), on: host)
    let (bodies, measures) = (host.graph.bodyCount, host.graph.counter.count)
    let all = try Timing.seconds {
      for frame in 1...frames {
        try run.advance(to: frame * 2)
        _ = try host.displayList(at: host.time)
      }
    }
    Timing.print("\(name): first", milliseconds: first)
    Timing.print("\(name): a frame of scrolling", milliseconds: all / Double(frames))
    print(
      "  \(name): \((host.graph.bodyCount - bodies) / frames) bodies and "
        + "\((host.graph.counter.count - measures) / frames) sizes a frame")
  }
}

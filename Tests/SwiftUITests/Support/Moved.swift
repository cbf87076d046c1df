import Foundation
import HangaDrawing
import HangaMotion
import HangaRuntime
import HangaTypesetting
import SwiftUI

/// Lets a test change a view's state from outside.
@MainActor
final class Trigger {
  var run: () -> Void = {}
}

/// A view on a bare canvas, whose time can be moved on.
@MainActor
struct Moved {
  let graph: ViewGraph
  let root: RootNode

  init<V: View>(_ view: V, in size: CGSize = CGSize(width: 100, height: 100)) throws {
    graph = ViewGraph(
      services: GraphServices(typesetter: LineTypesetter(shaper: FixedAdvanceShaper())))
    var environment = EnvironmentValues()
    environment.displayScale = 1
    root = RootNode(
      view, graph: graph, environment: environment, canvas: RootNode.Canvas(size: size))
    try graph.settle()
  }

  /// Runs a change from outside and brings the scene to rest at the same instant.
  func change(_ trigger: Trigger) throws {
    trigger.run()
    try graph.settle()
  }

  /// Moves time on by whole ticks.
  func advance(by seconds: Double) throws {
    for _ in 0..<Int((seconds * Double(SceneClock.rate)).rounded()) {
      try graph.clock.advance()
      try graph.settle()
    }
  }

  /// What shows now.
  var items: [DisplayItem] {
    let recorder = Recorder(scale: 1, time: graph.clock.time)
    recorder.record(root.element)
    return recorder.items
  }

  /// The frames and colours of the filled rectangles that show now.
  var fills: [(frame: CGRect, color: ResolvedColor)] {
    func flat(_ items: [DisplayItem]) -> [(frame: CGRect, color: ResolvedColor)] {
      items.flatMap { item -> [(frame: CGRect, color: ResolvedColor)] in
        switch item {
        case .fill(.rectangle(let rect), .color(let color), _): [(rect, color)]
        case .group(_, let inner): flat(inner)
        case .fill, .stroke, .glyphs, .image, .backdrop: []
        }
      }
    }
    return flat(items)
  }
}

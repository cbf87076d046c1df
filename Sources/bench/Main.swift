import Foundation
import Hanga
import HangaRuntime
import HangaTypesetting
import SwiftUI

/// Measures the engine against itself; figures are for comparing two builds on one machine.
@main
struct Bench {
  @MainActor
  static func main() throws {
    for rows in [1_000, 10_000] {
      try LayoutBench.run(rows: rows)
    }
  }
}

/// Rows with a fixed and a flexible child each.
@MainActor
enum LayoutBench {
  static func run(rows: Int) throws {
    let view = VStack(spacing: 0) {
      ForEach(0..<rows, id: \.self) { _ in
        HStack(spacing: 0) {
          Color.red.frame(width: 40, height: 1)
          Color.blue.frame(height: 1)
        }
      }
    }
    let typesetter = LineTypesetter(shaper: FixedAdvanceShaper())
    let graph = ViewGraph(services: GraphServices(typesetter: typesetter))
    let start = ContinuousClock.now
    let canvas = RootNode.Canvas(size: CGSize(width: 390, height: 844))
    let root = RootNode(view, graph: graph, environment: EnvironmentValues(), canvas: canvas)
    let built = ContinuousClock.now
    try graph.settle()
    let laidOut = ContinuousClock.now
    root.element.invalidateEverything()
    let again = ContinuousClock.now
    graph.setNeedsLayout()
    try graph.settle()
    let relaid = ContinuousClock.now
    let nodes = Double(rows * 5 + 1)
    func each(_ duration: Duration) -> String {
      let seconds =
        Double(duration.components.attoseconds) / 1e18 + Double(duration.components.seconds)
      return "\(Int(seconds * 1e9 / nodes)) ns/node"
    }
    print(
      "\(rows) rows: build \(each(built - start)), first layout \(each(laidOut - built)), "
        + "layout again \(each(relaid - again)), size calls/node \(Double(graph.counter.count) / nodes)"
    )
  }
}

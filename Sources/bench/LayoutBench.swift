import Foundation
import HangaRuntime
import HangaTypesetting
import SwiftUI

/// Rows with a fixed and a flexible child each.
@MainActor
enum LayoutBench {
  static func run(rows: Int) throws {
    let nodes = Double(rows * 5 + 1)
    let repeats = rows > 10_000 ? 5 : 15
    var (build, first, count) = ([Double](), [Double](), 0)
    for _ in 0..<min(repeats, 7) {
      let graph = ViewGraph(services: services)
      build.append(Timing.seconds { make(rows, graph) })
      first.append(try Timing.seconds { try graph.settle() })
      count = graph.counter.count
    }
    let graph = ViewGraph(services: services)
    let root = make(rows, graph)
    try graph.settle()
    // The time to forget every size is taken off: it is no part of a layout.
    let forgetting = Timing.median(of: repeats) { root.element.invalidateEverything() }
    let both = try Timing.median(of: repeats) {
      root.element.invalidateEverything()
      try graph.settle()
    }
    let leaf = try Timing.median(of: repeats) {
      middleLeaf(of: root).invalidateLayout()
      try graph.settle()
    }
    func each(_ seconds: Double) -> String { "\(Int(seconds * 1e9 / nodes)) ns" }
    let again = both - forgetting
    print(
      "  \(rows) rows: build \(each(median(build))), first layout \(each(median(first))), "
        + "layout again \(each(again)), one leaf \(Int(leaf * 1e6)) µs "
        + "(\(Int(leaf / again * 1_000)) ‰), sizes asked \(Int(Double(count) / nodes * 10)) / 10")
  }

  private static var services: GraphServices {
    GraphServices(typesetter: LineTypesetter(shaper: FixedAdvanceShaper()))
  }

  @discardableResult
  private static func make(_ rows: Int, _ graph: ViewGraph) -> RootNode {
    let view = VStack(spacing: 0) {
      ForEach(0..<rows, id: \.self) { _ in
        HStack(spacing: 0) {
          Color.red.frame(width: 40, height: 1)
          Color.blue.frame(height: 1)
        }
      }
    }
    let canvas = RootNode.Canvas(size: CGSize(width: 390, height: 844))
    return RootNode(view, graph: graph, environment: EnvironmentValues(), canvas: canvas)
  }

  /// The last element of the middle row.
  private static func middleLeaf(of root: RootNode) -> LayoutNode {
    var node: LayoutNode = root.element
    while true {
      let children = node.layoutChildren
      guard !children.isEmpty else { return node }
      node = children.count > 2 ? children[children.count / 2] : children[children.count - 1]
    }
  }

  private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
}

import Foundation
import HangaRuntime
import HangaSymbols
import HangaTypesetting
import SwiftUI

@testable import Hanga

/// A view laid out on a bare canvas, texts half an em a character, and its frames by identifier.
@MainActor
struct Laid {
  let graph: ViewGraph
  let root: RootNode
  let tree: ElementTree

  init<V: View>(
    _ view: V, in size: CGSize = CGSize(width: 400, height: 400), scale: CGFloat = 1,
    direction: LayoutDirection = .leftToRight, safeArea: EdgeInsets = EdgeInsets(),
    symbols: Bool = false
  ) throws {
    let typesetter = LineTypesetter(shaper: FixedAdvanceShaper())
    let library = symbols ? SymbolLibrary(folder: "/usr/share/bootstrap-icons/svg") : nil
    graph = ViewGraph(services: GraphServices(typesetter: typesetter, symbols: library))
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.layoutDirection = direction
    let canvas = RootNode.Canvas(size: size, safeAreaInsets: safeArea)
    root = RootNode(view, graph: graph, environment: environment, canvas: canvas)
    try graph.settle()
    tree = ElementTree(root)
  }

  /// The frame of the view that has `identifier`.
  subscript(identifier: String) -> CGRect {
    guard let element = tree.all.first(where: { $0.accessibilityIdentifier == identifier }) else {
      return .null
    }
    let frame = element.frame
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension View {
  nonisolated func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

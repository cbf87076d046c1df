import Foundation
import HangaDrawing
import HangaRuntime
import HangaTypesetting
import SwiftUI

@testable import Hanga

/// A view on a screen like an iPhone 13's, and its laid-out elements by type.
@MainActor
struct Screen {
  let graph: ViewGraph
  let root: RootNode

  /// 47 points of unsafe area at the top, 34 at the bottom (facts/controls.md §1.1).
  static let insets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)

  init<V: View>(
    _ view: V, size: CGSize = CGSize(width: 390, height: 844), insets: EdgeInsets = Screen.insets,
    change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws {
    let typesetter = LineTypesetter(shaper: FixedAdvanceShaper())
    graph = ViewGraph(services: GraphServices(typesetter: typesetter))
    var environment = EnvironmentValues()
    environment.displayScale = 3
    environment.horizontalSizeClass = .compact
    environment.verticalSizeClass = .regular
    change(&environment)
    let canvas = RootNode.Canvas(size: size, safeAreaInsets: insets)
    root = RootNode(view, graph: graph, environment: environment, canvas: canvas)
    try graph.settle()
  }

  var tree: ElementTree { ElementTree(root) }

  /// The frames of the views of `type`, in the tree's order.
  func frames(_ type: String) -> [CGRect] {
    tree.all.filter { $0.type == type }.map { Self.rect($0.frame) }
  }

  /// The frame of the first view that shows `text`.
  func frame(ofText text: String) -> CGRect? {
    tree.all.first { $0.text == text }.map { Self.rect($0.frame) }
  }

  /// The frame of the view named `identifier`, or null.
  subscript(identifier: String) -> CGRect {
    let element = tree.all.first { $0.accessibilityIdentifier == identifier }
    return element.map { Self.rect($0.frame) } ?? .null
  }

  private static func rect(_ frame: ElementTree.Rectangle) -> CGRect {
    CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// What the screen draws.
  var items: [DisplayItem] {
    let recorder = Recorder(scale: 3)
    recorder.record(root.element)
    return recorder.items
  }

  /// Runs `action` and brings the screen to rest.
  func after(_ action: () -> Void) throws {
    action()
    try graph.settle()
  }
}

import Foundation
import SwiftUI
import Testing
import TruthCases

@testable import Hanga

/// Where a Mac put the leaves of small views, texts standing as the room they took.
@MainActor
struct FrameTreeTests {
  struct Tree: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    /// The window's width and height.
    var root: [Double]
    /// x, y, width and height of every leaf.
    var leaves: [[Double]]
    var testDescription: String { name }
  }

  private struct Trees: Decodable {
    var trees: [Tree]
  }

  /// What rooms cannot stand for: the Mac's spacing between two texts, and the way a text is cut.
  nonisolated private static let needsWriting: Set<String> = [
    "nested-alignment-override", "vstack-default", "vstack-leading", "text-long-wrap",
    "text-middle-truncation-narrow-parent",
  ]

  nonisolated static let trees: [Tree] = {
    let file = PictureCase.folder.appendingPathComponent("frames.json")
    guard let data = try? Data(contentsOf: file) else { return [] }
    let all = (try? JSONDecoder().decode(Trees.self, from: data).trees) ?? []
    return all.filter { !needsWriting.contains($0.name) }
  }()

  /// The window a Mac offered, in points; it shrank to what the view can use.
  private static let offered = CGSize(width: 400, height: 600)
  private static let tolerance = 0.5
  /// Where texts decide the window's size.
  private static let rootTolerance = 1.0

  @Test func thereIsATreeForEveryView() {
    #expect(Self.trees.count == 26)
  }

  @Test(arguments: trees)
  func everyLeafIsWhereTheMacPutIt(_ tree: Tree) throws {
    let view = FrameTree(tree.name).environment(\.showsWording, false)
    let window = CGSize(width: max(tree.root[0], 1), height: max(tree.root[1], 1))
    let host = try ViewHost(view, Variant(scale: 2, showsChrome: false, size: window))
    let most = try host.contentSize(for: .infinity)
    let root = [
      min(Self.offered.width, most.width.rounded(.up)),
      min(Self.offered.height, most.height.rounded(.up)),
    ]
    for (found, wanted) in zip(root, tree.root) {
      #expect(abs(found - wanted) <= Self.rootTolerance, "\(root), not \(tree.root)")
    }
    let leaves = try host.tree().all.filter { ["Color", "Divider"].contains($0.type) }
    #expect(leaves.count == tree.leaves.count)
    for (leaf, wanted) in zip(leaves, tree.leaves) {
      let frame = [leaf.frame.x, leaf.frame.y, leaf.frame.width, leaf.frame.height]
      let farthest = zip(frame, wanted).map { abs($0 - $1) }.max() ?? 0
      #expect(farthest <= Self.tolerance, "\(tree.name): \(frame), not \(wanted)")
    }
  }
}

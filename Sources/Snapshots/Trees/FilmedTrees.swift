import Foundation
import HangaBitmaps

/// The views of a strip's frames, as a value that is kept with it.
///
/// From one frame to the next most views stay as they are, so each view is kept once and a frame
/// is a list of spans of them.
package struct FilmedTrees: Hashable, Sendable, Codable {
  /// Every different view of all frames, in the order of their first appearance.
  private var views: [SnapshotTree.Row] = []
  /// For each frame first index and length of the spans of `views` it is made of.
  private var frames: [[Int]] = []

  package init(_ trees: [SnapshotTree]) {
    var known: [SnapshotTree.Row: Int] = [:]
    for tree in trees {
      var spans: [Int] = []
      for row in tree.rows {
        let index = known[row] ?? views.count
        if index == views.count {
          known[row] = index
          views.append(row)
        }
        if let last = spans.last, spans[spans.count - 2] + last == index {
          spans[spans.count - 1] += 1
        } else {
          spans += [index, 1]
        }
      }
      frames.append(spans)
    }
  }

  /// How many frames there are.
  package var count: Int { frames.count }

  /// The views of a frame, `nil` if there is no such frame.
  package subscript(_ index: Int) -> SnapshotTree? {
    guard frames.indices.contains(index) else { return nil }
    let spans = frames[index]
    var rows: [SnapshotTree.Row] = []
    for at in stride(from: 0, to: spans.count - 1, by: 2) {
      let (first, length) = (spans[at], spans[at + 1])
      guard first >= 0, length >= 0, first <= views.count - length else { return nil }
      rows += views[first..<first + length]
    }
    return SnapshotTree(rows: rows)
  }

  private static let keyword = "hanga-trees"

  /// The trees that a recorded strip holds.
  init?(in png: PNGFile) {
    guard let (text, _) = png.text(Self.keyword),
      let trees = try? JSONDecoder().decode(FilmedTrees.self, from: Data(text.utf8))
    else { return nil }
    self = trees
  }

  /// A strip's file with the trees in it.
  func added(to png: [UInt8]) -> [UInt8] {
    SnapshotTree.adding(self, keyword: Self.keyword, to: png)
  }
}

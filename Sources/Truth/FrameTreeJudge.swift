import Foundation
import Hanga

/// Holds one frame tree to the record, twice.
@MainActor
struct FrameTreeJudge {
  let tree: FrameTreeCase

  private static let tolerance = 0.5
  /// Where texts decide the window's size, and for a text's place in its own font.
  private static let textTolerance = 1.0

  func row() throws -> TruthRow {
    var failures: [String] = []
    let (exact, farthest) = try rooms(&failures)
    let (own, widest) = try written(&failures)
    return TruthRow(
      kind: .tree, name: tree.name, exact: exact, own: own,
      deviation: "frames \(TruthNumber.text(farthest)) pt"
        + (tree.leaves.isEmpty ? "" : ", widths of texts \(TruthNumber.text(widest)) pt"),
      reason: nil, failures: failures)
  }

  /// Texts leave their room: the window and every leaf.
  private func rooms(_ failures: inout [String]) throws -> (TruthRow.Count, Double) {
    let window = CGSize(width: max(tree.root[0], 1), height: max(tree.root[1], 1))
    let (host, wanted) = try tree.host(showingWording: false, size: window)
    let leaves = try FrameTreeCase.leaves(of: host).map(\.frame)
    var count = TruthRow.Count(agreed: 0, all: tree.leaves.count + 1)
    let off = max(abs(wanted.width - tree.root[0]), abs(wanted.height - tree.root[1]))
    if off <= Self.textTolerance {
      count.agreed += 1
    } else {
      failures.append("the window is \(wanted), not \(tree.root)")
    }
    guard leaves.count == tree.leaves.count else {
      failures.append("\(leaves.count) leaves, not \(tree.leaves.count)")
      return (count, 0)
    }
    var farthest = 0.0
    for (leaf, wanted) in zip(leaves, tree.leaves) {
      let distance = zip(leaf, wanted).map { abs($0 - $1) }.max() ?? 0
      farthest = max(farthest, distance)
      if distance <= Self.tolerance {
        count.agreed += 1
      } else {
        failures.append("with rooms: \(leaf), not \(wanted)")
      }
    }
    return (count, farthest)
  }

  /// Texts stand in their own font: what is not text exactly; of a text its height and line, the
  /// edge that alignment fixes, and its width within what is allowed for texts.
  private func written(_ failures: inout [String]) throws -> (TruthRow.Count, Double) {
    let (host, window) = try tree.host(showingWording: true, size: nil)
    let leaves = try FrameTreeCase.leaves(of: host)
    var count = TruthRow.Count(agreed: 0, all: tree.leaves.count)
    guard leaves.count == tree.leaves.count else {
      failures.append("\(leaves.count) leaves, not \(tree.leaves.count)")
      return (count, 0)
    }
    var widest = 0.0
    for (leaf, wanted) in zip(leaves, tree.leaves) {
      let isGood =
        leaf.isText
        ? isPlaced(leaf.frame, as: wanted, in: Double(window.width))
        : (zip(leaf.frame, wanted).map { abs($0 - $1) }.max() ?? 0) <= Self.tolerance
      if leaf.isText { widest = max(widest, abs(leaf.frame[2] - wanted[2])) }
      if isGood {
        count.agreed += 1
      } else {
        failures.append("with texts: \(leaf.frame), not \(wanted)")
      }
    }
    return (count, widest)
  }

  private func isPlaced(_ frame: [Double], as wanted: [Double], in window: Double) -> Bool {
    let edges = [
      frame[0] - wanted[0],
      (window - frame[0] - frame[2]) - (tree.root[0] - wanted[0] - wanted[2]),
      (frame[0] + frame[2] / 2 - window / 2) - (wanted[0] + wanted[2] / 2 - tree.root[0] / 2),
    ]
    let nearest = edges.map(abs).min() ?? .infinity
    let mayDiffer = max(wanted[2] * TextFrames.widthShare, TextFrames.shortWidth)
    return nearest <= Self.textTolerance && abs(frame[1] - wanted[1]) <= Self.textTolerance
      && frame[3] == wanted[3] && abs(frame[2] - wanted[2]) <= mayDiffer
  }
}

import HangaDrawing

/// Tells what became of each view between two trees.
///
/// 1. `TreeMatching` finds which view of one tree is which of the other.
/// 2. A view is *moved* if it did not move as the view around it did, so that a parent that moves is
///    told once.
/// 3. Changes that others explain are marked as consequences: a view grew because one inside did;
///    it moved because a neighbour, or the view around, or it itself changed its size; what takes
///    all the space there is has got more of it.
package struct TreeComparison: Sendable {
  /// Distances in points below which nothing has moved: trees round to 1/10000.
  private static let tolerance = 0.005

  /// The changes, in the order of the new tree; what vanished comes where it was.
  package let changes: [TreeChange]

  /// Those that no other explains.
  package var causes: [TreeChange] { changes.filter { !$0.isConsequence } }

  package init(_ expected: SnapshotTree, _ actual: SnapshotTree) {
    let matching = TreeMatching(expected, actual)
    var walk = Walk(matching: matching)
    walk.compareChildren(of: nil, nil, path: [])
    changes = walk.changes
  }

  private struct Walk {
    let matching: TreeMatching
    var changes: [TreeChange] = []

    private typealias Place = SnapshotTree.Frame

    /// What happened inside a view, for those around it.
    struct Outcome {
      var isResized = false
      /// Whether anything inside appeared, vanished, or changed its size or text.
      var isStirred = false
    }

    /// Compares what is in two views that are one, the roots if `nil`.
    @discardableResult
    mutating func compareChildren(of old: Int?, _ new: Int?, path: [String]) -> Outcome {
      let olds = matching.old.children(of: old)
      let news = matching.new.children(of: new)
      let parentMove = move(old, new)
      var outcome = Outcome()
      // 1. What is gone, and what has come: their topmost views only.
      var steps: [(change: TreeChange, isPushed: Bool)] = []
      var isStirred = false
      for child in olds where matching.newOf[child] == nil {
        isStirred = true
        if let change = vanished(child, path) { steps.append((change, false)) }
      }
      // 2. The others, and what is inside them.
      let start = changes.count
      var inside: [(index: Int, changes: [TreeChange])] = []
      for child in news {
        let view = matching.new.elements[child]
        let ownPath = path + [matching.new.title(of: child)]
        guard let before = matching.oldOf[child] else {
          isStirred = true
          if let change = appeared(child, ownPath) { steps.append((change, false)) }
          compareMoved(inside: child, path: ownPath)
          inside.append((steps.count, Array(changes[start...])))
          changes.removeSubrange(start...)
          continue
        }
        let was = matching.old.elements[before]
        let result = compareChildren(of: before, child, path: ownPath)
        let (change, isResized) = compared(
          was, view, ownPath, parentMove: parentMove,
          isReordered: matching.old.parents[before] != old)
        let isElastic = Self.elastic.contains(view.kind)
        if var change {
          // Its size follows from what is inside, or from the space around.
          let isExplained = isResized && (result.isStirred || isElastic)
          let own: [TreeChange.Kind] = [.retitled, .recoloured, .reordered]
          let hasOwn = change.kinds.contains { own.contains($0) }
          change.isConsequence = isExplained && !hasOwn
          steps.append((change, change.kinds == [.moved]))
        }
        inside.append((steps.count, Array(changes[start...])))
        changes.removeSubrange(start...)
        if isResized && !isElastic || result.isStirred { isStirred = true }
        if isResized { outcome.isResized = true }
        if change?.kinds.contains(.retitled) == true { isStirred = true }
      }
      // 3. Moves in a view that was stirred, or that changed its size, are consequences.
      let isParentResized =
        old.flatMap { o in
          new.map { n in
            !Self.hasSameSize(matching.old.elements[o].frame, matching.new.elements[n].frame)
          }
        } ?? false
      for index in steps.indices where steps[index].isPushed {
        steps[index].change.isConsequence = isStirred || isParentResized
      }
      // 4. In order: each view before what is inside it.
      var next = 0
      for (count, rest) in inside {
        changes += steps[next..<count].map(\.change)
        next = count
        changes += rest
      }
      changes += steps[next...].map(\.change)
      outcome.isStirred = isStirred
      return outcome
    }

    /// Views that are inside one that is new, and were elsewhere.
    private mutating func compareMoved(inside new: Int, path: [String]) {
      for child in matching.new.children(of: new) {
        let ownPath = path + [matching.new.title(of: child)]
        if let before = matching.oldOf[child] {
          let old = matching.old.elements[before]
          let view = matching.new.elements[child]
          compareChildren(of: before, child, path: ownPath)
          // A wrapper around it has come; that is told already.
          let (change, _) = compared(old, view, ownPath, parentMove: (0, 0), isReordered: false)
          if var change {
            change.isConsequence = change.kinds.allSatisfy { $0 == .moved || $0 == .resized }
            changes.append(change)
          }
        } else {
          compareMoved(inside: child, path: ownPath)
        }
      }
    }

    /// Views whose size is what others leave.
    private static let elastic: Set<String> = ["Spacer", "Divider"]

    private func move(_ old: Int?, _ new: Int?) -> (x: Double, y: Double) {
      guard let old, let new else { return (0, 0) }
      let (a, b) = (matching.old.elements[old].frame, matching.new.elements[new].frame)
      return (b.x - a.x, b.y - a.y)
    }

    private static func hasSameSize(_ a: Place, _ b: Place) -> Bool {
      abs(a.width - b.width) < tolerance && abs(a.height - b.height) < tolerance
    }

    private func compared(
      _ old: SnapshotTree.Element, _ new: SnapshotTree.Element, _ path: [String],
      parentMove: (x: Double, y: Double), isReordered: Bool
    ) -> (TreeChange?, isResized: Bool) {
      var kinds: [TreeChange.Kind] = []
      if old.text != new.text || old.label != new.label { kinds.append(.retitled) }
      if old.color != new.color { kinds.append(.recoloured) }
      let isResized = !Self.hasSameSize(old.frame, new.frame)
      if isResized { kinds.append(.resized) }
      let (x, y) = (new.frame.x - old.frame.x, new.frame.y - old.frame.y)
      let isMoved = abs(x - parentMove.x) >= tolerance || abs(y - parentMove.y) >= tolerance
      if isReordered {
        kinds.append(.reordered)
      } else if isMoved {
        kinds.append(.moved)
      }
      guard !kinds.isEmpty else { return (nil, false) }
      let isTextSame = old.text == new.text
      return (
        TreeChange(
          kinds: kinds, path: path.joined(separator: TreeMatching.arrow), before: old.frame,
          after: new.frame, textBefore: isTextSame ? old.label : old.text,
          textAfter: isTextSame ? new.label : new.text, colorBefore: old.color,
          colorAfter: new.color, source: new.source ?? old.source, isConsequence: false), isResized
      )
    }

    private func appeared(_ index: Int, _ path: [String]) -> TreeChange? {
      let view = matching.new.elements[index]
      return TreeChange(
        kinds: [.appeared], path: path.joined(separator: TreeMatching.arrow), after: view.frame,
        textAfter: view.text, colorAfter: view.color, source: view.source, isConsequence: false)
    }

    private func vanished(_ index: Int, _ path: [String]) -> TreeChange? {
      let view = matching.old.elements[index]
      let whole = path + [matching.old.title(of: index)]
      return TreeChange(
        kinds: [.vanished], path: whole.joined(separator: TreeMatching.arrow), before: view.frame,
        textBefore: view.text, colorBefore: view.color, source: view.source, isConsequence: false)
    }
  }
}

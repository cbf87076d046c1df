import Foundation

extension Path {
  /// Everything inside this path or `other`.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 || $1 }
  }

  /// What is inside both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }

  /// What is inside this path and not inside `other`.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }

  /// What is inside one of the paths and not inside both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  /// The same inside by loops that do not cross, so that both fill rules agree.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill) { first, _ in first }
  }

  /// The parts of this path, taken as a line, that lie inside `other`.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    line(within: other, eoFill, keepsInside: true)
  }

  /// The parts of this path, taken as a line, that lie outside `other`.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    line(within: other, eoFill, keepsInside: false)
  }

  private static func isInside(_ winding: Int, _ eoFill: Bool) -> Bool {
    eoFill ? winding % 2 != 0 : winding != 0
  }

  /// 1. Edges are cut where they meet.
  /// 2. Those are kept that have the result on one side only, with it on their right.
  /// 3. They are joined to loops, and chords of one curve to its piece.
  private func combined(
    with other: Path, _ eoFill: Bool, _ includes: (Bool, Bool) -> Bool
  ) -> Path {
    // 1.
    let arrangement = EdgeArrangement(self, other, closing: (true, true))
    let index = WindingIndex(arrangement.edges)
    // 2.
    func isInside(_ windings: (Int, Int)) -> Bool {
      includes(Self.isInside(windings.0, eoFill), Self.isInside(windings.1, eoFill))
    }
    var kept: [DirectedEdge] = []
    for (number, stretch) in index.stretches.enumerated() {
      let (near, far) = index.windings(beside: number)
      let (isNear, isFar) = (isInside(near), isInside(far))
      guard isNear != isFar else { continue }
      // Downwards has smaller x on its right; to the right has larger y there.
      let runsOn = stretch.isHorizontal ? isNear : isFar
      kept.append(
        runsOn
          ? DirectedEdge(from: stretch.low, to: stretch.high, source: stretch.source)
          : DirectedEdge(from: stretch.high, to: stretch.low, source: stretch.source.reversed))
    }
    // 3.
    return LoopBuilder(arrangement).path(of: kept)
  }

  private func line(within other: Path, _ eoFill: Bool, keepsInside: Bool) -> Path {
    let arrangement = EdgeArrangement(self, other, closing: (false, true))
    let index = WindingIndex(arrangement.edges)
    var isKept: [[Int]: Bool] = [:]
    func ends(_ from: EdgeArrangement.Point, _ to: EdgeArrangement.Point) -> [Int] {
      [from.x, from.y, to.x, to.y]
    }
    for (number, stretch) in index.stretches.enumerated() {
      let (near, far) = index.windings(beside: number)
      // A line along the edge counts as inside.
      let isInside = Self.isInside(near.1, eoFill) || Self.isInside(far.1, eoFill)
      isKept[ends(stretch.low, stretch.high)] = isInside == keepsInside
      isKept[ends(stretch.high, stretch.low)] = isInside == keepsInside
    }
    let own = arrangement.edges.filter {
      $0.operand == 0 && isKept[ends($0.from, $0.to)] == true
    }
    return LoopBuilder(arrangement).path(
      ofChain: own.map { DirectedEdge(from: $0.from, to: $0.to, source: $0.source) })
  }
}

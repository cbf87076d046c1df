import Foundation
import HangaGeometry

/// Shares a length among the children of a stack, and lines them up across it.
///
/// Rules and their order: facts/layout.md §2.1 and §2.2 (measured except where marked there). One
/// solver is kept by each stack, so that solving again allocates nothing.
package final class StackSolver {
  private let axis: Axis
  private let alignment: AlignmentKey
  private let spacing: CGFloat?
  /// The line's place as a share of the length across, for the usual alignments.
  private let lineFraction: CGFloat?

  private var elements: [LayoutElement] = []
  private var distances: [CGFloat] = []
  private var totalDistance: CGFloat = 0
  private var priorities: [Double] = []
  private var minimums: [CGFloat] = []
  private var ranges: [CGFloat] = []
  private var flexibilityCross: CGFloat??
  private var order: [Int] = []

  private var solved: ProposedViewSize?
  private var proposals: [ProposedViewSize] = []
  private var sizes: [CGSize] = []
  private var crossOrigins: [CGFloat] = []
  private var size = CGSize.zero

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    (self.axis, self.alignment, self.spacing) = (axis, alignment, spacing)
    lineFraction = alignment.lineFraction
  }

  /// Starts anew with these children; to be called whenever they or their spacing have changed.
  package func prepare(_ elements: [LayoutElement]) {
    self.elements = elements
    let count = elements.count
    solved = nil
    flexibilityCross = nil
    distances = Array(repeating: 0, count: count)
    totalDistance = 0
    for index in elements.indices.dropFirst() {
      let distance =
        spacing ?? elements[index - 1].spacing.distance(to: elements[index].spacing, along: axis)
      distances[index] = distance
      totalDistance += distance
    }
    priorities = elements.map(\.layoutPriority)
    minimums = Array(repeating: 0, count: count)
    ranges = Array(repeating: 0, count: count)
    order = Array(0..<count)
    proposals = Array(repeating: .unspecified, count: count)
    sizes = Array(repeating: .zero, count: count)
    crossOrigins = Array(repeating: 0, count: count)
  }

  // 1. Lengths along the axis. 2. Lines across it. 3. The stack's own size.
  package func solve(_ proposal: ProposedViewSize) -> CGSize {
    if solved == proposal { return size }
    if let length = proposal[axis] {
      share(length, proposal[axis.other])
    } else {
      for index in elements.indices {
        proposals[index] = proposal
        sizes[index] = elements[index].sizeThatFits(proposal)
      }
    }
    let cross = lineUp()
    var length = totalDistance
    for size in sizes { length += size[axis] }
    size = CGSize(length, along: axis, by: cross)
    solved = proposal
    return size
  }

  /// Offers each child an equal share of what is left: by priority, then the least flexible first.
  private func share(_ length: CGFloat, _ cross: CGFloat?) {
    let count = elements.count
    if count > 1 { sortForServing(cross) }
    var available = length - totalDistance
    // The lengths that lower priorities need at least are set aside from the start.
    if count > 1 {
      let highest = priorities[order[0]]
      for index in order where priorities[index] != highest { available -= minimums[index] }
    }
    var position = 0
    while position < count {
      let priority = priorities[order[position]]
      var end = position
      while end < count, priorities[order[end]] == priority {
        if position > 0 { available += minimums[order[end]] }
        end += 1
      }
      for place in position..<end {
        let index = order[place]
        let offer = max(available / CGFloat(end - place), 0)
        let proposal = ProposedViewSize(offer, along: axis, by: cross)
        let size = elements[index].sizeThatFits(proposal)
        proposals[index] = proposal
        sizes[index] = size
        available -= size[axis]
        if available.isNaN { available = .infinity }
      }
      position = end
    }
  }

  /// Higher priority first, then the less flexible, then the larger minimum, then as declared.
  private func sortForServing(_ cross: CGFloat?) {
    if let known = flexibilityCross, known == cross { return }
    flexibilityCross = .some(cross)
    for index in elements.indices {
      let element = elements[index]
      let least = element.sizeThatFits(ProposedViewSize(0, along: axis, by: cross))[axis]
      let most = element.sizeThatFits(ProposedViewSize(.infinity, along: axis, by: cross))[axis]
      minimums[index] = least
      ranges[index] = most == .infinity ? .infinity : most - least
      order[index] = index
    }
    guard order.count > 1 else { return }
    if order.count > Self.smallCount {
      order.sort(by: goesBefore)
      return
    }
    for end in 1..<order.count {
      var place = end
      while place > 0, goesBefore(order[place], order[place - 1]) {
        order.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  /// Up to here sorting in place by insertion is the quickest.
  private static let smallCount = 16

  private func goesBefore(_ a: Int, _ b: Int) -> Bool {
    if priorities[a] != priorities[b] { return priorities[a] > priorities[b] }
    if ranges[a] != ranges[b] { return ranges[a] < ranges[b] }
    if minimums[a] != minimums[b] { return minimums[a] > minimums[b] }
    return a < b
  }

  /// Finds each child's origin across the axis.
  ///
  /// - Returns: the length of the union of the children's ranges with {0}.
  private func lineUp() -> CGFloat {
    var (low, high): (CGFloat, CGFloat) = (0, 0)
    for index in elements.indices {
      let length = sizes[index][axis.other]
      let line = line(of: index, length)
      let start = line.isFinite ? -line : 0
      crossOrigins[index] = start
      low = min(low, start)
      high = max(high, start + length)
    }
    if low != 0 { for index in crossOrigins.indices { crossOrigins[index] -= low } }
    return high - low
  }

  private func line(of index: Int, _ length: CGFloat) -> CGFloat {
    let element = elements[index]
    if let lineFraction, !element.mayHaveExplicitAlignment(alignment) {
      return length * lineFraction
    }
    let dimensions = ViewDimensions(
      element: element, size: sizes[index], proposal: proposals[index])
    return dimensions[alignment]
  }

  /// Calls `body` with each child's index, origin and proposal for a stack in `bounds`.
  package func place(
    in bounds: CGRect, _ proposal: ProposedViewSize,
    _ body: (Int, CGPoint, CGSize, ProposedViewSize) -> Void
  ) {
    var proposal = proposal
    if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
    _ = solve(proposal)
    var major = bounds.origin[axis]
    for index in elements.indices {
      major += distances[index]
      var point = bounds.origin
      point[axis] = major
      point[axis.other] += crossOrigins[index]
      body(index, point, sizes[index], proposals[index])
      major += sizes[index][axis]
    }
  }

  /// Along the axis the outer children's wishes, across it everybody's.
  package func combinedSpacing() -> ViewSpacing {
    guard let first = elements.first, let last = elements.last else { return .zero }
    var spacing = ViewSpacing.none
    let (leadingEdge, trailingEdge, across): (Edge.Set, Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
    spacing.formUnion(first.spacing, edges: leadingEdge)
    spacing.formUnion(last.spacing, edges: trailingEdge)
    for element in elements { spacing.formUnion(element.spacing, edges: across) }
    return spacing
  }
}

extension AlignmentKey {
  /// The line's place as a share of the length, for lines that are the same share of any view.
  var lineFraction: CGFloat? {
    if self == HorizontalAlignment.center.key || self == VerticalAlignment.center.key { return 0.5 }
    if self == HorizontalAlignment.leading.key || self == VerticalAlignment.top.key { return 0 }
    if self == HorizontalAlignment.trailing.key || self == VerticalAlignment.bottom.key { return 1 }
    return nil
  }
}

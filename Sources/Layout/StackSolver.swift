import Foundation
import HangaGeometry

/// Shares a length among the children of a stack, and lines them up across it.
///
/// Rules and their order: facts/layout.md §2.1 and §2.2 (measured except where marked there).
package struct StackSolver {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?

  /// What the stack remembers of its children, and its newest answers.
  package struct Cache {
    var distances: [CGFloat]
    var totalDistance: CGFloat
    var priorities: [Double]
    var flexibilities: [Flexibility?]
    var flexibilityProposal: CGFloat??
    var newest: (proposal: ProposedViewSize, solution: Solution)?
  }

  struct Flexibility {
    var minimum: CGFloat
    var maximum: CGFloat
    var range: CGFloat { maximum == .infinity ? .infinity : maximum - minimum }
  }

  struct Solution {
    var proposals: [ProposedViewSize]
    var sizes: [CGSize]
    var crossOrigins: [CGFloat]
    var size: CGSize
  }

  package func makeCache(_ subviews: LayoutSubviews) -> Cache {
    var distances: [CGFloat] = []
    distances.reserveCapacity(subviews.count)
    for index in subviews.indices {
      guard index > subviews.startIndex else {
        distances.append(0)
        continue
      }
      let pair = { subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis) }
      distances.append(spacing ?? pair())
    }
    return Cache(
      distances: distances, totalDistance: distances.reduce(0, +),
      priorities: subviews.map(\.priority),
      flexibilities: Array(repeating: nil, count: subviews.count))
  }

  // 1. Lengths along the axis. 2. Lines across it. 3. The stack's own size.
  func solve(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache)
    -> Solution
  {
    if let newest = cache.newest, newest.proposal == proposal { return newest.solution }
    var proposals = Array(repeating: proposal, count: subviews.count)
    var sizes = Array(repeating: CGSize.zero, count: subviews.count)
    if let length = proposal[axis] {
      share(length, proposal, subviews, &cache, &proposals, &sizes)
    } else {
      for index in subviews.indices { sizes[index] = subviews[index].sizeThatFits(proposal) }
    }
    let (origins, cross) = lineUp(subviews, proposals, sizes)
    let length = sizes.reduce(cache.totalDistance) { $0 + $1[axis] }
    let solution = Solution(
      proposals: proposals, sizes: sizes, crossOrigins: origins,
      size: CGSize(length, along: axis, by: cross))
    cache.newest = (proposal, solution)
    return solution
  }

  /// Offers each child an equal share of what is left: by priority, then the least flexible first.
  private func share(
    _ length: CGFloat, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache, _ proposals: inout [ProposedViewSize], _ sizes: inout [CGSize]
  ) {
    let order = servingOrder(proposal, subviews, &cache)
    var available = length - cache.totalDistance
    if let first = order.first, cache.priorities[first] != cache.priorities[order.last!] {
      for index in order where cache.priorities[index] != cache.priorities[first] {
        available -= minimum(index, proposal, subviews, &cache)
      }
    }
    var position = 0
    while position < order.count {
      let priority = cache.priorities[order[position]]
      let group = order[position...].prefix { cache.priorities[$0] == priority }
      if position > 0 {
        for index in group { available += minimum(index, proposal, subviews, &cache) }
      }
      var remaining = group.count
      for index in group {
        let offer = max(available / CGFloat(remaining), 0)
        proposals[index] = ProposedViewSize(offer, along: axis, by: proposal[axis.other])
        sizes[index] = subviews[index].sizeThatFits(proposals[index])
        available -= sizes[index][axis]
        if available.isNaN { available = .infinity }
        remaining -= 1
      }
      position += group.count
    }
  }

  private func servingOrder(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> [Int] {
    guard subviews.count > 1 else { return Array(subviews.indices) }
    var flexibilities: [Flexibility] = []
    flexibilities.reserveCapacity(subviews.count)
    for index in subviews.indices {
      flexibilities.append(flexibility(index, proposal, subviews, &cache))
    }
    let priorities = cache.priorities
    return subviews.indices.sorted { a, b in
      if priorities[a] != priorities[b] { return priorities[a] > priorities[b] }
      let (first, second) = (flexibilities[a], flexibilities[b])
      if first.range != second.range { return first.range < second.range }
      if first.minimum != second.minimum { return first.minimum > second.minimum }
      return a < b
    }
  }

  private func minimum(
    _ index: Int, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGFloat {
    flexibility(index, proposal, subviews, &cache).minimum
  }

  private func flexibility(
    _ index: Int, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> Flexibility {
    let cross = proposal[axis.other]
    if cache.flexibilityProposal != .some(cross) {
      cache.flexibilityProposal = .some(cross)
      cache.flexibilities = Array(repeating: nil, count: subviews.count)
    }
    if let known = cache.flexibilities[index] { return known }
    func length(_ offer: CGFloat) -> CGFloat {
      subviews[index].sizeThatFits(ProposedViewSize(offer, along: axis, by: cross))[axis]
    }
    let flexibility = Flexibility(minimum: length(0), maximum: length(.infinity))
    cache.flexibilities[index] = flexibility
    return flexibility
  }

  /// Each child's origin across the axis, and the length of the union of their ranges with {0}.
  private func lineUp(
    _ subviews: LayoutSubviews, _ proposals: [ProposedViewSize], _ sizes: [CGSize]
  ) -> ([CGFloat], CGFloat) {
    var (low, high): (CGFloat, CGFloat) = (0, 0)
    var origins: [CGFloat] = []
    origins.reserveCapacity(subviews.count)
    for index in subviews.indices {
      let dimensions = ViewDimensions(
        element: subviews[index].element, size: sizes[index], proposal: proposals[index])
      let line = dimensions[alignment]
      let start = line.isFinite ? -line : 0
      origins.append(start)
      low = min(low, start)
      high = max(high, start + sizes[index][axis.other])
    }
    return (origins.map { $0 - low }, high - low)
  }

  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) {
    var proposal = proposal
    if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
    let solution = solve(proposal, subviews, &cache)
    var major = bounds.origin[axis]
    for index in subviews.indices {
      major += cache.distances[index]
      var point = bounds.origin
      point[axis] = major
      point[axis.other] += solution.crossOrigins[index]
      subviews[index].place(at: point, proposal: solution.proposals[index])
      major += solution.sizes[index][axis]
    }
  }

  /// Along the axis the outer children's wishes, across it everybody's.
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    var spacing = ViewSpacing.none
    let (leadingEdge, trailingEdge, across): (Edge.Set, Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
    spacing.formUnion(first.spacing, edges: leadingEdge)
    spacing.formUnion(last.spacing, edges: trailingEdge)
    for subview in subviews { spacing.formUnion(subview.spacing, edges: across) }
    return spacing
  }
}

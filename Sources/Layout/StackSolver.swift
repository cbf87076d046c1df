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

  /// The children; `items` point into this list.
  private var elements: [LayoutElement] = []
  private var items: ContiguousArray<StackItem> = []
  private var totalDistance: CGFloat = 0
  /// The length across for which flexibilities are known.
  private var flexibilityCross: CGFloat??
  private var solved: ProposedViewSize?
  private var size = CGSize.zero

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    (self.axis, self.alignment, self.spacing) = (axis, alignment, spacing)
  }

  /// Starts anew with these children; to be called whenever others have come or some have gone.
  package func prepare(_ elements: [LayoutElement]) {
    self.elements = elements
    items.removeAll(keepingCapacity: true)
    items.reserveCapacity(elements.count)
    for element in elements { items.append(StackItem(element)) }
    refresh()
  }

  /// Forgets what the children answered; to be called whenever their sizes or wishes have changed.
  package func refresh() {
    solved = nil
    flexibilityCross = nil
    totalDistance = 0
    items.withUnsafeMutableBufferPointer { items in
      for index in items.indices {
        items[index].priority = items[index].element._withUnsafeGuaranteedRef { $0.priority }
        guard index > 0 else { continue }
        let distance = spacing ?? items[index].distance(after: items[index - 1], along: axis)
        items[index].distance = distance
        totalDistance += distance
      }
    }
  }

  // 1. Lengths along the axis. 2. Lines across it. 3. The stack's own size.
  package func solve(_ proposal: ProposedViewSize) -> CGSize {
    if let solved, solved == proposal { return size }
    // A buffer spares the checks that arrays in classes make at each access: a third of the time
    // of solving rows with two children (the layout benchmark).
    size = items.withUnsafeMutableBufferPointer { items in
      if let length = proposal[axis] {
        share(length, proposal[axis.other], items)
      } else {
        for index in items.indices { items[index].ask(proposal) }
      }
      let cross = lineUp(items)
      var length = totalDistance
      for index in items.indices { length += items[index].size[axis] }
      return CGSize(length, along: axis, by: cross)
    }
    solved = proposal
    return size
  }

  /// Offers each child an equal share of what is left: by priority, then the least flexible first.
  private func share(
    _ length: CGFloat, _ cross: CGFloat?, _ items: UnsafeMutableBufferPointer<StackItem>
  ) {
    let count = items.count
    if count > 1 { sortForServing(cross, items) }
    var available = length - totalDistance
    // The lengths that lower priorities need at least are set aside from the start.
    if count > 1 {
      let highest = items[items[0].served].priority
      for place in 1..<count {
        let item = items[items[place].served]
        if item.priority != highest { available -= item.minimum }
      }
    }
    var position = 0
    while position < count {
      let priority = items[items[position].served].priority
      var end = position
      while end < count, items[items[end].served].priority == priority {
        if position > 0 { available += items[items[end].served].minimum }
        end += 1
      }
      for place in position..<end {
        let index = items[place].served
        let offer = max(available / CGFloat(end - place), 0)
        items[index].ask(ProposedViewSize(offer, along: axis, by: cross))
        available -= items[index].size[axis]
        if available.isNaN { available = .infinity }
      }
      position = end
    }
  }

  /// Higher priority first, then the less flexible, then the larger minimum, then as declared.
  private func sortForServing(
    _ cross: CGFloat?, _ items: UnsafeMutableBufferPointer<StackItem>
  ) {
    if let known = flexibilityCross, known == cross { return }
    flexibilityCross = .some(cross)
    let smallest = ProposedViewSize(0, along: axis, by: cross)
    let largest = ProposedViewSize(.infinity, along: axis, by: cross)
    for index in items.indices {
      let least = items[index].size(for: smallest)[axis]
      let most = items[index].size(for: largest)[axis]
      items[index].minimum = least
      items[index].range = most == .infinity ? .infinity : most - least
      items[index].served = index
    }
    let isInOrder = items.indices.dropFirst().allSatisfy {
      !StackItem.goesBefore(items[$0], items[$0 - 1])
    }
    if isInOrder { return }
    if items.count > Self.smallCount {
      let order = items.indices.sorted { a, b in
        if StackItem.goesBefore(items[a], items[b]) { return true }
        return a < b && !StackItem.goesBefore(items[b], items[a])
      }
      for place in order.indices { items[place].served = order[place] }
      return
    }
    for end in 1..<items.count {
      var place = end
      while place > 0,
        StackItem.goesBefore(items[items[place].served], items[items[place - 1].served])
      {
        let moved = items[place].served
        items[place].served = items[place - 1].served
        items[place - 1].served = moved
        place -= 1
      }
    }
  }

  /// Up to here sorting in place by insertion is the quickest.
  private static let smallCount = 16

  /// Finds each child's origin across the axis.
  ///
  /// - Returns: the length of the union of the children's ranges with {0}.
  private func lineUp(_ items: UnsafeMutableBufferPointer<StackItem>) -> CGFloat {
    var (low, high): (CGFloat, CGFloat) = (0, 0)
    for index in items.indices {
      let line = items[index].line(alignment)
      let start = line.isFinite ? -line : 0
      items[index].crossOrigin = start
      low = min(low, start)
      high = max(high, start + items[index].size[axis.other])
    }
    if low != 0 { for index in items.indices { items[index].crossOrigin -= low } }
    return high - low
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
      let item = items[index]
      major += item.distance
      var point = bounds.origin
      point[axis] = major
      point[axis.other] += item.crossOrigin
      body(index, point, item.size, item.proposal)
      major += item.size[axis]
    }
  }

  /// Places the children of a stack of `size`; mirrored if it reads from right to left.
  package func placeChildren(of stack: LayoutElement, isMirrored: Bool) {
    let size = stack.size
    place(in: CGRect(origin: .zero, size: size), stack.proposal) { index, origin, own, proposal in
      var origin = origin
      if isMirrored { origin.x = size.width - origin.x - own.width }
      items[index].element._withUnsafeGuaranteedRef {
        $0.place(at: origin, proposal: proposal, in: stack)
      }
    }
  }

  /// Which lines any of the children states.
  package func explicitGuides() -> ExplicitGuides {
    var guides = ExplicitGuides.none
    for item in items { guides.formUnion(item.element._withUnsafeGuaranteedRef(\.explicitGuides)) }
    return guides
  }

  /// How the length for `proposal` was shared, and why `child` is where it is.
  package func report(
    for child: LayoutElement, in stack: CGSize, _ proposal: ProposedViewSize
  ) -> PlacementReport {
    var report = PlacementReport()
    place(in: CGRect(origin: .zero, size: stack), proposal) { _, _, _, _ in }
    let number = { (value: CGFloat) in LayoutNumber.text(value) }
    if let length = proposal[axis] {
      report.add(
        "share",
        "\(number(length)) less \(number(totalDistance)) of spacing among \(items.count), by priority, "
          + "then the least flexible first")
    } else {
      report.add("share", "no length is offered: every child takes its ideal length")
    }
    let isShared = proposal[axis] != nil && items.count > 1
    let order = isShared ? items.map(\.served) : Array(items.indices)
    report.shares = order.map { index in
      let item = items[index]
      let range = isShared ? item.minimum...max(item.minimum + item.range, item.minimum) : nil
      return PlacementReport.Share(
        element: elements[index], priority: item.priority, range: range,
        offer: item.proposal[axis], length: item.size[axis], distance: item.distance)
    }
    guard let index = elements.firstIndex(where: { $0 === child }) else { return report }
    if index > 0 {
      let why = spacing == nil ? "what the two views wish" : "the stack's own"
      report.add("spacing", "\(number(items[index].distance)) before it: \(why)")
    }
    let line = items[index].line(alignment)
    report.add(
      "alignment",
      "\(LayoutNumber.name(alignment)): its line at \(number(line)) is put on the stack's")
    return report
  }

  /// Along the axis the outer children's wishes, across it everybody's.
  package func combinedSpacing() -> ViewSpacing {
    guard let first = elements.first, let last = elements.last else { return .zero }
    if elements.count == 1 { return first.spacing }
    var spacing = ViewSpacing.none
    let (leadingEdge, trailingEdge, across): (Edge.Set, Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
    spacing.formUnion(first.spacing, edges: leadingEdge)
    spacing.formUnion(last.spacing, edges: trailingEdge)
    for element in elements { spacing.formUnion(element.spacing, edges: across) }
    return spacing
  }
}

/// One child of a stack, and what the solver found out about it.
private struct StackItem {
  /// Not retained: the solver's list of children holds it, and a call costs no counting.
  let element: Unmanaged<LayoutElement>
  /// The distance to the child before.
  var distance: CGFloat = 0
  var priority = 0.0
  var minimum: CGFloat = 0
  var range: CGFloat = 0
  /// Which child is served at this place.
  var served = 0
  var proposal = ProposedViewSize.unspecified
  var size = CGSize.zero
  var crossOrigin: CGFloat = 0

  init(_ element: LayoutElement) { self.element = .passUnretained(element) }

  func size(for proposal: ProposedViewSize) -> CGSize {
    element._withUnsafeGuaranteedRef { $0.sizeThatFits(proposal) }
  }

  mutating func ask(_ proposal: ProposedViewSize) {
    self.proposal = proposal
    size = size(for: proposal)
  }

  func distance(after previous: StackItem, along axis: Axis) -> CGFloat {
    previous.element._withUnsafeGuaranteedRef { first in
      element._withUnsafeGuaranteedRef { first.spacing.distance(to: $0.spacing, along: axis) }
    }
  }

  func line(_ key: AlignmentKey) -> CGFloat {
    element._withUnsafeGuaranteedRef { $0.line(key, in: size, proposal: proposal) }
  }

  /// Whether `a` is served before `b`, which is declared earlier if nothing else decides.
  static func goesBefore(_ a: StackItem, _ b: StackItem) -> Bool {
    if a.priority != b.priority { return a.priority > b.priority }
    if a.range != b.range { return a.range < b.range }
    return a.minimum > b.minimum
  }
}

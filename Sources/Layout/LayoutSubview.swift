import Foundation
import HangaGeometry

/// What a layout sees of one of its children.
public struct LayoutSubview: Equatable {
  package let element: LayoutElement
  let index: Int
  let sink: PlacementSink

  /// The child's layout priority.
  public var priority: Double { element.layoutPriority }

  /// The child's wishes for the distance to its neighbours.
  public var spacing: ViewSpacing { element.spacing }

  /// The size the child takes for `proposal`, in points; it may be larger than that.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    element.sizeThatFits(proposal)
  }

  /// The child's size for `proposal`, with its alignment lines.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    element.dimensions(in: proposal)
  }

  /// Puts the point `anchor` of the child at `position`, in the space of the layout's bounds.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = element.sizeThatFits(proposal)
    let origin = CGPoint(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    sink.placements[index] = Placement(origin: origin, size: size, proposal: proposal)
  }

  /// The value the child carries by `layoutValue(key:value:)`, else the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { element.layoutValue(key) }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.element === rhs.element }
}

/// Where a child goes, before it is told.
package struct Placement {
  package var origin: CGPoint
  package var size: CGSize
  package var proposal: ProposedViewSize
}

/// Collects the places a layout chooses, so that they may be read, kept or thrown away.
package final class PlacementSink {
  package var placements: [Placement?]
  package init(count: Int) { placements = Array(repeating: nil, count: count) }
}

/// The children of a layout, in view order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// All children of the layout, of which these are some.
  package let elements: [LayoutElement]
  package let sink: PlacementSink
  private let range: Range<Int>
  /// Which of the children these are; `nil` where each stands at its own index.
  private let places: [Int]?
  /// The reading direction. Positions are mirrored after placing: lay out from left to right.
  public var layoutDirection: LayoutDirection

  package init(_ elements: [LayoutElement], layoutDirection: LayoutDirection) {
    self.elements = elements
    self.layoutDirection = layoutDirection
    sink = PlacementSink(count: elements.count)
    range = elements.indices
    places = nil
  }

  private init(
    _ whole: LayoutSubviews, range: Range<Int>, places: [Int]?, sink: PlacementSink? = nil
  ) {
    (elements, layoutDirection) = (whole.elements, whole.layoutDirection)
    self.sink = sink ?? whole.sink
    (self.range, self.places) = (range, places)
  }

  public var startIndex: Int { range.lowerBound }
  public var endIndex: Int { range.upperBound }
  public subscript(index: Int) -> LayoutSubview {
    let place = places?[index] ?? index
    return LayoutSubview(element: elements[place], index: place, sink: sink)
  }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(self, range: bounds, places: places)
  }
  /// The children at the given indices, in that order; their own indices begin with 0.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    let chosen = indices.map { places?[$0] ?? $0 }
    return LayoutSubviews(self, range: chosen.indices, places: chosen)
  }

  /// The same children, with places that are told to nobody else.
  package var detached: LayoutSubviews {
    LayoutSubviews(
      self, range: range, places: places, sink: PlacementSink(count: elements.count))
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.elementsEqual(rhs)
  }
}

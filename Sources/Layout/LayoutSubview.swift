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
  package let elements: [LayoutElement]
  package let sink: PlacementSink
  private let range: Range<Int>
  /// The reading direction. Positions are mirrored after placing: lay out from left to right.
  public var layoutDirection: LayoutDirection

  package init(_ elements: [LayoutElement], layoutDirection: LayoutDirection) {
    self.elements = elements
    self.layoutDirection = layoutDirection
    sink = PlacementSink(count: elements.count)
    range = elements.indices
  }

  private init(_ whole: LayoutSubviews, range: Range<Int>) {
    (elements, sink, layoutDirection) = (whole.elements, whole.sink, whole.layoutDirection)
    self.range = range
  }

  public var startIndex: Int { range.lowerBound }
  public var endIndex: Int { range.upperBound }
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(element: elements[index], index: index, sink: sink)
  }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(self, range: bounds) }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.range == rhs.range && lhs.elements.elementsEqual(rhs.elements, by: ===)
  }
}

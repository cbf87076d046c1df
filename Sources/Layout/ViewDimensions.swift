import Foundation
import HangaGeometry

/// A view's size for one proposal, and its alignment lines in its own space.
public struct ViewDimensions {
  package let element: LayoutElement?
  package let size: CGSize
  package let proposal: ProposedViewSize

  package init(element: LayoutElement?, size: CGSize, proposal: ProposedViewSize) {
    (self.element, self.size, self.proposal) = (element, size, proposal)
  }

  /// In points.
  public var width: CGFloat { size.width }
  /// In points.
  public var height: CGFloat { size.height }

  /// The place of a line: where the view says it is, else its kind's default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The place of a horizontal line, from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// The place of a line if the view states it itself, else `nil`.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
  /// The place of a line if the view states it itself, else `nil`.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat {
    if let line = self[explicit: key] { return line }
    if let fraction = key.lineFraction { return size[key.axis] * fraction }
    return key.id.defaultValue(in: self)
  }

  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    element?.explicitLine(key, for: self)
  }

  /// The place of `alignment` in this view.
  package func point(of alignment: Alignment) -> CGPoint {
    CGPoint(x: self[alignment.horizontal], y: self[alignment.vertical])
  }
}

extension ViewDimensions: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.element === rhs.element && lhs.size == rhs.size && lhs.proposal == rhs.proposal
  }
}

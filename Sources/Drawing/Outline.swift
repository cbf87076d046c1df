import Foundation
import HangaGeometry

/// A shape to fill, stroke or clip to, in points of the item's space.
package enum Outline: Hashable, Sendable {
  case rectangle(CGRect)
  case roundedRectangle(CGRect, cornerSize: CGSize, RoundedCornerStyle)
  case ellipse(CGRect)
  case path(Path)
}

/// How the inside of an outline is found and its edge is drawn.
package struct FillRule: Hashable, Sendable {
  package var isEvenOdd: Bool
  package var isAntialiased: Bool
  package init(isEvenOdd: Bool = false, isAntialiased: Bool = true) {
    (self.isEvenOdd, self.isAntialiased) = (isEvenOdd, isAntialiased)
  }
}

package enum LineCap: Hashable, Sendable { case butt, round, square }
package enum LineJoin: Hashable, Sendable { case miter, round, bevel }

/// A pen: width and dash lengths in points.
package struct Pen: Hashable, Sendable {
  package var width: CGFloat
  package var cap: LineCap
  package var join: LineJoin
  package var miterLimit: CGFloat
  package var dash: [CGFloat]
  package var dashPhase: CGFloat

  package init(
    width: CGFloat = 1, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.width, self.cap, self.join) = (width, cap, join)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}

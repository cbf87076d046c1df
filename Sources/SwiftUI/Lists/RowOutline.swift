import Foundation
import HangaDrawing
import HangaGeometry

/// The outline of a row's background: a card's corners belong to its first and last row.
struct RowOutline {
  let look: ListLook
  let place: ListRowPlace

  func outline(_ frame: CGRect) -> Outline {
    guard look.hasCards, place.isFirst || place.isLast else { return .rectangle(frame) }
    let radius = ListMetrics.cardRadius(look.environment.era)
    if place.isFirst && place.isLast {
      return .roundedRectangle(
        frame, cornerSize: CGSize(width: radius, height: radius), .continuous)
    }
    let (top, bottom) = (place.isFirst ? radius : 0, place.isLast ? radius : 0)
    let radii = RectangleCornerRadii(
      topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
    return .path(Path(roundedRect: frame, cornerRadii: radii, style: .continuous))
  }
}

import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// The picture of what lies behind a large sheet: smaller, and with its upper edge at the lower one
/// of the status bar (facts/controls.md §6).
nonisolated struct SheetPush {
  /// 0, as it is, to 1, all the way back.
  let progress: CGFloat
  let geometry: SheetGeometry

  private func map(top: CGFloat) -> CGAffineTransform {
    let width = geometry.canvas.width
    let scale = 1 - progress * 2 * PresentationMetrics.pushedBackMargin / width
    let rest = top + progress * (geometry.insets.top - top)
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: width / 2 * (1 - scale), ty: rest - scale * top)
  }

  /// A card whose upper edge is at `top`.
  func card(_ items: [DisplayItem], top: CGFloat) -> DisplayItem {
    .group(.transform(map(top: top)), items)
  }

  /// The whole scene, with round corners on black.
  ///
  /// - Parameter ground: what lies below the scene's own items.
  func scene(_ items: [DisplayItem], over ground: ResolvedColor) -> [DisplayItem] {
    let rect = CGRect(origin: .zero, size: geometry.canvas)
    let radius = PresentationMetrics.cornerRadius * progress
    let outline = Outline.roundedRectangle(
      rect, cornerSize: CGSize(width: radius, height: radius), .continuous)
    let black = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 1)
    let scene: [DisplayItem] = [.fill(.rectangle(rect), .color(ground), FillRule())] + items
    return [
      .fill(.rectangle(rect), .color(black), FillRule()),
      .group(.transform(map(top: 0)), [.group(.clip(outline, FillRule()), scene)]),
    ]
  }
}

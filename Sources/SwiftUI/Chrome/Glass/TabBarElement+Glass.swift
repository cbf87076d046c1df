import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// Tabs on a sheet of glass that floats over the content (facts/controls.md §3.2).
extension TabBarElement {
  private var pitch: CGFloat {
    let space = size.width - insets.left - insets.right
    let room = space - GlassBarMetrics.tabPlateMargins - GlassBarMetrics.tabPlatePadding
    return min(GlassBarMetrics.tabPitch, max(room, 0) / CGFloat(max(items.count, 1)))
  }

  /// The sheet, in the bar's space.
  var plate: CGRect {
    let width = pitch * CGFloat(items.count) + GlassBarMetrics.tabPlatePadding
    let space = size.width - insets.left - insets.right
    return CGRect(
      x: insets.left + (space - width) / 2,
      y: size.height - GlassBarMetrics.tabPlateBottom - GlassBarMetrics.tabPlateHeight,
      width: width, height: GlassBarMetrics.tabPlateHeight)
  }

  /// What the mark of a tab covers that is chosen.
  func glassPlace(at index: Int) -> CGRect {
    let inset = GlassBarMetrics.tabMarkInset
    let place = isRightToLeft ? items.count - 1 - index : index
    let width = pitch + GlassBarMetrics.tabPlatePadding - 2 * inset
    return CGRect(
      x: plate.minX + inset + pitch * CGFloat(place), y: plate.minY + inset, width: width,
      height: plate.height - 2 * inset)
  }

  func placeOnGlass(_ item: Item, in place: CGRect) {
    for node in item.labels {
      let isText = node.showsText
      let offer = ProposedViewSize(width: isText ? place.width : nil, height: nil)
      let own = node.sizeThatFits(offer)
      let center = isText ? GlassBarMetrics.tabLabelCenter : GlassBarMetrics.tabIconCenter
      node.place(
        at: CGPoint(x: place.midX - own.width / 2, y: plate.minY + center - own.height / 2),
        proposal: offer, in: self)
    }
    guard let badge = item.badge else { return }
    let own = badge.sizeThatFits(.unspecified)
    let offset = GlassBarMetrics.badgeOffset
    let x = isRightToLeft ? place.midX - offset.x - own.width : place.midX + offset.x
    badge.place(
      at: CGPoint(x: x, y: plate.minY + offset.y), proposal: .unspecified, in: self)
  }

  /// Draws the sheet and the mark of the chosen tab.
  func recordPlate(into recorder: Recorder) {
    guard !items.isEmpty else { return }
    let isDark = environment.colorScheme == .dark
    recorder.add(
      GlassPlate(frame: plate).items(recorder, GlassRecipe.tabs(isDark: isDark), environment))
    guard let chosen, items.indices.contains(chosen) else { return }
    let frame = recorder.grid.snap(
      glassPlace(at: chosen).offsetBy(dx: recorder.origin.x, dy: recorder.origin.y))
    let radius = frame.height / 2
    let outline = Outline.roundedRectangle(
      frame, cornerSize: CGSize(width: radius, height: radius), .circular)
    let white = (isDark ? 53.0 : 230) / 255
    recorder.add(
      .fill(
        outline, .color(ResolvedColor(red: white, green: white, blue: white, alpha: 1)),
        FillRule()))
  }
}

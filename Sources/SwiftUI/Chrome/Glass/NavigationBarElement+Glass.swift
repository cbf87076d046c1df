import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// The row of items on sheets of glass (facts/controls.md §2.2).
extension NavigationBarElement {
  /// Places the items at both ends and answers the room between them.
  func placeOnGlass(width: CGFloat, top: CGFloat) -> (start: CGFloat, end: CGFloat) {
    let height = GlassBarMetrics.plateHeight
    var plates: [GlassPlate] = []
    var start = GlassBarMetrics.margin
    let back = parts.back.map { [$0] } ?? []
    let leading =
      BarItemGroup.groups(of: back, [:], height: height)
      + BarItemGroup.groups(of: parts.leading, parts.wishes, height: height)
    for group in leading {
      put(group, x: start, top: top, height: height, into: &plates)
      start += group.width + GlassBarMetrics.plateGap
    }
    var end = width - GlassBarMetrics.margin
    let trailing = BarItemGroup.groups(of: parts.trailing, parts.wishes, height: height)
    for group in trailing.reversed() {
      put(group, x: end - group.width, top: top, height: height, into: &plates)
      end -= group.width + GlassBarMetrics.plateGap
    }
    self.plates = plates
    let gap = GlassBarMetrics.plateGap - ChromeMetrics.titleGap
    return (
      leading.isEmpty ? start : start - gap, trailing.isEmpty ? end : end + gap
    )
  }

  private func put(
    _ group: BarItemGroup, x: CGFloat, top: CGFloat, height: CGFloat,
    into plates: inout [GlassPlate]
  ) {
    let offer = ProposedViewSize(width: nil, height: height)
    for place in group.places {
      put(
        place.node, x: x + place.x, y: top + (height - place.size.height) / 2,
        length: place.size.width, offer: offer)
    }
    guard !group.wish.isBare else { return }
    let left = isRightToLeft ? size.width - insets.right - x - group.width : insets.left + x
    plates.append(
      GlassPlate(
        frame: CGRect(x: left, y: top, width: group.width, height: height),
        isProminent: group.wish.isProminent))
  }

  /// Draws the sheets as the items on them are shown.
  func recordPlates(_ alpha: Double, into recorder: Recorder) {
    guard alpha > 0, !plates.isEmpty else { return }
    let recipe = GlassRecipe.items(isDark: environment.colorScheme == .dark)
    let items = plates.flatMap { $0.items(recorder, recipe, environment) }
    recorder.add(alpha < 1 ? [.group(.opacity(alpha), items)] : items)
  }
}

import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// The marks that show where a scroll view is scrolled to, while it moves.
nonisolated enum ScrollIndicatorMetrics {
  /// Points across, from the window's edges, and the least length (facts/animation.md §9).
  static let thickness: CGFloat = 2.5
  static let inset: CGFloat = 3
  static let leastLength: CGFloat = 36
  /// The least length of one that is pressed together because the content is pulled beyond its end.
  static let leastPressed: CGFloat = 8
  /// Seconds of their fading once nothing moves.
  static let fade = 0.4
  static let light = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.35)
  static let dark = ResolvedColor(red: 1, green: 1, blue: 1, alpha: 0.35)
}

extension ScrollElement {
  /// Whether any indicator shows; what never shows holds nothing up.
  var hasIndicators: Bool { hasIndicator(.vertical) || hasIndicator(.horizontal) }

  /// Whether an indicator along `axis` shows at all.
  private func hasIndicator(_ axis: Axis) -> Bool {
    let visibilities = environment.indicatorVisibilities
    let visibility = axis == .horizontal ? visibilities.horizontal : visibilities.vertical
    return !visibility.isHidden && (showsIndicators || visibility == .visible)
      && axes.contains(Axis.Set(axis)) && range[axis] > 0
  }

  /// Where the indicator along `axis` is, in the element's own space; `nil` if there is none.
  func indicatorFrame(_ axis: Axis) -> CGRect? {
    guard hasIndicator(axis) else { return nil }
    typealias Metrics = ScrollIndicatorMetrics
    let margins = environment.scrollIndicatorMargins
    let given = axis == .vertical ? min(max(contentOffset.y, 0), collapsibleTop) : 0
    let isMirrored = axis == .horizontal && isRightToLeft
    let lead =
      axis == .vertical ? margins.top : (isMirrored ? margins.trailing : margins.leading)
    let trail =
      axis == .vertical ? margins.bottom : (isMirrored ? margins.leading : margins.trailing)
    let start = Metrics.inset + lead - given
    let track = max(size[axis] - Metrics.inset - trail - start, 0)
    let window = size[axis] + given
    let content = max(range[axis] + size[axis], window)

    // 1. As much of the track as the window is of the content; less beyond an end.
    let offset = contentOffset[axis]
    let beyond = max(-offset, offset - range[axis], 0)
    var length = min(max(track * window / content, Metrics.leastLength), track)
    length = max(length - beyond, min(Metrics.leastPressed, track))
    // 2. As far along as the content is scrolled.
    let way = min(max(offset / range[axis], 0), 1)
    let place = start + way * (track - length)
    // 3. At the far edge across.
    let across: Axis = axis == .vertical ? .horizontal : .vertical
    let far = size[across] - Metrics.inset - Metrics.thickness
    if axis == .vertical {
      let x = isRightToLeft ? Metrics.inset : far
      return CGRect(x: x, y: place, width: Metrics.thickness, height: length)
    }
    return CGRect(x: place, y: far, width: length, height: Metrics.thickness)
  }

  /// Draws the indicators as visible as they are at the recorder's instant.
  func recordIndicators(into recorder: Recorder) {
    guard let time = recorder.time else { return }
    let alpha = indicatorFade.opacity(at: time)
    guard alpha > 0 else { return }
    let isDark = environment.colorScheme == .dark
    let color = isDark ? ScrollIndicatorMetrics.dark : ScrollIndicatorMetrics.light
    for frame in [indicatorFrame(.vertical), indicatorFrame(.horizontal)].compactMap({ $0 }) {
      let rect = frame.offsetBy(dx: recorder.origin.x, dy: recorder.origin.y)
      let radius = ScrollIndicatorMetrics.thickness / 2
      let bar = DisplayItem.fill(
        .roundedRectangle(rect, cornerSize: CGSize(width: radius, height: radius), .circular),
        .color(color.multiplyingAlpha(by: alpha)), FillRule())
      recorder.add(bar)
    }
  }
}

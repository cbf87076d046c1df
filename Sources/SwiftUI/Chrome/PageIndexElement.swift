import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime
import UIKit

/// The dots for the pages of a pager.
///
/// - Reports: room for as many dots as there are pages (facts/controls.md §3.4).
final class PageIndexElement: LayoutNode {
  var count = 0
  var current = 0

  var idealSize: CGSize {
    let slots = CGFloat(max(count - 1, 0)) * ChromeMetrics.pageDotPitch + ChromeMetrics.pageDotSlot
    return CGSize(
      width: slots + 2 * ChromeMetrics.pageIndexPadding, height: ChromeMetrics.pageIndexHeight)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// Touches pass by the dots to the pages.
  override func hit(at point: CGPoint) -> LayoutNode? { nil }
  override var dumpName: String? { "PageIndex" }

  /// The frames of the dots in a control at `origin`.
  func dots(at origin: CGPoint) -> [CGRect] {
    let diameter = ChromeMetrics.pageDotDiameter
    return (0..<count).map { number in
      let place = isRightToLeft ? count - 1 - number : number
      let slot = ChromeMetrics.pageIndexPadding + CGFloat(place) * ChromeMetrics.pageDotPitch
      let center = slot + ChromeMetrics.pageDotSlot / 2
      return CGRect(
        x: origin.x + center - diameter / 2, y: origin.y + (size.height - diameter) / 2,
        width: diameter, height: diameter)
    }
  }

  override func record(into recorder: Recorder) {
    let frame = recorder.snappedFrame(size)
    if environment.pageIndexStyle.backgroundDisplayMode.mode == .always {
      let radius = CGSize(width: frame.height / 2, height: frame.height / 2)
      let recipe: BackdropRecipe = environment.colorScheme == .dark ? .indexDark : .indexLight
      recorder.add(.backdrop(.roundedRectangle(frame, cornerSize: radius, .circular), recipe))
    }
    for (number, dot) in dots(at: frame.origin).enumerated() {
      recorder.add(.fill(.ellipse(dot), .color(color(isCurrent: number == current)), FillRule()))
    }
  }

  /// White in both schemes, unless the app gives its page controls other colours.
  private func color(isCurrent: Bool) -> ResolvedColor {
    // Drawing runs on the main actor, as every pass does.
    let given = MainActor.assumeIsolated {
      let control = UIPageControl.appearance()
      return isCurrent ? control.currentPageIndicatorTintColor : control.pageIndicatorTintColor
    }
    if let given { return given.resolved(environment.traitCollection) }
    let alpha = isCurrent ? ChromeMetrics.currentPageAlpha : ChromeMetrics.otherPageAlpha
    return ResolvedColor(red: 1, green: 1, blue: 1, alpha: alpha)
  }
}

extension BackdropRecipe {
  /// Ultra-thin: facts/layout.md §14.
  static let indexLight = BackdropRecipe(
    name: "ultraThinLight", blurRadius: 22.5, saturation: 1.1, brightness: 0.12, amount: 0.5,
    luminanceCurve: [0.45, 0.55, 0.65, 0.68])
  static let indexDark = BackdropRecipe(
    name: "ultraThinDark", blurRadius: 22.5, saturation: 1.1, brightness: 0, amount: 0.5,
    luminanceCurve: [0.24, 0.24, 0.30, 0.39])
}

import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// Lengths of the status bar and home indicator in points (facts/controls.md §1.1; the places of
/// clock and symbols are chosen to look right).
nonisolated enum StatusBarMetrics {
  static let indicatorWidth: CGFloat = 134
  static let wideIndicatorWidth: CGFloat = 139
  /// Screens at least this wide have the wider indicator.
  static let wideWidth: CGFloat = 390
  static let indicatorHeight: CGFloat = 5
  static let indicatorBottom: CGFloat = 8

  /// Bars lower than this lie on screens without a notch, and the clock is small.
  static let notchHeight: CGFloat = 40
  static let clockSize: CGFloat = 17
  static let smallClockSize: CGFloat = 12
  /// The middle of the clock beside a notch, as a share of the width.
  static let clockShare: CGFloat = 0.145
  /// The trailing end of the symbols beside a notch, from the edge.
  static let symbolMargin: CGFloat = 27
  static let smallSymbolMargin: CGFloat = 6
  /// How far below the bar's middle things stand beside a notch.
  static let notchDrop: CGFloat = 3
  static let padWidth: CGFloat = 700
  static let padClockCenter: CGFloat = 36

  static let cellular = CGSize(width: 17, height: 11)
  static let wireless = CGSize(width: 15, height: 11)
  static let battery = CGSize(width: 25, height: 12)
  static let symbolGap: CGFloat = 6
}

/// The bar at the top of the screen: a quarter to ten, full reception, full battery.
///
/// - Reports: the proposal.
nonisolated struct StatusBar: LeafView, Equatable {
  /// Points; zero where there is no bar.
  let height: CGFloat

  private var isSmall: Bool { height < StatusBarMetrics.notchHeight }

  func draw(in frame: CGRect, context: LeafContext) -> [DisplayItem] {
    guard height > 0, !context.environment.hidesStatusBar else { return [] }
    let isPad = isSmall && frame.width > StatusBarMetrics.padWidth
    let y = frame.minY + height / 2 + (isSmall ? 0 : StatusBarMetrics.notchDrop)
    let context = context.with(barEnvironment(context.environment))
    let color = Color.primary.resolvedColor(in: context.environment)

    // 1. The clock.
    var x = (frame.width * StatusBarMetrics.clockShare).rounded()
    if isSmall { x = isPad ? StatusBarMetrics.padClockCenter : frame.width / 2 }
    let size = Self.clockSize(in: context, isSmall: isSmall)
    let clock = CGRect(
      x: frame.minX + x - size.width / 2, y: y - size.height / 2, width: size.width,
      height: size.height)
    var items = Self.clock(isSmall: isSmall).draw(in: context.grid.snap(clock), context: context)

    // 2. Battery, wireless and reception from the trailing edge; on small bars reception leads.
    let margin = isSmall ? StatusBarMetrics.smallSymbolMargin : StatusBarMetrics.symbolMargin
    x = frame.maxX - margin - StatusBarMetrics.battery.width
    items += battery(at: CGPoint(x: x, y: y), color)
    x -= StatusBarMetrics.symbolGap + StatusBarMetrics.wireless.width
    items += wireless(at: CGPoint(x: x, y: y), color)
    x -= StatusBarMetrics.symbolGap + StatusBarMetrics.cellular.width
    if isSmall && !isPad { x = frame.minX + margin }
    return items + cellular(at: CGPoint(x: x, y: y), color)
  }

  private func barEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    guard environment.hasLightStatusBar else { return environment }
    var values = environment
    values.colorScheme = .dark
    return values
  }

  func hasOtherLayout(than other: StatusBar) -> Bool { false }
  func dumpText(in context: LeafContext) -> String? {
    height > 0 && !context.environment.hidesStatusBar ? Self.time : nil
  }

  private static let time = "9:41"

  private static func clock(isSmall: Bool) -> Text {
    let size = isSmall ? StatusBarMetrics.smallClockSize : StatusBarMetrics.clockSize
    return Text(verbatim: time).font(.system(size: size, weight: .semibold))
  }

  private static func clockSize(in context: LeafContext, isSmall: Bool) -> CGSize {
    clock(isSmall: isSmall).sizeThatFits(.unspecified, in: context)
  }

  private func box(_ rect: CGRect, radius: CGFloat) -> Outline {
    .roundedRectangle(rect, cornerSize: CGSize(width: radius, height: radius), .circular)
  }

  /// Four bars, each higher than the one before.
  private func cellular(at point: CGPoint, _ color: ResolvedColor) -> [DisplayItem] {
    let size = StatusBarMetrics.cellular
    let bar: CGFloat = 3
    let pitch = (size.width - bar) / 3
    return [0.36, 0.55, 0.78, 1].enumerated().map { index, share in
      let height = size.height * share
      let rect = CGRect(
        x: point.x + CGFloat(index) * pitch, y: point.y + size.height / 2 - height, width: bar,
        height: height)
      return .fill(box(rect, radius: 0.8), .color(color), FillRule())
    }
  }

  /// Three arcs of a quarter turn above a point.
  private func wireless(at point: CGPoint, _ color: ResolvedColor) -> [DisplayItem] {
    let size = StatusBarMetrics.wireless
    let center = CGPoint(x: point.x + size.width / 2, y: point.y + size.height / 2)
    let pen = Pen(width: 2.2)
    let arcs: [DisplayItem] = [9.4, 6].map { radius in
      var path = Path()
      path.addArc(
        center: center, radius: radius, startAngle: .degrees(225), endAngle: .degrees(315),
        clockwise: false)
      return .stroke(.path(path), .color(color), pen)
    }
    var wedge = Path()
    wedge.move(to: center)
    wedge.addArc(
      center: center, radius: 3.6, startAngle: .degrees(225), endAngle: .degrees(315),
      clockwise: false)
    wedge.closeSubpath()
    return arcs + [.fill(.path(wedge), .color(color), FillRule())]
  }

  private func battery(at point: CGPoint, _ color: ResolvedColor) -> [DisplayItem] {
    let size = StatusBarMetrics.battery
    let faint = color.multiplyingAlpha(by: 0.35)
    let top = point.y - size.height / 2
    let shell = CGRect(x: point.x, y: top, width: size.width - 2.5, height: size.height)
    let cap = CGRect(x: shell.maxX + 1, y: point.y - 2, width: 1.5, height: 4)
    return [
      .stroke(box(shell.insetBy(dx: 0.5, dy: 0.5), radius: 3.3), .color(faint), Pen(width: 1)),
      .fill(box(shell.insetBy(dx: 2, dy: 2), radius: 2.2), .color(color), FillRule()),
      .fill(box(cap, radius: 0.75), .color(faint), FillRule()),
    ]
  }
}

extension StatusBar: DumpListed {
  package static var listing: DumpListing { .whole }
}

import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime
import UIKit

/// Lengths of progress views (facts/controls.md §4).
nonisolated enum ProgressMetrics {
  /// Of the label below a bar; C.
  static let valueFont = Font.caption
  static let spinnerSide: CGFloat = 20
  static let largeSpinnerSide: CGFloat = 37
  /// A blade along its own length.
  static let blade = CGSize(width: 6.5, height: 2.5)
  static let largeBlade = CGSize(width: 12, height: 5)
  /// From the spinner's centre to a blade's.
  static let bladeRadius: CGFloat = 6.75
  static let largeBladeRadius: CGFloat = 11.5
  /// Of 255, from the blade at nine o'clock counter-clockwise, at rest.
  static let bladeAlphas: [Double] = [217, 180, 143, 106, 69, 69, 69, 69]
  static let bladeGrey = 128.0
  static let darkBladeGrey = 140.0
  static let barHeight: CGFloat = 4
  static let leastFill: CGFloat = 8
  /// Between a bar and its labels.
  static let labelGap: CGFloat = 4
}

/// Eight blades around a centre, as they stand before they start to turn.
///
/// - Reports: a square of fixed size.
nonisolated struct Spinner: LeafView {
  let isLarge: Bool
  let tint: Color?

  private var side: CGFloat {
    isLarge ? ProgressMetrics.largeSpinnerSide : ProgressMetrics.spinnerSide
  }

  func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    CGSize(width: side, height: side)
  }

  func hasOtherLayout(than other: Spinner) -> Bool { isLarge != other.isLarge }

  func draw(in frame: CGRect, context: LeafContext) -> [DisplayItem] {
    let color = color(context.environment)
    let center = CGPoint(x: frame.midX, y: frame.midY)
    return ProgressMetrics.bladeAlphas.enumerated().map { index, alpha in
      let path = blade(index).offsetBy(dx: center.x, dy: center.y)
      return .fill(.path(path), .color(color.multiplyingAlpha(by: alpha / 255)), FillRule())
    }
  }

  private func color(_ environment: EnvironmentValues) -> ResolvedColor {
    if let tint { return tint.resolvedColor(in: environment) }
    if environment.tintStyle != nil { return environment.accentColor }
    let isDark = environment.colorScheme == .dark
    let grey = (isDark ? ProgressMetrics.darkBladeGrey : ProgressMetrics.bladeGrey) / 255
    return ResolvedColor(red: grey, green: grey, blue: grey, alpha: 1)
  }

  /// A blade around the origin: a capsule pointing outwards, the first one to the left.
  private func blade(_ index: Int) -> Path {
    let size = isLarge ? ProgressMetrics.largeBlade : ProgressMetrics.blade
    let radius = isLarge ? ProgressMetrics.largeBladeRadius : ProgressMetrics.bladeRadius
    let rect = CGRect(
      x: radius - size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    var path = Path()
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: size.height / 2, height: size.height / 2),
      style: .circular)
    let (x, y) = Self.directions[index]
    return path.applying(CGAffineTransform(a: x, b: y, c: -y, d: x, tx: 0, ty: 0))
  }

  /// Eighths of a turn from nine o'clock counter-clockwise, as cosines and sines.
  private static let directions: [(CGFloat, CGFloat)] = {
    let half = 0.5.squareRoot()
    return [
      (-1, 0), (-half, half), (0, 1), (half, half), (1, 0), (half, -half), (0, -1), (-half, -half),
    ]
  }()
}

/// A bar that is filled as far as something has come.
///
/// - Reports: the proposed width, a fixed height.
nonisolated struct ProgressBar: LeafView {
  let fraction: Double
  let tint: Color?

  func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    CGSize(
      width: proposal.replacingUnspecifiedDimensions().width, height: ProgressMetrics.barHeight)
  }

  func hasOtherLayout(than other: ProgressBar) -> Bool { false }

  func draw(in frame: CGRect, context: LeafContext) -> [DisplayItem] {
    let environment = context.environment
    let track = Color(uiColor: .systemFill).resolvedColor(in: environment)
    let fill = (tint ?? .accentColor).resolvedColor(in: environment)
    let radius = CGSize(width: frame.height / 2, height: frame.height / 2)
    var items: [DisplayItem] = [
      .fill(.roundedRectangle(frame, cornerSize: radius, .circular), .color(track), FillRule())
    ]
    guard fraction > 0 else { return items }
    var filled = frame
    filled.size.width = min(
      max((frame.width * fraction).rounded(), ProgressMetrics.leastFill), frame.width)
    if environment.layoutDirection == .rightToLeft { filled.origin.x = frame.maxX - filled.width }
    items.append(
      .fill(.roundedRectangle(filled, cornerSize: radius, .circular), .color(fill), FillRule()))
    return items
  }
}

import Foundation
import HangaDrawing

/// Lengths in points, times and shares of sheets and their kin (facts/controls.md §6,
/// facts/animation.md §10).
nonisolated enum PresentationMetrics {
  /// Radians a second of the spring that moves sheets: mass 3, stiffness 1000.
  static let frequency = (1000.0 / 3).squareRoot()

  // MARK: Sheets

  static let dim = 0.2
  static let cornerRadius: CGFloat = 10
  /// From the lower edge of the status bar to a large sheet, where the scene behind shows.
  static let topGap: CGFloat = 10
  /// How far a card that is pushed back keeps from the screen's sides.
  static let pushedBackMargin: CGFloat = 16
  static let grabber = CGSize(width: 36, height: 5)
  static let grabberTop: CGFloat = 5
  static let grabberColor = ResolvedColor(
    red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255, alpha: 0.43)
  /// Points a second at which a sheet that is let go flies on.
  static let flingVelocity: CGFloat = 1000
  /// The card of a sheet on a tablet.
  static let formSize = CGSize(width: 540, height: 620)
  /// Of a sheet that is a page; what it keeps from the screen above and below is C.
  static let pageWidth: CGFloat = 712
  static let pageMargin: CGFloat = 44

  // MARK: Sheets of the newest look

  static let glassTopRadius: CGFloat = 38
  static let glassBottomRadius: CGFloat = 58
  /// Around sheets that are not large.
  static let glassMargin: CGFloat = 8
}

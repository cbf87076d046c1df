import Foundation

/// What a line shows: clusters, and maybe an ellipsis between two stretches of them.
struct LineContent {
  var prefix: Range<Int>
  /// The run whose font and paint the ellipsis takes.
  var ellipsisRun: Int?
  var suffix: Range<Int> = 0..<0
  /// Unscaled points, with the tightening.
  var width: CGFloat
  /// Added to every cluster but the last, in unscaled points; zero or negative.
  var tightening: CGFloat = 0
  /// Where the next line would start, for the line's own height.
  var next: Int
}

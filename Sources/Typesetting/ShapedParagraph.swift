import Foundation
import HangaDrawing

/// A paragraph shaped once, on one endless line, ready to be broken at any width.
struct ShapedParagraph {
  /// What a cluster is to line breaking.
  enum Kind: UInt8 { case text, space, newline, attachment, tab }

  struct Cluster {
    var units: Range<Int>
    /// The paragraph's run it belongs to.
    var run: Int
    var kind: Kind
    var level: UInt8
    var allowsBreakAfter: Bool
    /// With tracking and kerning, in points.
    var advance: CGFloat
    var typeface: Int
    var glyphs: Range<Int>
  }

  /// A run's part in the height of its lines, in points.
  struct RunMetrics {
    var ascent: CGFloat
    var descent: CGFloat
    var leading: CGFloat
    var fontSize: CGFloat
  }

  var units: [UInt16] = []
  var clusters: [Cluster] = []
  var typefaces: [ShapedRun.Typeface] = []
  var glyphs: [GlyphRun.Glyph] = []
  var runs: [RunMetrics] = []
  /// The paragraph's own level: that of its first cluster's reading direction, 0 or 1.
  var baseLevel: UInt8 = 0
  /// Whether any cluster runs against the reading direction of a left-to-right line.
  var needsReordering = false

  func text(_ range: Range<Int>) -> String {
    String(decoding: units[range], as: UTF16.self)
  }
}

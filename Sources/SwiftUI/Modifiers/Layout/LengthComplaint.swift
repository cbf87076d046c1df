import Foundation
import HangaGeometry

/// Words for lengths that layout leaves out.
enum LengthComplaint {
  /// For lengths that must be finite and not negative.
  static func frame(_ lengths: CGFloat...) -> String? {
    lengths.first { !$0.isFinite || $0 < 0 }.map { "\($0) is no length and is left out" }
  }

  /// For lengths that may be infinite.
  static func bounds(_ lengths: CGFloat?...) -> String? {
    let known = lengths.compactMap { $0 }
    return known.first { $0.isNaN || $0 < 0 }.map { "\($0) is no length and is left out" }
  }

  /// For lengths that may be negative.
  static func inset(_ lengths: CGFloat...) -> String? {
    lengths.first { !$0.isFinite }.map { "\($0) is no length and counts as 0" }
  }
}

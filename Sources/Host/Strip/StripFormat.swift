import Foundation
import HangaBitmaps

/// What a strip is written as.
public enum StripFormat: Hashable, Sendable {
  /// The frames side by side on one PNG, in rows of `columns`; `nil` fills rows.
  case sheet(columns: Int? = nil, gap: Int = 8)
  /// All frames over each other on one PNG.
  case onion
  /// An animated PNG.
  case apng
  /// A GIF of 255 colours a frame, at most 50 frames a second.
  case gif
  /// A folder of PNGs, `frame-0000.png` and so on, or one for each still of the script.
  case folder

  /// Frames a second that viewers of GIFs still show at their speed.
  public static var highestGIFRate: Double { GIFEncoder.highestRate }
}

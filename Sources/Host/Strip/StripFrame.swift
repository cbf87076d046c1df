import Foundation
import HangaBitmaps

/// One picture of a strip.
public struct StripFrame: Sendable {
  /// The number of the frame: its instant is `index` divided by the strip's rate.
  public var index: Int
  /// Seconds after the script's start.
  public var time: Double
  /// The name that the script gave to the instant, if only such instants are pictures.
  public var name: String?
  public var frame: Frame

  /// The name of the picture's file in a folder.
  public var fileName: String { Self.fileName(index: index, name: name) }

  static func fileName(index: Int, name: String?) -> String {
    if let name { return name + ".png" }
    let digits = String(index)
    return "frame-" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits + ".png"
  }
}

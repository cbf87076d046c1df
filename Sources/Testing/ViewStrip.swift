import Foundation
import HangaBitmaps
import HangaSnapshots

/// The pictures of a view in time.
public struct ViewStrip: Sendable {
  let film: FilmedStrip
  /// Pixels per point.
  public let scale: CGFloat
  /// The views at the frames' instants.
  let trees: [ElementTree]?
  /// The conditions it was drawn under.
  let variant: Variant?
  /// The types of the views that are not SwiftUI's.
  let userTypes: Set<String>

  /// Frames a second.
  public var rate: Double { film.rate }
  /// How many frames there are.
  public var count: Int { film.count }
}

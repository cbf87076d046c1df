import Foundation
import HangaLayout

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  /// How long the column is across. Lengths in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit in the place of one.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  /// Points to the next column; `nil` is 8.
  public var spacing: CGFloat?
  /// How cells lie in the column; `nil` centres them.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// The tracks that grid items come to in a given length.
struct GridTracks {
  struct Track {
    var length: CGFloat
    var spacing: CGFloat
    var alignment: Alignment
  }
  private(set) var tracks: [Track] = []

  /// The sum of lengths and the distances between them.
  var length: CGFloat {
    guard let last = tracks.last else { return 0 }
    return tracks.reduce(0) { $0 + $1.length + $1.spacing } - last.spacing
  }

  // 1. Fixed lengths and distances are set aside. 2. The others share the rest in order.
  // 3. An adaptive one splits its share into as many as fit (facts/layout.md §8).
  init(_ items: [GridItem], in length: CGFloat) {
    var rest = length
    var open = 0
    for (index, item) in items.enumerated() {
      if index < items.count - 1 { rest -= item.spacing ?? LayoutConstants.defaultSpacing }
      if case .fixed(let fixed) = item.size { rest -= max(fixed, 0) } else { open += 1 }
    }
    for item in items {
      let gap = item.spacing ?? LayoutConstants.defaultSpacing
      let alignment = item.alignment ?? .center
      func add(_ length: CGFloat) {
        tracks.append(Track(length: length, spacing: gap, alignment: alignment))
      }
      switch item.size {
      case .fixed(let length): add(max(length, 0))
      case .flexible(let minimum, let maximum):
        let share = max(0, rest / CGFloat(open))
        let length = min(max(share, minimum), max(maximum, minimum))
        add(length)
        rest -= length
        open -= 1
      case .adaptive(let minimum, let maximum):
        let slot = max(0, rest / CGFloat(open))
        let least = max(minimum, 1)
        let count = slot.isFinite ? max(1, Int(((slot + gap) / (least + gap)).rounded(.down))) : 1
        let each = (slot - gap * CGFloat(count - 1)) / CGFloat(count)
        for _ in 0..<count { add(min(max(each, minimum), max(maximum, minimum))) }
        rest -= slot
        open -= 1
      }
    }
  }
}

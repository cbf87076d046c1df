import Foundation
import HangaGeometry

/// The newest few explicit lines of an element.
struct LineCache {
  private struct Entry {
    let key: AlignmentKey
    let proposal: ProposedViewSize
    let size: CGSize
    let line: CGFloat?
  }

  private var entries: [Entry] = []
  private var next: UInt8 = 0
  /// Four sizes with a line on each axis.
  private static let capacity = 8

  /// The line for `key`; the outer optional is `nil` where none is known.
  subscript(key: AlignmentKey, dimensions: ViewDimensions) -> CGFloat?? {
    get {
      for entry in entries
      where entry.size == dimensions.size && entry.key == key
        && entry.proposal == dimensions.proposal
      {
        return .some(entry.line)
      }
      return nil
    }
    set {
      guard let newValue else { return }
      let entry = Entry(
        key: key, proposal: dimensions.proposal, size: dimensions.size, line: newValue)
      if entries.count < Self.capacity {
        entries.append(entry)
      } else {
        entries[Int(next)] = entry
        next = (next + 1) % UInt8(Self.capacity)
      }
    }
  }

  mutating func removeAll() {
    if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
    next = 0
  }
}

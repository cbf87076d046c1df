import Foundation
import HangaGeometry

/// The newest few answers of an element; of one that asks others for each of them, some more.
///
/// Entries are written in turn and forgotten by counting them as none: an answer touches the
/// memory of one entry, and a scene of ten thousand elements waits for memory more than it
/// computes.
package struct SizeCache {
  /// A proposal as bits, so that comparing is two integer comparisons.
  fileprivate struct Key: Equatable {
    var width: UInt64
    var height: UInt64

    @inline(__always) init(_ proposal: ProposedViewSize) {
      width = proposal.width.map { Double($0).bitPattern } ?? Self.none
      height = proposal.height.map { Double($0).bitPattern } ?? Self.none
    }
    init() { (width, height) = (0, 0) }

    // A pattern of NaN that no arithmetic makes.
    private static let none: UInt64 = 0x7FF8_DEAD_0000_0001
  }

  fileprivate struct Entry {
    var key = Key()
    var size = CGSize.zero
  }

  /// How many entries count, and which one is written next.
  private var (count, next): (UInt8, UInt8) = (0, 0)
  private var entries = (Entry(), Entry(), Entry(), Entry())
  private var older: OlderSizes?

  package init() {}

  // Asked five times for each element of a layout.
  @inline(__always) package subscript(proposal: ProposedViewSize) -> CGSize? {
    let key = Key(proposal)
    if count > 0, entries.0.key == key { return entries.0.size }
    if count > 1, entries.1.key == key { return entries.1.size }
    if count > 2, entries.2.key == key { return entries.2.size }
    if count > 3, entries.3.key == key { return entries.3.size }
    return older?.size(for: key)
  }

  /// - Parameter keepsOlder: whether answers that make room for newer ones are kept as well.
  package mutating func add(_ size: CGSize, for proposal: ProposedViewSize, keepsOlder: Bool) {
    let entry = Entry(key: Key(proposal), size: size)
    if count == 4, keepsOlder { keep() }
    switch next {
    case 0: entries.0 = entry
    case 1: entries.1 = entry
    case 2: entries.2 = entry
    default: entries.3 = entry
    }
    next = (next + 1) & 3
    count = min(count + 1, 4)
  }

  /// Puts the oldest entry aside.
  private mutating func keep() {
    let older = self.older ?? OlderSizes()
    self.older = older
    switch next {
    case 0: older.add(entries.0)
    case 1: older.add(entries.1)
    case 2: older.add(entries.2)
    default: older.add(entries.3)
    }
  }

  package var isEmpty: Bool { count == 0 }

  package mutating func removeAll() {
    (count, next) = (0, 0)
    older?.removeAll()
  }
}

/// Answers that have made room for newer ones.
private final class OlderSizes {
  private var entries: [SizeCache.Entry] = []
  private var next = 0
  /// A stack asks for three lengths along its axis; one of the other axis around it asks for three
  /// across, and what these two make of it changes with what is outside of them.
  private static let capacity = 20

  func size(for key: SizeCache.Key) -> CGSize? {
    for entry in entries where entry.key == key { return entry.size }
    return nil
  }

  func add(_ entry: SizeCache.Entry) {
    if entries.count < Self.capacity {
      entries.append(entry)
    } else {
      entries[next] = entry
      next = (next + 1) % Self.capacity
    }
  }

  func removeAll() {
    entries.removeAll(keepingCapacity: true)
    next = 0
  }
}

import Foundation
import HangaGeometry

/// The newest few answers of an element.
package struct SizeCache {
  /// A proposal as bits, so that comparing is two integer comparisons.
  private struct Key: Equatable {
    var width: UInt64
    var height: UInt64

    init(_ proposal: ProposedViewSize) {
      width = proposal.width.map { Double($0).bitPattern } ?? Self.none
      height = proposal.height.map { Double($0).bitPattern } ?? Self.none
    }
    init() { (width, height) = (Self.empty, Self.empty) }

    // Two patterns of NaN that no arithmetic makes.
    private static let none: UInt64 = 0x7FF8_DEAD_0000_0001
    private static let empty: UInt64 = 0x7FF8_DEAD_0000_0002
  }

  private var keys = (Key(), Key(), Key(), Key())
  private var sizes = (CGSize.zero, CGSize.zero, CGSize.zero, CGSize.zero)

  package init() {}

  package subscript(proposal: ProposedViewSize) -> CGSize? {
    get {
      let key = Key(proposal)
      if keys.0 == key { return sizes.0 }
      if keys.1 == key { return sizes.1 }
      if keys.2 == key { return sizes.2 }
      if keys.3 == key { return sizes.3 }
      return nil
    }
    set {
      guard let newValue else { return }
      keys = (Key(proposal), keys.0, keys.1, keys.2)
      sizes = (newValue, sizes.0, sizes.1, sizes.2)
    }
  }

  package mutating func removeAll() { keys = (Key(), Key(), Key(), Key()) }
}

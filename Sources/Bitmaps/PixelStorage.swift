import Foundation

/// The memory of a picture. Big pictures get huge pages: a fresh buffer of ordinary pages costs
/// several milliseconds of page faults.
package final class PixelStorage: Sendable {
  /// Written only while a single owner holds the storage; `Bitmap` copies before it writes, and
  /// the rasteriser hands a storage out only when it is done.
  package nonisolated(unsafe) let words: UnsafeMutablePointer<UInt32>
  package let capacity: Int

  private static let hugePage = 2 << 20

  package init(capacity: Int) {
    self.capacity = max(capacity, 1)
    let bytes = self.capacity * 4
    let alignment = bytes >= Self.hugePage ? Self.hugePage : 64
    var memory: UnsafeMutableRawPointer?
    let status = posix_memalign(&memory, alignment, bytes)
    precondition(status == 0 && memory != nil, "No memory for \(bytes) bytes of pixels.")
    if bytes >= Self.hugePage { madvise(memory, bytes, MADV_HUGEPAGE) }
    words = memory!.bindMemory(to: UInt32.self, capacity: self.capacity)
  }

  /// Takes over memory that came from `malloc`.
  init(adopting pixels: UnsafeMutablePointer<UInt32>, capacity: Int) {
    words = pixels
    self.capacity = capacity
  }

  deinit { free(words) }
}

import Foundation

/// Publishers of the objects that have no published property to keep one in.
///
/// An entry refers to its object weakly, so that a new object at an old address gets its own;
/// entries of released objects are dropped as the table grows.
enum PublisherTable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = NSLock()
  /// Touched only while `lock` is held.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  /// Touched only while `lock` is held.
  nonisolated(unsafe) private static var sweepSize = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.lock()
    defer { lock.unlock() }
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object === object { return entry.publisher }
    if entries.count >= sweepSize {
      entries = entries.filter { $0.value.object != nil }
      sweepSize = max(64, 2 * entries.count)
    }
    let publisher = ObservableObjectPublisher()
    entries[key] = Entry(object: object, publisher: publisher)
    return publisher
  }
}

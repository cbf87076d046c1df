import Foundation

/// Finds the lines of texts by the name they begin with, and makes nothing of the other lines: a
/// screen asks for few of thousands.
struct LineIndex: Sendable {
  private struct Place {
    var text: Int
    /// Offsets of bytes.
    var start, end: Int
    var hash: UInt64
  }

  private let texts: [String]
  private let places: [Place]
  /// A place or -1 by the low bits of the name's hash, or the next free one after it.
  private let slots: [Int32]

  init(_ texts: [String]) {
    var places: [Place] = []
    places.reserveCapacity(4096)
    for (number, text) in texts.enumerated() {
      Self.forEachLine(of: text) { start, end, name in
        places.append(Place(text: number, start: start, end: end, hash: Self.hash(name)))
      }
    }
    var count = 16
    while count < 2 * places.count { count *= 2 }
    var slots = [Int32](repeating: -1, count: count)
    for (index, place) in places.enumerated() {
      var slot = Int(truncatingIfNeeded: place.hash) & (count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = Int32(index)
    }
    (self.texts, self.places, self.slots) = (texts, places, slots)
  }

  /// The line that begins with this name and a space or a colon.
  subscript(name: String) -> Substring? {
    var name = name
    return name.withUTF8 { bytes in
      let hash = Self.hash(bytes)
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] >= 0 {
        let place = places[Int(slots[slot])]
        if place.hash == hash {
          let line = line(place)
          if line.utf8.starts(with: bytes) { return line }
        }
        slot = (slot + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  /// All lines, in their order.
  var lines: [Substring] { places.map { line($0) } }

  private func line(_ place: Place) -> Substring {
    let utf8 = texts[place.text].utf8
    let start = utf8.index(utf8.startIndex, offsetBy: place.start)
    return texts[place.text][start..<utf8.index(start, offsetBy: place.end - place.start)]
  }

  /// By bytes: to split a table by characters is a tenth of the time of a small picture. A line
  /// without a colon is passed over.
  private static func forEachLine(
    of text: String, _ body: (Int, Int, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var copy = text
    copy.withUTF8 { bytes in
      guard let base = bytes.baseAddress else { return }
      var start = 0
      while start < bytes.count {
        let found = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
        let end = found.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) } ?? bytes.count
        if let colon = memchr(base + start, Int32(UInt8(ascii: ":")), end - start) {
          var length = UnsafeRawPointer(colon) - UnsafeRawPointer(base + start)
          if let space = memchr(base + start, Int32(UInt8(ascii: " ")), length) {
            length = UnsafeRawPointer(space) - UnsafeRawPointer(base + start)
          }
          if length > 0 {
            body(start, end, UnsafeBufferPointer(start: base + start, count: length))
          }
        }
        start = end + 1
      }
    }
  }

  /// FNV-1a: a table's own, so that nothing depends on the process.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}

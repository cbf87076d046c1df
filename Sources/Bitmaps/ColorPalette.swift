/// At most so many colours for a picture's pixels, found by splitting boxes of colours.
///
/// A picture of few colours keeps them exactly. Otherwise the box whose colours are spread widest,
/// weighted by their pixels, is split at its weighted middle until there are enough boxes; a colour
/// that most pixels of a box have stands for the box, else their mean does. Nothing depends on the
/// order of a hash table.
struct ColorPalette {
  /// 0xRRGGBB.
  private(set) var colors: [UInt32]
  /// The place in `colors` that stands for a colour of the picture.
  private(set) var index: [UInt32: UInt8]

  /// - Parameters:
  ///   - counts: how many pixels have each colour 0xRRGGBB.
  ///   - limit: 1 to 256.
  init(_ counts: [UInt32: Int], limit: Int) {
    var entries = counts.map { Entry(color: $0.key, count: $0.value) }
    entries.sort { $0.color < $1.color }
    var boxes = entries.isEmpty ? [] : [Box(entries)]
    if entries.count <= limit {
      boxes = entries.map { Box([$0]) }
    } else {
      while boxes.count < limit {
        var widest = 0
        for place in boxes.indices where boxes[place].spread > boxes[widest].spread {
          widest = place
        }
        guard let (low, high) = boxes[widest].split() else { break }
        boxes[widest] = low
        boxes.append(high)
      }
    }
    colors = boxes.map(\.color)
    index = [:]
    index.reserveCapacity(entries.count)
    for (place, box) in boxes.enumerated() {
      for entry in box.entries { index[entry.color] = UInt8(place) }
    }
  }

  private struct Entry {
    var color: UInt32
    var count: Int
    /// 0 red, 1 green, 2 blue.
    func channel(_ axis: Int) -> Int { Int(color >> (16 - 8 * UInt32(axis)) & 0xFF) }
  }

  private struct Box {
    var entries: [Entry]
    /// The channel that is spread widest.
    private var axis = 0
    /// The sum of squared distances from the mean along that channel, times the pixels.
    private(set) var spread = 0.0
    private var total = 0

    init(_ entries: [Entry]) {
      self.entries = entries
      total = entries.reduce(0) { $0 + $1.count }
      for axis in 0..<3 {
        let sum = entries.reduce(0.0) { $0 + Double($1.count * $1.channel(axis)) }
        let mean = sum / Double(total)
        let value = entries.reduce(0.0) { result, entry in
          let distance = Double(entry.channel(axis)) - mean
          return result + Double(entry.count) * distance * distance
        }
        if value > spread { (spread, self.axis) = (value, axis) }
      }
    }

    /// Two boxes, cut where half of the pixels are below, or nothing for a single colour.
    func split() -> (Box, Box)? {
      guard entries.count > 1 else { return nil }
      let sorted = entries.sorted {
        ($0.channel(axis), $0.color) < ($1.channel(axis), $1.color)
      }
      var below = 0
      var cut = 0
      while cut < sorted.count - 1, below + sorted[cut].count <= total / 2 {
        below += sorted[cut].count
        cut += 1
      }
      cut = max(cut, 1)
      return (Box(Array(sorted[..<cut])), Box(Array(sorted[cut...])))
    }

    /// The colour that stands for the box.
    var color: UInt32 {
      if let main = entries.first(where: { 2 * $0.count >= total }) { return main.color }
      var result: UInt32 = 0
      for axis in 0..<3 {
        let sum = entries.reduce(0) { $0 + $1.count * $1.channel(axis) }
        result = result << 8 | UInt32((sum + total / 2) / total)
      }
      return result
    }
  }
}

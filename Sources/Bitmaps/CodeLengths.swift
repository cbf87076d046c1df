/// The lengths of two codes as a block's header holds them: themselves coded, runs shortened.
struct CodeLengths {
  private struct Item {
    let symbol: Int
    let extra: UInt32
    let extraCount: UInt32
  }

  private let items: [Item]
  private let code: HuffmanCode
  /// How many of the code's own lengths are written.
  private let written: Int
  /// The order in which deflate lists the lengths of this code.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  init(_ lengths: [UInt8]) {
    var (items, index) = ([Item](), 0)
    while index < lengths.count {
      let length = lengths[index]
      let rest = lengths[index...].prefix { $0 == length }.count
      if length == 0, rest >= 11 {
        let run = min(rest, 138)
        items.append(Item(symbol: 18, extra: UInt32(run - 11), extraCount: 7))
        index += run
      } else if length == 0, rest >= 3 {
        items.append(Item(symbol: 17, extra: UInt32(rest - 3), extraCount: 3))
        index += rest
      } else {
        items.append(Item(symbol: Int(length), extra: 0, extraCount: 0))
        index += 1
        guard length != 0, rest >= 4 else { continue }
        let run = min(rest - 1, 6)
        items.append(Item(symbol: 16, extra: UInt32(run - 3), extraCount: 2))
        index += run
      }
    }
    self.items = items
    var counts = [UInt32](repeating: 0, count: 19)
    for item in items { counts[item.symbol] += 1 }
    let code = HuffmanCode(counts: counts, limit: 7)
    self.code = code
    written = max(4, 1 + Self.order.lastIndex { code.lengths[$0] > 0 }!)
  }

  /// Without the four bits that say how many lengths of the code itself follow.
  var bitCount: Int {
    items.reduce(3 * written) { $0 + Int(code.lengths[$1.symbol]) + Int($1.extraCount) }
  }

  func write(to writer: inout BitWriter) {
    writer.write(UInt32(written - 4), 4)
    for symbol in Self.order.prefix(written) { writer.write(UInt32(code.lengths[symbol]), 3) }
    for item in items {
      writer.write(UInt32(code.bits[item.symbol]), UInt32(code.lengths[item.symbol]))
      writer.write(item.extra, item.extraCount)
    }
  }
}

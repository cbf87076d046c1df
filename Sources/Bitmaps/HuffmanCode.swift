/// A prefix code as deflate wants it: the bits of each symbol, by length and then by number.
struct HuffmanCode {
  /// In bits; 0 for symbols that do not occur.
  private(set) var lengths: [UInt8]
  /// With the first bit lowest, as deflate writes them.
  private(set) var bits: [UInt16]

  /// The shortest code for symbols that occur so often, none longer than `limit`.
  init(counts: [UInt32], limit: Int) {
    lengths = Self.lengths(counts, limit)
    bits = Self.canonicalBits(lengths)
  }

  private static func lengths(_ counts: [UInt32], _ limit: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    // The rarest first, then by number: an order that nothing else decides.
    let symbols = counts.indices.filter { counts[$0] > 0 }.sorted {
      (counts[$0], $0) < (counts[$1], $1)
    }
    guard symbols.count > 1 else {
      for symbol in symbols { lengths[symbol] = 1 }
      return lengths
    }
    var sizes = [Int](repeating: 0, count: limit + 1)
    for depth in depths(symbols.map { UInt64(counts[$0]) }) { sizes[min(depth, limit)] += 1 }
    fit(&sizes, limit)
    var place = 0
    for length in stride(from: limit, through: 1, by: -1) {
      for _ in 0..<sizes[length] {
        lengths[symbols[place]] = UInt8(length)
        place += 1
      }
    }
    return lengths
  }

  /// How deep each of the ascending weights lies in Huffman's tree.
  ///
  /// Joined pairs come up in ascending order themselves, so that two queues do for a heap.
  private static func depths(_ weights: [UInt64]) -> [Int] {
    let count = weights.count
    var weight = weights
    var parent = [Int](repeating: 0, count: 2 * count - 1)
    var (leaf, joint) = (0, count)
    func lightest() -> Int {
      if leaf < count, joint >= weight.count || weight[leaf] <= weight[joint] {
        leaf += 1
        return leaf - 1
      }
      joint += 1
      return joint - 1
    }
    for node in count..<2 * count - 1 {
      let (a, b) = (lightest(), lightest())
      (parent[a], parent[b]) = (node, node)
      weight.append(weight[a] + weight[b])
    }
    var depth = [Int](repeating: 0, count: 2 * count - 1)
    for node in stride(from: 2 * count - 3, through: 0, by: -1) {
      depth[node] = depth[parent[node]] + 1
    }
    return Array(depth[..<count])
  }

  /// Makes room for codes that had to be shortened: each step takes one of the longest codes and
  /// hangs it beside a shorter one, which grows by a bit.
  private static func fit(_ sizes: inout [Int], _ limit: Int) {
    var used = 0
    for length in 1...limit { used += sizes[length] << (limit - length) }
    while used > 1 << limit {
      let length = (1..<limit).last { sizes[$0] > 0 }!
      sizes[limit] -= 1
      sizes[length] -= 1
      sizes[length + 1] += 2
      used -= 1
    }
  }

  private static func canonicalBits(_ lengths: [UInt8]) -> [UInt16] {
    var sizes = [Int](repeating: 0, count: 17)
    for length in lengths where length > 0 { sizes[Int(length)] += 1 }
    var (next, code) = ([Int](repeating: 0, count: 17), 0)
    for length in 1...16 {
      code = (code + sizes[length - 1]) << 1
      next[length] = code
    }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      var (value, reversed) = (next[Int(length)], 0)
      for _ in 0..<length {
        reversed = reversed << 1 | value & 1
        value >>= 1
      }
      return UInt16(reversed)
    }
  }
}

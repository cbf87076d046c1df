/// The visual order of characters from their embedding levels (rule L2 of the bidi algorithm).
enum BidiReordering {
  /// Indices into `levels`, from left to right: every stretch at or above a level is reversed, from
  /// the highest level down to the lowest odd one.
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    let highest = levels.max() ?? 0
    let lowestOdd = levels.filter { $0 % 2 == 1 }.min() ?? highest + 1
    guard lowestOdd <= highest else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}

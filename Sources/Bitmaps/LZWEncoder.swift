/// The compression of GIF: codes of growing length for strings that came before.
struct LZWEncoder {
  /// Bits of a pixel's index, 2 to 8.
  let depth: Int
  private var bytes: [UInt8] = []
  private var waiting: UInt32 = 0
  private var waitingBits = 0
  private var table = CodeTable()

  private init(depth: Int) { self.depth = depth }

  /// Indices as a stream of codes.
  static func encode(_ indices: [UInt8], depth: Int) -> [UInt8] {
    var encoder = LZWEncoder(depth: depth)
    encoder.run(indices)
    return encoder.bytes
  }

  private mutating func run(_ indices: [UInt8]) {
    let clear = 1 << depth
    let end = clear + 1
    var size = depth + 1
    var next = end + 1
    write(clear, size)
    guard var prefix = indices.first.map(Int.init) else {
      write(end, size)
      return
    }
    for index in indices.dropFirst() {
      // 1. Grow the string while it is known.
      if let code = table.code(prefix, index) {
        prefix = code
        continue
      }
      // 2. Write the known part, and remember the string with its new end.
      write(prefix, size)
      if next < 4096 {
        table.add(prefix, index, code: next)
        // The reader knows one string less than the writer.
        if next == 1 << size { size += 1 }
        next += 1
      } else {
        write(clear, size)
        table.removeAll()
        size = depth + 1
        next = end + 1
      }
      prefix = Int(index)
    }
    write(prefix, size)
    // The reader adds a string for the code it just read, which may lengthen the next one.
    if next == 1 << size && size < 12 { size += 1 }
    write(end, size)
    if waitingBits > 0 { bytes.append(UInt8(truncatingIfNeeded: waiting)) }
  }

  private mutating func write(_ code: Int, _ size: Int) {
    waiting |= UInt32(code) << UInt32(waitingBits)
    waitingBits += size
    while waitingBits >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: waiting))
      waiting >>= 8
      waitingBits -= 8
    }
  }
}

/// Strings by their beginning and last index, found by trying places one after the other.
private struct CodeTable {
  private static let room = 1 << 14
  /// The string's key + 1; 0 is free.
  private var keys = [UInt32](repeating: 0, count: room)
  private var codes = [UInt16](repeating: 0, count: room)

  func code(_ prefix: Int, _ index: UInt8) -> Int? {
    let place = place(prefix, index)
    return keys[place] == 0 ? nil : Int(codes[place])
  }

  mutating func add(_ prefix: Int, _ index: UInt8, code: Int) {
    let place = place(prefix, index)
    keys[place] = Self.key(prefix, index)
    codes[place] = UInt16(code)
  }

  mutating func removeAll() {
    for place in keys.indices { keys[place] = 0 }
  }

  private static func key(_ prefix: Int, _ index: UInt8) -> UInt32 {
    UInt32(prefix) << 8 | UInt32(index) + 1 << 24
  }

  private func place(_ prefix: Int, _ index: UInt8) -> Int {
    let key = Self.key(prefix, index)
    var place = Int((key &* 0x9E37_79B1) >> 18)
    while keys[place] != 0 && keys[place] != key { place = (place + 1) & (Self.room - 1) }
    return place
  }
}

/// Writes the tokens of a flat picture as a zlib stream of one block with a code of its own.
///
/// Repetitions are all of the pixel before: one distance, which costs a bit.
enum FlatBlock {
  static func write(_ tokens: FlatTokens) -> [UInt8] {
    let literals = literalCode(tokens)
    let lengths = (FlatTokens.shortest...FlatTokens.longest).map { LengthSymbol($0) }
    // The distance 3 has the symbol 2, the distance 4 the symbol 3.
    var distances = [UInt8](repeating: 0, count: tokens.channels)
    distances[tokens.channels - 1] = 1
    let header = CodeLengths(literals.lengths + distances)
    var size = header.bitCount + Int(literals.lengths[FlatTokens.end]) + 3 + 14
    let counts = tokens.counts
    for byte in 0..<256 { size += Int(counts[byte]) * Int(literals.lengths[byte]) }
    for symbol in lengths {
      size +=
        Int(counts[256 + symbol.length])
        * (Int(literals.lengths[symbol.symbol]) + Int(symbol.extraCount) + 1)
    }
    let total = 2 + (size + 7) / 8 + 4
    return [UInt8](unsafeUninitializedCapacity: total + 8) { buffer, count in
      let start = buffer.baseAddress!
      // The fastest kind, a window of 32 KiB.
      (start[0], start[1]) = (0x78, 0x01)
      var writer = BitWriter(start, at: 2)
      // The last block, with its own code.
      writer.write(0b101, 3)
      writer.write(UInt32(literals.lengths.count - 257), 5)
      writer.write(UInt32(distances.count - 1), 5)
      header.write(to: &writer)
      write(tokens.values, literals, lengths, to: &writer)
      count = writer.finish()
      for shift in [24, 16, 8, 0] as [UInt32] {
        start[count] = UInt8(truncatingIfNeeded: tokens.checksum >> shift)
        count += 1
      }
      assert(count == total, "the stream has \(count) bytes, not \(total)")
    }
  }

  private static func literalCode(_ tokens: FlatTokens) -> HuffmanCode {
    let tokenCounts = tokens.counts
    var counts = tokenCounts[..<256] + [UInt32](repeating: 0, count: 30)
    counts[FlatTokens.end] = 1
    for length in FlatTokens.shortest...FlatTokens.longest {
      counts[LengthSymbol(length).symbol] += tokenCounts[256 + length]
    }
    return HuffmanCode(counts: Array(counts), limit: 15)
  }

  private static func write(
    _ tokens: UnsafeBufferPointer<UInt16>, _ code: HuffmanCode, _ lengths: [LengthSymbol],
    to writer: inout BitWriter
  ) {
    // The bits and their number of every token, repetitions behind the bytes.
    var table = (0..<256).map { (UInt32(code.bits[$0]), UInt32(code.lengths[$0])) }
    table += [(0, 0), (0, 0), (0, 0)]
    for symbol in lengths {
      let length = UInt32(code.lengths[symbol.symbol])
      // The distance's only bit is 0, behind all others.
      table.append(
        (
          UInt32(code.bits[symbol.symbol]) | symbol.extra << length,
          length + symbol.extraCount + 1
        ))
    }
    table.withUnsafeBufferPointer { table in
      for token in tokens {
        let entry = table[Int(token)]
        writer.write(entry.0, entry.1)
      }
    }
    writer.write(UInt32(code.bits[FlatTokens.end]), UInt32(code.lengths[FlatTokens.end]))
  }
}

/// A repetition's length as deflate writes it: a symbol and bits that follow.
private struct LengthSymbol {
  let length: Int
  let symbol: Int
  let extra: UInt32
  let extraCount: UInt32

  init(_ length: Int) {
    self.length = length
    let offset = length - FlatTokens.shortest
    if length == FlatTokens.longest {
      (symbol, extra, extraCount) = (285, 0, 0)
    } else if offset < 8 {
      (symbol, extra, extraCount) = (257 + offset, 0, 0)
    } else {
      // Four symbols for each doubling.
      let bits = (Int.bitWidth - 1 - offset.leadingZeroBitCount) - 2
      (symbol, extra, extraCount) = (
        257 + 4 * bits + offset >> bits, UInt32(offset & (1 << bits - 1)), UInt32(bits)
      )
    }
  }
}

import Foundation
import Synchronization
import Testing

@testable import HangaBitmaps

struct FlatDeflaterTests {
  @Test(arguments: [1, 2, 3, 64, 85, 86, 87, 88, 172, 173, 1000])
  func runsOfEveryLengthAreReadBack(width: Int) throws {
    // Rows equal to the one above, rows of one difference, and rows that differ everywhere.
    let words = (0..<9).flatMap { y in
      (0..<width).map { x -> UInt32 in
        let step: UInt32 = y % 3 == 2 ? UInt32(truncatingIfNeeded: x &* 2_654_435_761) : 0
        return 0xFF00_0000 | (UInt32(y / 3) * 0x0010_2030 &+ step) & 0x00FF_FFFF
      }
    }
    try expectReadBack(Bitmap(width: width, height: 9, words: words))
    try expectReadBack(Bitmap(width: width, height: 9, words: words.map { $0 & 0x7F7F_7F7F }))
  }

  @Test func noiseIsReadBack() throws {
    var state: UInt32 = 1
    let words = (0..<300 * 200).map { _ -> UInt32 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return 0xFF00_0000 | state >> 8
    }
    try expectReadBack(Bitmap(width: 300, height: 200, words: words))
  }

  /// Alpha is kept as it is; colours below it may move by a step when they are written.
  private func expectReadBack(_ bitmap: Bitmap) throws {
    let file = PNGEncoder(effort: .fast).encode(bitmap)
    let once = try EncodedPicture(name: "flat.png", bytes: file).decoded()
    let small = PNGEncoder(effort: .small).encode(bitmap)
    #expect(once == (try EncodedPicture(name: "small.png", bytes: small).decoded()))
    if bitmap.isOpaque { #expect(once == bitmap) }
  }

  @Test func theBytesAreTheSameWhateverTheMemoryHeldBefore() {
    let (width, words) = (390, Self.screen)
    let bitmap = Bitmap(width: width, height: words.count / width, words: words)
    let first = PNGEncoder(effort: .fast).encode(bitmap)
    for round in 0..<200 {
      // Freed blocks of the sizes the encoder asks for, full of something else in each round.
      for size in [first.count + 8, width * 4, 515 * 4, 286, width * 600] {
        let block = malloc(size)!
        memset(block, Int32(round * 37 + size), size)
        free(block)
      }
      // The same pixels at another address.
      let moved = Bitmap(width: width, height: words.count / width, words: words)
      let file = PNGEncoder(effort: .fast).encode(round % 2 == 0 ? bitmap : moved)
      guard file == first else {
        Issue.record("other bytes in round \(round)")
        return
      }
    }
  }

  /// A library that did this before took part of an address for the picture's.
  @Test func theBytesAreTheSameWhereverTheStackIs() {
    let words = Self.screen
    let bitmap = Bitmap(width: 390, height: words.count / 390, words: words)
    let files = Mutex<Set<[UInt8]>>([])
    for index in 0..<40 {
      let ended = DispatchSemaphore(value: 0)
      let thread = Thread {
        let file = PNGEncoder(effort: .fast).encode(bitmap)
        files.withLock { _ = $0.insert(file) }
        ended.signal()
      }
      // Stacks of other sizes lie elsewhere.
      thread.stackSize = (4 + index % 13) << 18
      thread.start()
      ended.wait()
    }
    #expect(files.withLock { $0.count } == 1)
  }

  @Test func theChecksumCountsRepeatedBytesToo() {
    // Two black pixels are the bytes 2 0 0 0 0 0 0, the last three a repetition.
    let file = PNGEncoder(effort: .fast).imageData(
      Bitmap(width: 2, height: 1, words: [0xFF00_0000, 0xFF00_0000]), isOpaque: true)
    #expect(file.prefix(2) == [0x78, 0x01])
    // Adler's sums: 1 and 2 make 3; added up at seven bytes 7 * 3.
    #expect(file.suffix(4) == [0, 7 * 3, 0, 3])
  }

  @Test func aFlatScreenTakesABitOrTwoForEachRepetition() {
    let flat = Bitmap(
      width: 860, height: 100, words: [UInt32](repeating: 0xFF20_4060, count: 86_000))
    // A row is 2 and 2580 bytes: three as they are and ten repetitions less three bytes.
    let file = PNGEncoder(effort: .fast).imageData(flat, isOpaque: true)
    #expect(file.count < 100 * (10 * 3 + 5 * 4) / 8)
  }

  /// Cards of changing colours on grey, 390 pixels wide.
  private static var screen: [UInt32] {
    var words = [UInt32](repeating: 0xFFF2_F2F7, count: 390 * 300)
    for y in 20..<280 {
      for x in 20..<370 where (x / 7 + y / 5) % 3 != 0 {
        words[y * 390 + x] = 0xFF00_0000 | UInt32(x * 3 + y * 259) & 0x00FF_FFFF
      }
    }
    return words
  }
}

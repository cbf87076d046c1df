import Testing

@testable import HangaBitmaps

struct HuffmanCodeTests {
  @Test func frequentSymbolsAreShort() {
    // Weights 1, 1, 2, 4: the two ones are joined first, then with 2, then with 4.
    #expect(HuffmanCode(counts: [4, 1, 2, 1], limit: 15).lengths == [1, 3, 2, 3])
  }

  @Test func codesAreCountedUpWithinEachLength() {
    // As numbers 0, 110, 10, 111; written with the first bit lowest.
    #expect(HuffmanCode(counts: [4, 1, 2, 1], limit: 15).bits == [0, 0b011, 0b01, 0b111])
  }

  @Test func aSymbolThatIsAloneTakesABit() {
    #expect(HuffmanCode(counts: [0, 9, 0], limit: 15).lengths == [0, 1, 0])
    #expect(HuffmanCode(counts: [0, 0], limit: 15).lengths == [0, 0])
  }

  @Test(arguments: [7, 15])
  func noCodeIsLongerThanTheLimitAndNoneIsLost(limit: Int) {
    // Fibonacci's numbers make the deepest tree there is.
    var counts: [UInt32] = [1, 1]
    while counts.count < 19 { counts.append(counts.suffix(2).reduce(0, +)) }
    let lengths = HuffmanCode(counts: counts, limit: limit).lengths
    #expect(lengths.max() == UInt8(limit))
    // Kraft's sum is 1: the code is complete.
    #expect(lengths.reduce(0) { $0 + 1 << (limit - Int($1)) } == 1 << limit)
  }
}

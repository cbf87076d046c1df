/// The SHA-256 digest, for naming cached libraries by what they were made from.
struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]

  /// The digest of `bytes` as 64 hexadecimal digits.
  static func hexDigest(_ bytes: [UInt8]) -> String {
    var hash = SHA256()
    // 1. Pad to whole blocks of 64 bytes; the last 8 hold the length in bits.
    var padded = bytes
    padded.append(0x80)
    while padded.count % 64 != 56 { padded.append(0) }
    let bits = UInt64(bytes.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      padded.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    // 2. Mix in block after block.
    for start in stride(from: 0, to: padded.count, by: 64) { hash.mix(padded, start) }
    // 3. Write the state out.
    return hash.state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private mutating func mix(_ bytes: [UInt8], _ start: Int) {
    var words = [UInt32](repeating: 0, count: 64)
    for index in 0..<16 {
      let place = start + index * 4
      words[index] = bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let a = words[index - 15]
      let b = words[index - 2]
      let first = turn(a, 7) ^ turn(a, 18) ^ (a >> 3)
      let second = turn(b, 17) ^ turn(b, 19) ^ (b >> 10)
      words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
    }
    var v = state
    for index in 0..<64 {
      let sumE = turn(v[4], 6) ^ turn(v[4], 11) ^ turn(v[4], 25)
      let choice = (v[4] & v[5]) ^ (~v[4] & v[6])
      let first = v[7] &+ sumE &+ choice &+ Self.constants[index] &+ words[index]
      let sumA = turn(v[0], 2) ^ turn(v[0], 13) ^ turn(v[0], 22)
      let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
      let second = sumA &+ majority
      v = [first &+ second, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    for index in 0..<8 { state[index] = state[index] &+ v[index] }
  }

  private func turn(_ value: UInt32, _ count: UInt32) -> UInt32 {
    value >> count | value << (32 - count)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = {
    var constants: [UInt32] = []
    var candidate: UInt64 = 2
    while constants.count < 64 {
      let isPrime = !(2..<candidate).contains { $0 * $0 <= candidate && candidate % $0 == 0 }
      if isPrime { constants.append(UInt32(truncatingIfNeeded: scaledCubeRoot(candidate))) }
      candidate += 1
    }
    return constants
  }()

  /// The cube root of `value` times 2³², rounded down: the largest r with r³ ≤ value · 2⁹⁶.
  private static func scaledCubeRoot(_ value: UInt64) -> UInt64 {
    var root: UInt64 = 0
    for bit in stride(from: UInt64(35), through: 0, by: -1) {
      let trial = root | 1 << bit
      let square = trial.multipliedFullWidth(by: trial)
      // trial³ as three 64-bit words.
      let low = square.low.multipliedFullWidth(by: trial)
      let high = square.high.multipliedFullWidth(by: trial)
      let (middle, carry) = low.high.addingReportingOverflow(high.low)
      let top = high.high + (carry ? 1 : 0)
      let limit = value << 32
      if top == 0, middle < limit || (middle == limit && low.low == 0) { root = trial }
    }
    return root
  }
}

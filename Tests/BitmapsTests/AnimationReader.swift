import Foundation
import HangaBitmaps

/// Reads animations by the formats' rules, sharing nothing with the writers.
enum AnimationReader {
  struct Animation {
    var width = 0
    var height = 0
    /// Opaque 0xFFRRGGBB words, composed.
    var frames: [[UInt32]] = []
    /// In hundredths of a second for GIF, as a fraction for APNG.
    var delays: [(Int, Int)] = []
    var repeatsForEver = false
  }

  struct Broken: Error { var reason: String }

  // MARK: GIF

  static func gif(_ bytes: [UInt8]) throws -> Animation {
    var at = 0
    func byte() throws -> Int {
      guard at < bytes.count else { throw Broken(reason: "it ends early") }
      at += 1
      return Int(bytes[at - 1])
    }
    func word() throws -> Int { try byte() + byte() << 8 }
    func blocks() throws -> [UInt8] {
      var data: [UInt8] = []
      while true {
        let count = try byte()
        if count == 0 { return data }
        data += bytes[at..<at + count]
        at += count
      }
    }
    guard bytes.starts(with: Array("GIF89a".utf8)) else { throw Broken(reason: "no GIF") }
    at = 6
    var animation = Animation(width: try word(), height: try word())
    guard try byte() & 0x80 == 0 else { throw Broken(reason: "a common table") }
    at += 2
    var canvas = [UInt32](repeating: 0, count: animation.width * animation.height)
    var transparent: Int?
    while true {
      switch try byte() {
      case 0x3B:
        guard at == bytes.count else { throw Broken(reason: "more follows") }
        return animation
      case 0x21:
        let label = try byte()
        let data = try blocks()
        if label == 0xFF { animation.repeatsForEver = data.suffix(2) == [0, 0] }
        if label == 0xF9 {
          guard data[0] >> 2 & 7 == 1 else { throw Broken(reason: "frames must stay") }
          transparent = data[0] & 1 == 1 ? Int(data[3]) : nil
          animation.delays.append((Int(data[1]) + Int(data[2]) << 8, 100))
        }
      case 0x2C:
        let (x, y, width, height) = (try word(), try word(), try word(), try word())
        let flags = try byte()
        guard flags & 0x80 != 0, flags & 0x40 == 0 else { throw Broken(reason: "no own table") }
        let count = 2 << (flags & 7)
        let table = (0..<count).map { index in
          bytes[at + 3 * index..<at + 3 * index + 3].reduce(UInt32(0xFF)) { $0 << 8 | UInt32($1) }
        }
        at += 3 * count
        let depth = try byte()
        let indices = try lzw(try blocks(), depth: depth)
        guard indices.count == width * height else { throw Broken(reason: "\(indices.count)") }
        for (place, index) in indices.enumerated() where index != transparent {
          canvas[(y + place / width) * animation.width + x + place % width] = table[index]
        }
        animation.frames.append(canvas)
      case let other: throw Broken(reason: "block \(other)")
      }
    }
  }

  private static func lzw(_ data: [UInt8], depth: Int) throws -> [Int] {
    let (clear, end) = (1 << depth, 1 << depth + 1)
    var bit = 0
    func code(_ size: Int) throws -> Int {
      var value = 0
      for offset in 0..<size {
        let place = bit + offset
        guard place / 8 < data.count else { throw Broken(reason: "the codes end early") }
        value |= Int(data[place / 8] >> (place % 8) & 1) << offset
      }
      bit += size
      return value
    }
    var strings: [[Int]] = []
    var size = 0
    var previous: [Int]?
    func reset() {
      strings = (0..<clear).map { [$0] } + [[], []]
      size = depth + 1
      previous = nil
    }
    reset()
    var result: [Int] = []
    while true {
      let value = try code(size)
      if value == end { return result }
      if value == clear {
        reset()
        continue
      }
      var string: [Int]
      if value < strings.count {
        string = strings[value]
      } else if value == strings.count, let previous {
        string = previous + [previous[0]]
      } else {
        throw Broken(reason: "code \(value) is unknown")
      }
      result += string
      if let previous, strings.count < 4096 { strings.append(previous + [string[0]]) }
      if strings.count == 1 << size && size < 12 { size += 1 }
      previous = string
    }
  }

  // MARK: APNG

  /// Each frame is made a PNG of its own and read with the picture reader.
  static func apng(_ bytes: [UInt8]) throws -> Animation {
    var animation = Animation()
    var chunks: [(type: String, data: [UInt8])] = []
    func number(_ data: ArraySlice<UInt8>) -> Int { data.reduce(0) { $0 << 8 | Int($1) } }
    var at = 8
    while at < bytes.count {
      let count = number(bytes[at..<at + 4])
      let type = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
      chunks.append((type, Array(bytes[at + 8..<at + 8 + count])))
      at += 12 + count
    }
    let header = chunks[0].data
    animation.width = number(header[0..<4])
    animation.height = number(header[4..<8])
    var canvas = [UInt32](repeating: 0, count: animation.width * animation.height)
    var sequence = 0
    var region = (x: 0, y: 0, width: 0, height: 0)
    var announced = 0
    for (type, data) in chunks {
      switch type {
      case "acTL":
        announced = number(data[0..<4])
        animation.repeatsForEver = number(data[4..<8]) == 0
      case "fcTL":
        guard number(data[0..<4]) == sequence else { throw Broken(reason: "order") }
        sequence += 1
        region = (
          number(data[12..<16]), number(data[16..<20]), number(data[4..<8]), number(data[8..<12])
        )
        animation.delays.append((number(data[20..<22]), number(data[22..<24])))
        guard data[24] == 0, data[25] == 0 else { throw Broken(reason: "how frames meet") }
      case "IDAT", "fdAT":
        var pixels = data
        if type == "fdAT" {
          guard number(data[0..<4]) == sequence else { throw Broken(reason: "order") }
          sequence += 1
          pixels = Array(data.dropFirst(4))
        }
        let picture = try still(header, region.width, region.height, pixels)
        for y in 0..<region.height {
          for x in 0..<region.width {
            canvas[(region.y + y) * animation.width + region.x + x] = picture[x, y]
          }
        }
        animation.frames.append(canvas)
      default: break
      }
    }
    guard announced == animation.frames.count else { throw Broken(reason: "count") }
    return animation
  }

  private static func still(_ header: [UInt8], _ width: Int, _ height: Int, _ data: [UInt8]) throws
    -> Bitmap
  {
    func four(_ value: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
      let body = Array(type.utf8) + content
      return four(content.count) + body + four(Int(PNGTests.checksum(body)))
    }
    let file: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", four(width) + four(height) + header[8...])
      + chunk("IDAT", data) + chunk("IEND", [])
    return try EncodedPicture(name: "frame.png", bytes: file).decoded()
  }
}

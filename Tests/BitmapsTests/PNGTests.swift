import Foundation
import HangaBitmaps
import Testing

struct PNGTests {
  /// Every kind of pixel: opaque, translucent, transparent.
  static let mixed = Bitmap(
    width: 3, height: 2,
    words: [0xFF00_7AFF, 0xFFFF_FFFF, 0, 0x8080_0000, 0x4000_4000, 0xFF01_0203])

  @Test(arguments: [PNGEncoder.Effort.fast, .small])
  func readingGivesBackWhatWasWritten(effort: PNGEncoder.Effort) throws {
    let file = PNGEncoder(effort: effort).encode(Self.mixed)
    let picture = try EncodedPicture(name: "mixed.png", bytes: file)
    #expect(picture.kind == .png && picture.width == 3 && picture.height == 2)
    #expect(try picture.decoded() == Self.mixed)
  }

  @Test func opaquePicturesAreWrittenWithoutAlpha() {
    let opaque = Bitmap(width: 1, height: 1, words: [0xFF12_3456])
    // The colour type is byte 25 of the file: 2 is RGB, 6 RGBA.
    #expect(PNGEncoder().encode(opaque)[25] == 2)
    #expect(PNGEncoder().encode(Self.mixed)[25] == 6)
  }

  @Test func scaleIsRecordedAsDensity() {
    let file = PNGEncoder(scale: 2).encode(Self.mixed)
    // 144 dots an inch are 144 / 0.0254 = 5669 a metre, 0x1625.
    let wanted: [UInt8] = Array("pHYs".utf8) + [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1]
    let found = file.indices.contains { file[$0...].starts(with: wanted) }
    #expect(found)
  }

  @Test func everyTruncationIsAnError() throws {
    let file = PNGEncoder().encode(Self.mixed)
    for count in 0..<(file.count - 12) {
      #expect(throws: PictureError.self, "\(count) bytes") {
        _ = try EncodedPicture(name: "cut.png", bytes: Array(file.prefix(count))).decoded()
      }
    }
  }

  @Test func everyDamagedByteOfTheHeaderIsAnErrorOrAPicture() {
    let file = PNGEncoder().encode(Self.mixed)
    for index in 0..<60 {
      var damaged = file
      damaged[index] ^= 0xFF
      // No trap; a wrong checksum is an error.
      let result = try? EncodedPicture(name: "bad.png", bytes: damaged).decoded()
      #expect(result == nil || index >= 33, "byte \(index)")
    }
  }

  @Test func aHugeHeaderIsAnErrorThatNamesTheFile() {
    // A correct header of 1,000,000 × 1,000,000 pixels, made by the checksum rule of PNG.
    var header: [UInt8] =
      Array("IHDR".utf8) + [0, 0x0F, 0x42, 0x40, 0, 0x0F, 0x42, 0x40, 8, 6, 0, 0, 0]
    let sum = Self.checksum(header)
    header += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    let file: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + header
      + [0, 0, 0, 0] + Array("IDAT".utf8) + [0x35, 0xAF, 0x06, 0x1E]
    do {
      _ = try EncodedPicture(name: "huge.png", bytes: file)
      Issue.record("It was accepted.")
    } catch {
      #expect("\(error)".contains("huge.png") && "\(error)".contains("limit"))
    }
  }

  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}

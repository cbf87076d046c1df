import HangaBitmaps
import Testing

struct APNGDecoderTests {
  private func frame(_ x: Int, _ color: UInt32 = 0xFFFF_0000) -> Bitmap {
    var picture = Bitmap(width: 20, height: 10, filledWith: 0xFFFF_FFFF)
    picture.replace(atX: x, y: 2, with: Bitmap(width: 3, height: 3, filledWith: color))
    return picture
  }

  private func file(_ frames: [Bitmap], isOpaque: Bool = true, rate: Double = 50) -> [UInt8] {
    let encoder = APNGEncoder(isOpaque: isOpaque)
    var parts: [APNGEncoder.Part] = []
    for (index, frame) in frames.enumerated() {
      parts.append(encoder.part(frame, after: index == 0 ? nil : frames[index - 1]))
    }
    return encoder.file(parts, delay: FrameDelay(rate: rate))
  }

  private func frames(_ bytes: [UInt8]) throws -> [Bitmap] {
    var found: [Bitmap] = []
    try APNGDecoder(name: "a.png", bytes: bytes).forEach { index, frame in
      #expect(index == found.count)
      found.append(frame)
      return true
    }
    return found
  }

  @Test func framesComeBackAsTheyWereWritten() throws {
    let all = [frame(0), frame(0), frame(5), frame(17), frame(2, 0xFF00_00FF)]
    let bytes = file(all)
    #expect(try frames(bytes) == all)
    let decoder = try APNGDecoder(name: "a.png", bytes: bytes)
    #expect((decoder.count, decoder.width, decoder.height) == (5, 20, 10))
    #expect(decoder.delays == [Double](repeating: 1.0 / 50, count: 5))
    #expect(abs(decoder.instant(of: 3) - 3.0 / 50) < 1e-12)
  }

  @Test func translucentFramesComeBack() throws {
    let all = [frame(0, 0x8040_2000), frame(5, 0x0000_0000), frame(9, 0xFF00_FF00)]
    #expect(try frames(file(all, isOpaque: false)) == all)
  }

  @Test func pictureThatDoesNotMoveIsOneFrame() throws {
    let bytes = PNGEncoder(effort: .small).encode(frame(3))
    #expect(try frames(bytes) == [frame(3)])
    #expect(try APNGDecoder(name: "a.png", bytes: bytes).delays == [0])
  }

  @Test func readingEndsWhereItIsAskedTo() throws {
    var seen = 0
    try APNGDecoder(name: "a.png", bytes: file([frame(0), frame(1), frame(2)])).forEach {
      index, _ in
      seen += 1
      return index < 1
    }
    #expect(seen == 2)
  }

  /// Other writers clear what a frame has drawn, or put back what was there, and blend.
  @Test func framesOfOtherWritersAreComposed() throws {
    var bytes = file([frame(0), frame(5), frame(10)])
    let png = try PNGFile(name: "", bytes: bytes)
    let controls = png.chunks.filter { $0.type == "fcTL" }
    // The second frame, whose rectangle reaches from 0 to 7, is put back after it was shown.
    bytes[controls[1].range.lowerBound + 24] = 2
    let restored = try frames(bytes)
    #expect(restored[1] == frame(5))
    #expect(restored[2][1, 3] == 0xFFFF_0000)
    // Cleared, its place is empty but for what the third frame draws.
    bytes[controls[1].range.lowerBound + 24] = 1
    let cleared = try frames(bytes)
    #expect(cleared[2][1, 3] == 0)
    #expect(cleared[2][11, 3] == 0xFFFF_0000)
    // Opaque pixels that are blended replace what was there.
    bytes[controls[1].range.lowerBound + 24] = 0
    bytes[controls[1].range.lowerBound + 25] = 1
    #expect(try frames(bytes) == [frame(0), frame(5), frame(10)])
  }

  @Test func everyCutIsAnErrorThatNamesTheFile() throws {
    let bytes = file([frame(0), frame(5)])
    for count in 0..<bytes.count {
      #expect(throws: PictureError.self, "\(count) bytes") { try frames(Array(bytes[..<count])) }
    }
  }

  /// No byte that is wrong may crash or hang the reader.
  @Test func changedBytesAreErrorsOrOtherPictures() throws {
    let bytes = file([frame(0), frame(5)])
    for at in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var changed = bytes
        changed[at] = value
        _ = try? frames(changed)
      }
    }
  }

  @Test func textsComeBackFromTheirChunks() throws {
    let picture = PNGEncoder(effort: .small).encode(frame(0))
    let long = String(repeating: "層の高さ ", count: 30_000)
    for isCompressed in [true, false] {
      let bytes = PNGFile.adding(long, keyword: "key", isCompressed: isCompressed, to: picture)
      let file = try PNGFile(name: "", bytes: bytes)
      #expect(file.text("key")?.text == long)
      #expect(file.text("ke") == nil && file.text("keyy") == nil)
      #expect(try EncodedPicture(name: "", bytes: bytes).decoded() == frame(0))
    }
  }
}

import Foundation
import HangaBitmaps
import Testing

struct EncodedPictureTests {
  static let drawing = Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="4" height="2">
    <rect width="2" height="2" fill="#FF0000"/></svg>
    """.utf8)

  @Test func drawingsAreDrawnAtTheSizeAskedFor() throws {
    let picture = try EncodedPicture(name: "a.svg", bytes: Self.drawing)
    #expect(picture.kind == .svg && picture.width == 4 && picture.height == 2)
    let bitmap = try picture.decoded(width: 8, height: 4)
    #expect(bitmap[3, 3] == 0xFFFF_0000 && bitmap[4, 0] == 0)
  }

  @Test(arguments: ["", "hello", "<svg", "<svg xmlns='http://www.w3.org/2000/svg'><rect", "\u{FF}"])
  func textThatIsNoPictureIsAnError(text: String) {
    do {
      _ = try EncodedPicture(name: "odd.svg", bytes: Array(text.utf8)).decoded()
      Issue.record("It was accepted.")
    } catch {
      #expect("\(error)".contains("odd.svg"))
    }
  }

  /// An 8 × 1 JPEG, left half black and right half white, made by this file's own encoder below.
  @Test func orientationIsApplied() throws {
    let plain = try EncodedPicture(name: "p.jpg", bytes: TinyJPEG.file(orientation: 1)).decoded()
    #expect(plain.width == 16 && plain.height == 8)
    #expect(plain[2, 4] & 0xFF < 40 && plain[13, 4] & 0xFF > 215)
    let mirrored = try EncodedPicture(name: "p.jpg", bytes: TinyJPEG.file(orientation: 2)).decoded()
    #expect(mirrored[2, 4] & 0xFF > 215 && mirrored[13, 4] & 0xFF < 40)
    let turned = try EncodedPicture(name: "p.jpg", bytes: TinyJPEG.file(orientation: 6))
    #expect(turned.width == 8 && turned.height == 16)
    // Turned clockwise: what was left is on top.
    let pixels = try turned.decoded()
    #expect(pixels[4, 2] & 0xFF < 40 && pixels[4, 13] & 0xFF > 215)
  }

  @Test func everyTruncatedJPEGIsAnError() {
    let file = TinyJPEG.file(orientation: 1)
    for count in 0..<(file.count - 4) {
      #expect(throws: PictureError.self, "\(count) bytes") {
        _ = try EncodedPicture(name: "cut.jpg", bytes: Array(file.prefix(count))).decoded()
      }
    }
  }
}

/// A grey JPEG of two 8 × 8 blocks, one black and one white, written by the rules of the format.
enum TinyJPEG {
  static func file(orientation: UInt8) -> [UInt8] {
    func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
      let length = content.count + 2
      return [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content
    }
    let notes: [UInt8] =
      Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [0, 42, 0, 0, 0, 8]
      + [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    let quantisation = [0] + [UInt8](repeating: 8, count: 64)
    let frame: [UInt8] = [8, 0, 8, 0, 16, 1, 1, 0x11, 0]
    // Codes of the first coefficient: length 1 category 0, length 2 category 8.
    let first: [UInt8] = [0x00, 1, 1] + [UInt8](repeating: 0, count: 14) + [0, 8]
    // Codes of the others: length 1, end of block.
    let others: [UInt8] = [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0]
    // Block 1: −128 is category 8, bits 01111111; block 2: +255 more, 11111111. Then the ends.
    // 10 01111111 0 | 10 11111111 0 | padding of ones.
    let bits = "10" + "01111111" + "0" + "10" + "11111111" + "0"
    var data: [UInt8] = []
    var rest = Substring(bits)
    while !rest.isEmpty {
      let byte = String(rest.prefix(8))
      rest = rest.dropFirst(8)
      let padded = byte + String(repeating: "1", count: 8 - byte.count)
      data.append(UInt8(padded, radix: 2)!)
      if data.last == 0xFF { data.append(0) }
    }
    return [0xFF, 0xD8] + segment(0xE1, notes) + segment(0xDB, quantisation)
      + segment(0xC0, frame) + segment(0xC4, first) + segment(0xC4, others)
      + segment(0xDA, [1, 1, 0x00, 0, 63, 0]) + data + [0xFF, 0xD9]
  }
}

import Foundation
import HangaBitmaps
import Testing

struct BitmapTests {
  @Test func aCopyKeepsItsPixels() {
    var first = Bitmap(width: 2, height: 1)
    let second = first
    first.withMutablePixels { $0[0] = 0xFFFF_FFFF }
    #expect(second[0, 0] == 0 && first[0, 0] == 0xFFFF_FFFF)
  }

  @Test func digestSeesEveryPixelAndTheSize() {
    let words = (0..<24).map { UInt32($0) }
    let digest = Bitmap(width: 6, height: 4, words: words).digest
    #expect(digest == Bitmap(width: 6, height: 4, words: words).digest)
    #expect(digest != Bitmap(width: 4, height: 6, words: words).digest)
    for index in words.indices {
      var changed = words
      changed[index] ^= 0x0100_0000
      #expect(Bitmap(width: 6, height: 4, words: changed).digest != digest)
    }
  }

  /// Written down once: digests are stored with snapshots and must never change.
  @Test func digestIsStable() {
    let bitmap = Bitmap(width: 2, height: 2, words: [0, 1, 0xFF00_0000, 0xFFFF_FFFF])
    #expect(bitmap.digest.description == "b604fc28ca038087d4aa50d5e0b3c9aa")
  }

  @Test func dividingByAlphaIsTheNearestByte() {
    for alpha in 1...255 {
      for value in stride(from: 0, through: alpha, by: 3) {
        let word = UInt32(alpha) << 24 | UInt32(value) << 8
        let exact = (Double(value) * 255 / Double(alpha)).rounded()
        #expect(abs(Double(Unpremultiply.rgba(word).y) - exact) <= 1)
      }
    }
    #expect(Unpremultiply.rgba(0x8080_4000) == SIMD4(255, 128, 0, 128))
  }

  @Test(arguments: [(0.0, 10.0), (40_000, 10), (20_000, 20_000), (.nan, 1), (.infinity, 1)])
  func impossibleCanvasIsAnError(width: Double, height: Double) {
    #expect(throws: CanvasLimit.Exceeded.self) {
      try CanvasLimit.check(width: width, height: height)
    }
  }

  @Test func filesAreWholeOrAbsent() throws {
    let folder = NSTemporaryDirectory() + "hanga-atomic-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try AtomicFile.write([1, 2, 3], to: folder + "/a.bin")
    #expect(FileManager.default.contents(atPath: folder + "/a.bin") == Data([1, 2, 3]))
    #expect(throws: AtomicFile.WriteError.self) {
      try AtomicFile.write([1], to: folder + "/none/b.bin")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.bin"])
  }
}

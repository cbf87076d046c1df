import Foundation
import HangaBitmaps
import Testing

struct AnimationTests {
  /// A dark square that moves over a light ground, `count` frames of 16 × 12 pixels.
  static func movingSquare(_ count: Int, color: UInt32 = 0xFF20_40C0) -> [Bitmap] {
    (0..<count).map { index in
      var picture = Bitmap(width: 16, height: 12, filledWith: 0xFFF2_F2F7)
      picture.replace(
        atX: index, y: 3, with: Bitmap(width: 4, height: 4, filledWith: color))
      return picture
    }
  }

  /// Every colour once: more than a GIF's table holds.
  static let manyColors: [Bitmap] = (0..<2).map { frame in
    Bitmap(
      width: 64, height: 64,
      words: (0..<4096).map { 0xFF00_0000 | UInt32($0 & 63) << 18 | UInt32($0 >> 6 + frame) << 2 })
  }

  private func words(_ picture: Bitmap) -> [UInt32] { picture.withPixels { Array($0) } }

  private func gif(_ pictures: [Bitmap], rate: Double = 25) -> [UInt8] {
    let encoder = GIFEncoder()
    let parts = pictures.indices.map { index in
      encoder.part(pictures[index], after: index > 0 ? pictures[index - 1] : nil)
    }
    return encoder.file(parts, delay: FrameDelay(rate: rate))
  }

  private func apng(_ pictures: [Bitmap], isOpaque: Bool = true, rate: Double = 60) -> [UInt8] {
    let encoder = APNGEncoder(scale: 2, isOpaque: isOpaque)
    let parts = pictures.indices.map { index in
      encoder.part(pictures[index], after: index > 0 ? pictures[index - 1] : nil)
    }
    return encoder.file(parts, delay: FrameDelay(rate: rate))
  }

  @Test(arguments: [1, 2, 5])
  func aGIFOfFewColorsGivesBackEveryFrame(count: Int) throws {
    let pictures = Self.movingSquare(count)
    let animation = try AnimationReader.gif(gif(pictures))
    #expect(animation.width == 16 && animation.height == 12 && animation.repeatsForEver)
    #expect(animation.frames == pictures.map(words))
  }

  @Test func aGIFFrameThatChangesNothingStaysAFrame() throws {
    let pictures = [Self.movingSquare(1)[0], Self.movingSquare(1)[0]]
    let animation = try AnimationReader.gif(gif(pictures))
    #expect(animation.frames == pictures.map(words))
  }

  /// 64 × 64 colours in steps of 4: halving makes 128 boxes of 4 × 8 steps, and all but one of them
  /// are halved once more. In that one a channel is at most 3.5 steps from the mean.
  @Test func aGIFOfManyColorsComesClose() throws {
    let animation = try AnimationReader.gif(gif(Self.manyColors))
    for (frame, picture) in zip(animation.frames, Self.manyColors) {
      var worst = 0
      for (read, wanted) in zip(frame, words(picture)) {
        for shift in [16, 8, 0] as [UInt32] {
          worst = max(worst, abs(Int(read >> shift & 0xFF) - Int(wanted >> shift & 0xFF)))
        }
      }
      #expect(worst <= 14 && worst > 0)
    }
  }

  /// Noise fills the table of 4096 strings several times over.
  @Test func longCodesOfAGIFAreReadBack() throws {
    var seed: UInt32 = 1
    let noise = (0..<40_000).map { _ -> UInt32 in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return 0xFF00_0000 | (seed >> 24) << 8
    }
    let picture = Bitmap(width: 200, height: 200, words: noise.map { $0 & ~0x100 })
    let animation = try AnimationReader.gif(gif([picture]))
    #expect(animation.frames == [words(picture)])
  }

  @Test func flatGroundCompresses() {
    let size = gif([Bitmap(width: 1000, height: 1000, filledWith: 0xFFFF_FFFF)]).count
    // A run of n indices takes about √(2n) = 1414 codes of at most 12 bits.
    #expect(size < 3000)
  }

  @Test func halfTransparentPixelsOfAGIFLieOnWhite() throws {
    let picture = Bitmap(width: 2, height: 1, words: [0x8000_0000, 0])
    // 255 - 128 = 127 of white shows through the black.
    #expect(try AnimationReader.gif(gif([picture])).frames == [[0xFF7F_7F7F, 0xFFFF_FFFF]])
  }

  /// At 30 frames a second frame n begins at 10n/3 hundredths: 0, 3, 7, 10.
  @Test func delaysOfAGIFFollowTheRate() throws {
    let animation = try AnimationReader.gif(gif(Self.movingSquare(3), rate: 30))
    #expect(animation.delays.map(\.0) == [3, 4, 3])
  }

  @Test(arguments: [1, 2, 5])
  func anAPNGGivesBackEveryFrame(count: Int) throws {
    let pictures = Self.movingSquare(count)
    let animation = try AnimationReader.apng(apng(pictures))
    #expect(animation.width == 16 && animation.height == 12 && animation.repeatsForEver)
    #expect(animation.frames == pictures.map(words))
    #expect(animation.delays.allSatisfy { $0 == (1, 60) })
  }

  @Test func anAPNGKeepsTransparency() throws {
    let pictures = [PNGTests.mixed, Bitmap(width: 3, height: 2)]
    let animation = try AnimationReader.apng(apng(pictures, isOpaque: false))
    #expect(animation.frames == pictures.map(words))
  }

  /// 1 / 12.5 s are 800 parts of 1/10000 s.
  @Test func brokenRatesBecomeFractions() throws {
    let animation = try AnimationReader.apng(apng(Self.movingSquare(2), rate: 12.5))
    #expect(animation.delays.allSatisfy { $0 == (800, 10000) })
  }

  @Test func anAPNGIsAPictureToOthers() throws {
    let pictures = Self.movingSquare(3)
    let picture = try EncodedPicture(name: "a.apng", bytes: apng(pictures)).decoded()
    #expect(picture == pictures[0])
  }

  @Test func theSameFramesGiveTheSameBytes() {
    #expect(gif(Self.manyColors) == gif(Self.manyColors))
    #expect(apng(Self.manyColors) == apng(Self.manyColors))
  }

  @Test func onlyWhatChangesIsDrawnAnew() {
    let pictures = Self.movingSquare(2)
    // The square's left column at x = 0 and its new right column at x = 4, rows 3 to 6.
    #expect(
      PixelRegion(changedIn: pictures[1], after: pictures[0])
        == PixelRegion(x: 0, y: 3, width: 5, height: 4))
    #expect(
      PixelRegion(changedIn: pictures[0], after: pictures[0])
        == PixelRegion(x: 0, y: 0, width: 1, height: 1))
    #expect(
      PixelRegion(changedIn: pictures[0], after: nil)
        == PixelRegion(x: 0, y: 0, width: 16, height: 12))
  }
}

import Foundation
import HangaDrawing
import HangaGeometry
import Testing

struct BlendingTests {
  struct Case: Sendable {
    var color: UInt32
    var alpha: Double
    var below: UInt32
    var result: UInt32
  }

  /// facts/text-and-colour.md §3.4 and groundtruth measurements §1, from Apple's pictures. One more
  /// of theirs, 0088FF at 0.12, has a green of 240 where the rule gives 240.53.
  static let measured: [Case] = [
    Case(color: 0x094171, alpha: 0.16, below: 0xFFFFFF, result: 0xD7E0E8),
    Case(color: 0x152233, alpha: 0.16, below: 0xFFFFFF, result: 0xD9DBDE),
    Case(color: 0x0088FF, alpha: 0.13, below: 0xFFFFFF, result: 0xDEF0FF),
    Case(color: 0x0088FF, alpha: 0.15, below: 0xFFFFFF, result: 0xD9EDFF),
    Case(color: 0xFF383C, alpha: 0.13, below: 0xFFFFFF, result: 0xFFE5E6),
    Case(color: 0xFF8D28, alpha: 0.13, below: 0xFFFFFF, result: 0xFFF0E3),
    Case(color: 0x34C759, alpha: 0.13, below: 0xFFFFFF, result: 0xE5F8EA),
    Case(color: 0x0091FF, alpha: 0.13, below: 0x000000, result: 0x001321),
    Case(color: 0xFFFFFF, alpha: 0.6, below: 0x000000, result: 0x999999),
    Case(color: 0x3C3C43, alpha: 0.6, below: 0xFFFFFF, result: 0x8A8A8E),
    Case(color: 0x3C3C43, alpha: 0.29, below: 0xFFFFFF, result: 0xC6C6C8),
    Case(color: 0x545458, alpha: 0.6, below: 0x000000, result: 0x323235),
  ]

  @Test(arguments: measured)
  func opacityIsRoundedToAByteFirst(sample: Case) throws {
    let below = ResolvedColor(hex: sample.below)
    let flat = try Drawn.bitmap(
      4, 4, on: below, [Drawn.rect(0, 0, 4, 4, sample.color, sample.alpha)])
    #expect(flat.rgb(1, 1) == sample.result)
    // Inside a shape with soft edges it is the same.
    let disc = DisplayItem.fill(
      .ellipse(CGRect(x: 0, y: 0, width: 12, height: 12)),
      Drawn.color(sample.color, sample.alpha), FillRule())
    #expect(try Drawn.bitmap(12, 12, on: below, [disc]).rgb(6, 6) == sample.result)
  }

  @Test func groupOpacityFlattensFirst() throws {
    let group = DisplayItem.group(
      .opacity(0.6), [Drawn.rect(0, 0, 3, 2, 0x000000), Drawn.rect(1, 0, 3, 2, 0xFFFFFF)])
    let bitmap = try Drawn.bitmap(4, 2, on: .black, [group])
    // The white lies over the black inside the group: 255 · 153 / 255 everywhere it reaches.
    #expect(bitmap.greys(row: 0) == [0, 153, 153, 153])
  }

  @Test func opacityOfASingleShapeGoesIntoItsColor() throws {
    let faded = try Drawn.bitmap(1, 1, [.group(.opacity(0.16), [Drawn.rect(0, 0, 1, 1, 0x094171)])])
    #expect(faded.rgb(0, 0) == 0xD7E0E8)
    let gone = try Drawn.bitmap(1, 1, [.group(.opacity(0), [Drawn.rect(0, 0, 1, 1)])])
    #expect(gone.rgb(0, 0) == 0xFFFFFF)
  }

  @Test func aCanvasWithoutBackgroundIsTransparent() throws {
    let bitmap = try Drawn.bitmap(2, 1, on: nil, [Drawn.rect(0, 0, 1, 1, 0xFF0000, 0.5)])
    #expect(bitmap[0, 0] == 0x8080_0000 && bitmap[1, 0] == 0)
  }

  struct Mix: Sendable {
    var mode: BlendMode
    var source: UInt32
    var below: UInt32
    var result: UInt32
  }

  /// The definitions of the modes for opaque colours, computed by hand on two greys.
  static let modes: [Mix] = [
    Mix(mode: .normal, source: 0x404040, below: 0x808080, result: 0x404040),
    // 64 · 128 / 255
    Mix(mode: .multiply, source: 0x404040, below: 0x808080, result: 0x202020),
    // 64 + 128 − 32
    Mix(mode: .screen, source: 0x404040, below: 0x808080, result: 0xA0A0A0),
    Mix(mode: .darken, source: 0x404040, below: 0x808080, result: 0x404040),
    Mix(mode: .lighten, source: 0x404040, below: 0x808080, result: 0x808080),
    Mix(mode: .difference, source: 0x404040, below: 0x808080, result: 0x404040),
    // 64 + 128 − 2 · 64 · 128 / 255
    Mix(mode: .exclusion, source: 0x404040, below: 0x808080, result: 0x808080),
    Mix(mode: .plusLighter, source: 0x404040, below: 0x808080, result: 0xC0C0C0),
    // 255 − (127 + 191) is below 0.
    Mix(mode: .plusDarker, source: 0x404040, below: 0x808080, result: 0x000000),
    Mix(mode: .plusDarker, source: 0xC0C0C0, below: 0x808080, result: 0x414141),
    Mix(mode: .destinationOver, source: 0x404040, below: 0x808080, result: 0x808080),
    Mix(mode: .luminosity, source: 0x404040, below: 0x808080, result: 0x404040),
  ]

  @Test(arguments: modes)
  func blendModesMeetWhatIsBelow(sample: Mix) throws {
    let bitmap = try Drawn.bitmap(
      2, 1, on: ResolvedColor(hex: sample.below),
      [.group(.blend(sample.mode), [Drawn.rect(0, 0, 1, 1, sample.source)])])
    let wanted = Int(sample.result & 0xFF)
    #expect(abs(Int(bitmap.rgb(0, 0) & 0xFF) - wanted) <= 1)
    #expect(bitmap.rgb(1, 0) == sample.below)
  }

  @Test func blendingStaysInsideAFlattenedGroup() throws {
    let multiply = DisplayItem.group(.blend(.multiply), [Drawn.rect(0, 0, 1, 1, 0x808080)])
    let free = try Drawn.bitmap(1, 1, on: ResolvedColor(hex: 0x808080), [multiply])
    let isolated = try Drawn.bitmap(
      1, 1, on: ResolvedColor(hex: 0x808080), [.group(.flatten, [multiply])])
    #expect(free.rgb(0, 0) == 0x404040 && isolated.rgb(0, 0) == 0x808080)
  }
}

import Foundation
import HangaDrawing
import HangaGeometry
import Testing

struct BackdropTests {
  /// facts/layout.md, materials.
  static let recipes = [
    BackdropRecipe(
      name: "ultraThinLight", blurRadius: 22.5, saturation: 1.1, brightness: 0.12, amount: 0.5,
      luminanceCurve: [0.45, 0.55, 0.65, 0.68]),
    BackdropRecipe(
      name: "regularDark", blurRadius: 30, saturation: 1.5, brightness: 0, amount: 0.75,
      luminanceCurve: [0.16, 0.26, 0.10, 0.10]),
  ]

  @Test(arguments: recipes, [1.0, 3.0])
  func noStripeIsLeft(recipe: BackdropRecipe, scale: CGFloat) throws {
    var items = stride(from: CGFloat(0), to: 120, by: 4).map { Drawn.rect($0, 0, 2, 60) }
    items.append(.backdrop(.rectangle(CGRect(x: 20, y: 10, width: 80, height: 40)), recipe))
    let bitmap = try Drawn.bitmap(120, 60, scale: scale, items)
    let k = Int(scale)
    for y in [12 * k, 30 * k] {
      let row = Array(bitmap.greys(row: y)[(20 * k)..<(100 * k)])
      for x in 0..<(row.count - 4 * k) {
        let period = row[x..<(x + 4 * k)]
        #expect(period.max()! - period.min()! <= 2)
      }
    }
    #expect(bitmap.rgb(0, 0) == 0)
  }

  @Test func flatBackdropsFollowTheRecipe() throws {
    // White: luminance 1, mixed 0.5 · 255 + 0.5 · 0.68 · 255, then 0.12 · 255 brighter: 244.8, which
    // is the 0.96 that facts/layout.md §14 states for light materials over white.
    let item = DisplayItem.backdrop(
      .rectangle(CGRect(x: 0, y: 0, width: 8, height: 8)), Self.recipes[0])
    #expect(try Drawn.bitmap(8, 8, [item]).rgb(4, 4) & 0xFF == 245)
  }

  @Test func insideAGroupTheBackdropIsStillSeen() throws {
    let outline = Outline.ellipse(CGRect(x: 0, y: 0, width: 8, height: 8))
    let item = DisplayItem.backdrop(
      .rectangle(CGRect(x: 0, y: 0, width: 8, height: 8)), Self.recipes[0])
    let clipped = try Drawn.bitmap(8, 8, [.group(.clip(outline, FillRule()), [item])])
    #expect(clipped.rgb(4, 4) & 0xFF == 245 && clipped.rgb(0, 0) == 0xFFFFFF)
  }
}

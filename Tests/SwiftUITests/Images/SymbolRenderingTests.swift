import Foundation
import HangaBitmaps
import HangaDrawing
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct SymbolRenderingTests {
  private func bitmap(_ mode: SymbolRenderingMode) throws -> Bitmap {
    let view = Image(systemName: "minus.circle.fill")
      .symbolRenderingMode(mode)
      .foregroundStyle(Color(red: 0, green: 1, blue: 0), Color(red: 1, green: 0, blue: 0))
      .font(.system(size: 40))
      .frame(width: 60, height: 60)
      .background(Color(red: 0, green: 0, blue: 1))
    var variant = Variant(scale: 1, showsChrome: false)
    variant.size = CGSize(width: 60, height: 60)
    return try ViewHost(view, variant).frame().bitmap
  }

  /// The disc's rim, twelve points above the middle, and the minus itself.
  private func colours(_ mode: SymbolRenderingMode) throws -> [UInt32] {
    let picture = try bitmap(mode)
    return [picture[30, 18], picture[30, 30]]
  }

  @Test func paletteGivesSignAndDiscTheirOwnStyles() throws {
    #expect(try colours(.palette) == [0xFFFF_0000, 0xFF00_FF00])
  }

  @Test func monochromeCutsTheSignOut() throws {
    #expect(try colours(.monochrome) == [0xFF00_FF00, 0xFF00_00FF])
  }

  @Test func hierarchyPutsTheSignOverAFainterDisc() throws {
    let view = Image(systemName: "minus.circle.fill")
      .symbolRenderingMode(.hierarchical).foregroundStyle(Color.black)
      .font(.system(size: 40))
    var variant = Variant(scale: 1, showsChrome: false)
    variant.size = CGSize(width: 60, height: 60)
    let picture = try ViewHost(view, variant).frame().bitmap
    let (disc, sign) = (picture[30, 18] & 0xFF, picture[30, 30] & 0xFF)
    #expect(sign == 0)
    #expect(disc > 60 && disc < 200)
  }

  @Test func symbolsOfSeveralColoursHaveTheirOwn() throws {
    // The system's red, and a white sign, in the light scheme.
    #expect(try colours(.multicolor) == [0xFFFF_3B30, 0xFFFF_FFFF])
  }

  @Test func symbolsWithoutColoursTakeTheForeground() throws {
    let view = Image(systemName: "square.fill").symbolRenderingMode(.multicolor)
      .foregroundStyle(Color(red: 0, green: 1, blue: 0)).font(.system(size: 40))
    var variant = Variant(scale: 1, showsChrome: false)
    variant.size = CGSize(width: 60, height: 60)
    #expect(try ViewHost(view, variant).frame().bitmap[30, 30] == 0xFF00_FF00)
  }

  private func ink(_ value: Double?) throws -> Int {
    let view = Image(systemName: "wifi", variableValue: value).font(.system(size: 40))
    var variant = Variant(scale: 1, showsChrome: false)
    variant.size = CGSize(width: 60, height: 60)
    let picture = try ViewHost(view, variant).frame().bitmap
    var black = 0
    for y in 0..<60 {
      for x in 0..<60 where picture[x, y] & 0xFF < 20 { black += 1 }
    }
    return black
  }

  /// Three parts: none at 0, one up to a third, all above two thirds.
  @Test func aValueShowsAsManyPartsAsItFills() throws {
    #expect(try ink(0) == 0)
    #expect(try ink(0.2) > 0)
    #expect(try ink(0.3) == ink(0.2))
    #expect(try ink(0.5) > ink(0.2))
    #expect(try ink(0.7) == ink(nil))
    #expect(try ink(2) == ink(1))
  }
}

/// Pictures that closures draw.
@MainActor
struct DrawnPictureTests {
  private func bitmap<V: View>(_ view: V) throws -> Bitmap {
    var variant = Variant(scale: 1, showsChrome: false)
    variant.size = CGSize(width: 40, height: 40)
    return try ViewHost(view, variant).frame().bitmap
  }

  private let dot = Image(size: CGSize(width: 10, height: 10)) { context in
    context.fill(
      Path(CGRect(x: 0, y: 0, width: 5, height: 20)), with: .color(Color(red: 1, green: 0, blue: 0))
    )
  }

  @Test func aDrawingHasItsSizeAndEndsThere() throws {
    let picture = try bitmap(dot)
    // Centred: 15…25 both ways, its left half red.
    #expect(picture[15, 15] == 0xFFFF_0000 && picture[19, 24] == 0xFFFF_0000)
    #expect(picture[20, 20] == 0xFFFF_FFFF && picture[17, 25] == 0xFFFF_FFFF)
  }

  @Test func aDrawingIsStretchedAndColouredLikeAPicture() throws {
    let picture = try bitmap(
      dot.resizable().renderingMode(.template).foregroundStyle(Color(red: 0, green: 0, blue: 1)))
    #expect(picture[0, 0] == 0xFF00_00FF && picture[19, 39] == 0xFF00_00FF)
    #expect(picture[20, 20] == 0xFFFF_FFFF)
  }
}

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
}

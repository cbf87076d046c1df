import HangaDrawing
import HangaSymbols
import SwiftUI
import Testing

@MainActor
struct ImageTests {
  @Test func pictureKeepsItsSize() throws {
    // 20 × 10 in the middle of 100 × 40.
    #expect(try Drawn(Image("logo"), images: ["logo"]).text == "image logo 40,15 20×10")
    #expect(
      try Drawn(Image("logo").frame(width: 4, height: 4), images: ["logo"]).text
        == "image logo 40,15 20×10")
  }

  @Test func resizablePictureFillsItsProposal() throws {
    #expect(
      try Drawn(Image("logo").resizable(), images: ["logo"]).text == "image logo 0,0 100×40")
    #expect(
      try Drawn(Image("logo").resizable().fixedSize(), images: ["logo"]).text
        == "image logo 40,15 20×10")
    // 40 high, twice as wide.
    #expect(
      try Drawn(Image("logo").resizable().scaledToFit(), images: ["logo"]).text
        == "image logo 10,0 80×40")
  }

  @Test func fixedEdgesAreTheLeastSize() throws {
    let insets = EdgeInsets(top: 1, leading: 6, bottom: 1, trailing: 6)
    let view = Image("logo").resizable(capInsets: insets, resizingMode: .tile)
      .frame(width: 5, height: 10)
    #expect(
      try Drawn(view, images: ["logo"]).text == "image logo 44,15 12×10 caps 1 6 1 6 tiled")
  }

  @Test func templateTakesTheForeground() throws {
    let view = Image("logo").renderingMode(.template).foregroundStyle(.white)
    #expect(
      try Drawn(view, images: ["logo"]).text == "image logo 40,15 20×10 template #FFFFFF")
  }

  @Test func interpolationIsPassedOn() throws {
    #expect(
      try Drawn(Image("logo").interpolation(.none), images: ["logo"]).text
        == "image logo 40,15 20×10 interpolation none")
  }

  @Test func missingPictureIsABoxInItsFrame() throws {
    let drawn = try Drawn(Image("none").resizable().frame(width: 30, height: 20))
    #expect(drawn.text.hasPrefix("fill rect 35,10 30×20 #E5E5EA\nclip rect 35,10 30×20"))
  }

  /// facts/text-and-colour.md §5: a checkmark at 17 points is 18.33 × 16.33, and grows with the
  /// font.
  @Test(arguments: [17.0, 34.0])
  func symbolsAreSizedByTheFont(size: Double) throws {
    let laid = try Laid(
      Image(systemName: "checkmark").font(.system(size: size)).named("a"),
      symbols: true)
    #expect(abs(laid["a"].width - 18.33 * size / 17) < 0.51)
    #expect(abs(laid["a"].height - 16.33 * size / 17) < 0.51)
  }

  @Test func symbolsTakeTheForeground() throws {
    let drawn = try Drawn(Image(systemName: "circle.fill").foregroundStyle(.white))
    #expect(drawn.items.count == 1)
    #expect(drawn.text.hasSuffix("#FFFFFF"))
    #expect(drawn.warnings.isEmpty)
  }

  @Test func unknownSymbolWarnsAndShowsSomething() throws {
    let drawn = try Drawn(Image(systemName: "no.such.symbol"))
    #expect(!drawn.items.isEmpty)
    #expect(drawn.warnings.count == 1)
    #expect(drawn.warnings.first?.contains("no.such.symbol") == true)
  }

  @Test func variantsChooseAnotherSymbol() throws {
    let plain = Image(systemName: "house")
    let filled = try Drawn(Image(systemName: "house.fill")).items
    #expect(try Drawn(plain.symbolVariant(.fill)).items == filled)
    #expect(try Drawn(plain).items != filled)
    #expect(try Drawn(plain.symbolVariant(.none).symbolVariant(.fill)).items == Drawn(plain).items)
  }

  @Test func stretchedSymbolFillsItsFrameWithInk() throws {
    let view = Image(systemName: "circle.fill").resizable().frame(width: 30, height: 20)
    let drawn = try Drawn(view)
    guard case .fill(.path(let path), _, _) = drawn.items.first else {
      Issue.record("a filled circle is one path")
      return
    }
    let bounds = path.boundingRect
    #expect(abs(bounds.minX - 35) < 0.01 && abs(bounds.width - 30) < 0.01)
    #expect(abs(bounds.minY - 10) < 0.01 && abs(bounds.height - 20) < 0.01)
  }

  /// Two strokes that cross show the crossing twice unless they are one stencil.
  @Test func translucentPartsDoNotShowTwice() throws {
    let image = Image(systemName: "plus.circle")
    func isStencil(_ color: Color) throws -> Bool {
      let items = try Drawn(image.foregroundStyle(color)).items
      guard items.count == 1, case .group(.mask, _) = items[0] else { return false }
      return true
    }
    #expect(try isStencil(Color.black.opacity(0.5)))
    #expect(try !isStencil(Color.black))
  }

  @Test func shadowOfASymbolIsTheSymbols() throws {
    let style = Color.black.opacity(0.5).shadow(.drop(radius: 2))
    let items = try Drawn(Image(systemName: "plus.circle").foregroundStyle(style)).items
    guard case .group(.shadow, let inside) = items.first, case .group(.mask, _) = inside.first
    else {
      Issue.record("the stencil lies inside the shadow")
      return
    }
  }

  @Test func symbolStandsOnTheBaseline() throws {
    let laid = try Laid(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Image(systemName: "circle").named("symbol")
        Color.black.frame(width: 10, height: 10).named("box")
      }, symbols: true)
    // The box's lower edge lies half the capital height (0.3523 em of 17) below the middle.
    #expect(abs(laid["box"].maxY - laid["symbol"].midY - 0.3523 * 17) < 0.51)
  }

  @Test func addressedPictureIsThereAtOnce() throws {
    let url = URL(string: "https://example.com/logo")
    #expect(try Drawn(AsyncImage(url: url), images: ["logo"]).text == "image logo 40,15 20×10")
    // At two pixels a point it is 10 × 5; 17.5 above it is rounded up.
    #expect(
      try Drawn(AsyncImage(url: url, scale: 2), images: ["logo"]).text == "image logo 45,18 10×5")
  }

  @Test func unknownAddressStaysAtThePlaceholder() throws {
    let view = AsyncImage(url: URL(string: "https://example.com/none")) { image in
      image.resizable()
    } placeholder: {
      Color.white
    }
    let drawn = try Drawn(view)
    #expect(drawn.text == "fill rect 0,0 100×40 #FFFFFF")
    #expect(drawn.warnings == ["no picture is given for the address https://example.com/none"])
    #expect(try Drawn(AsyncImage(url: nil)).text == "fill rect 0,0 100×40 #747480@8%")
  }

  /// Code writes an empty name where it has no symbol to show.
  @Test func symbolWithoutANameIsNothing() throws {
    let drawn = try Drawn(Image(systemName: "").resizable().frame(width: 8, height: 8))
    #expect(drawn.text.isEmpty)
  }
}

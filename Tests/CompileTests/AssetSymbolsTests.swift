import Testing

@testable import HangaCompile

struct AssetSymbolsTests {
  @Test(arguments: [
    ("sunrise", "sunrise"), ("hero-icon", "heroIcon"), ("Hero Icon", "heroIcon"),
    ("ic_home", "icHome"), ("URLMark", "urlMark"), ("LOGO", "logo"), ("2nd", "_2nd"),
    ("AccentColor", "accent"), ("deep blue color", "deepBlueColor"), ("Color", "color"),
  ])
  func namesBecomeSymbols(asset: String, symbol: String) {
    #expect(AssetSymbols.symbol(asset, without: "Color") == symbol)
  }

  @Test func constantsAreMadeOfWhatIsMentioned() {
    let text = AssetSymbols(["Image(.sunrise)", "Color.sand"])
      .file(images: ["sunrise", "moonrise"], colors: ["sand"])
    #expect(text.contains("static let `sunrise` = ImageResource(name: \"sunrise\", bundle: .main)"))
    #expect(!text.contains("moonrise"))
    #expect(text.contains("static var `sand`: Color { Color(ColorResource.`sand`) }"))
    #expect(text.contains("extension ShapeStyle where Self == Color"))
    #expect(AssetSymbols(["let a = 1"]).file(images: ["sunrise"], colors: ["sand"]).isEmpty)
  }

  @Test func foldersThatAreNamespacesAreTypes() {
    let text = AssetSymbols(["Image(.Food.Sweet.pear)", "Image(.Food.leek)"])
      .file(images: ["Food/leek", "Food/Sweet/pear"], colors: [])
    // `Food` is declared once.
    #expect(text.components(separatedBy: "enum Food {").count == 2)
    #expect(text.contains("enum Sweet {"))
    #expect(text.contains("ImageResource(name: \"Food/Sweet/pear\""))
  }

  @Test func ownNamesAndSystemNamesStay() {
    let own = "extension Color { static let sand = Color(\"sand\") }\nText(\"\").background(.sand)"
    let text = AssetSymbols([own, "Color.red"]).file(images: [], colors: ["sand", "red"])
    #expect(!text.contains("extension Color {"))
    #expect(text.contains("extension ColorResource {"))
  }
}

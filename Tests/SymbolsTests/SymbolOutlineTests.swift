import Foundation
import HangaGeometry
import Testing

@testable import HangaSymbols

struct SymbolOutlineTests {
  private static let library = SymbolLibrary(folder: "/usr/share/bootstrap-icons/svg")

  private func outline(_ name: String, weight: Double = 400, scale: SymbolScale = .medium) throws
    -> SymbolOutline
  {
    try #require(try Self.library.outline(name, weight: weight, scale: scale))
  }

  /// controls.md §4, at 17 pt.
  @Test(arguments: [
    ("plus", 18.0, 16.0), ("xmark", 17.33, 15.33), ("checkmark", 18.33, 16.33),
    ("trash", 19, 20.67), ("square.and.arrow.up", 19, 22), ("folder", 23, 17.33),
    ("folder.fill", 23, 17.33), ("magnifyingglass", 20.33, 18.67), ("camera", 24.67, 18),
    ("square.and.pencil", 21, 20), ("arrow.clockwise", 17.33, 20),
  ])
  func measuredBoxesAreMet(name: String, width: Double, height: Double) throws {
    let size = try outline(name).size
    #expect(abs(size.width * 17 - width) < 1e-9 && abs(size.height * 17 - height) < 1e-9)
  }

  /// A measured picture at 3×: arms of 53 × 6 px in a resizable plus.
  @Test func plusHasTheProportionsOfThePicture() throws {
    let plus = try outline("plus")
    #expect(abs(plus.ink.width - plus.ink.height) < 1e-9)
    #expect(abs(plus.layers[0].penWidth / plus.ink.width - 6.0 / 53) < 0.005)
  }

  /// A measured picture: the disc of `checkmark.circle.fill` is 17 pt wide at 17 pt.
  @Test func discIsAsWideAsTheFontSize() throws {
    #expect(abs(try outline("checkmark.circle.fill").ink.width - 1) < 0.01)
  }

  @Test func inkLiesCentredInTheBox() throws {
    for name in ["plus", "house", "star.fill", "bell.slash", "folder.badge.plus"] {
      let outline = try outline(name, weight: 700, scale: .large)
      #expect(abs(outline.ink.midX - outline.size.width / 2) < 1e-9, "\(name)")
      #expect(abs(outline.ink.midY - outline.size.height / 2) < 1e-9, "\(name)")
    }
  }

  @Test func scalesMultiplyEverything() throws {
    let medium = try outline("star")
    for scale in SymbolScale.allCases {
      let scaled = try outline("star", scale: scale)
      #expect(abs(scaled.size.width - medium.size.width * scale.factor) < 1e-9)
      #expect(abs(scaled.layers[0].penWidth - medium.layers[0].penWidth * scale.factor) < 1e-9)
      #expect(abs(scaled.ink.width - medium.ink.width * scale.factor) < 1e-9)
    }
  }

  /// text-and-colour.md §5.
  @Test(arguments: [(100.0, 0.025), (400, 0.094), (600, 0.125), (700, 0.14), (350, 0.0845)])
  func linesFollowTheWeight(weight: Double, width: Double) throws {
    #expect(abs(try outline("plus", weight: weight).layers[0].penWidth - width) < 1e-9)
  }

  @Test func weightsOutsideTheRangeAreClamped() {
    #expect(SymbolStroke.width(weight: -5) == SymbolStroke.width(weight: 100))
    #expect(SymbolStroke.width(weight: .infinity) == SymbolStroke.width(weight: 900))
    #expect(SymbolStroke.width(weight: .nan) == SymbolStroke.regular)
  }

  /// The package's lines are one unit thick; a pen along their edge makes up the rest.
  @Test func packageOutlinesAreMadeAsBoldAsOurOwn() throws {
    let unit = 0.0605 * 1.1  // the unit in em, times the star's scale
    let regular = try outline("star").layers[0].penWidth
    #expect(abs(regular + unit - 0.094) < 1e-9)
    #expect(try outline("star", weight: 100).layers[0].penWidth == 0)
    #expect(try outline("star.fill").layers[0].penWidth == 0)
  }

  @Test func densePicturesTakeLittleOfTheWeight() throws {
    let star = try outline("star", weight: 700).layers[0].penWidth
    let printer = try outline("printer", weight: 700).layers[0].penWidth
    #expect(printer > 0 && printer < star / 2)
  }

  @Test func pictureIsKnockedOutOfAFilledCircle() throws {
    let filled = try outline("xmark.circle.fill")
    #expect(filled.layers.map(\.operation) == [.draw, .erase])
    let open = try outline("xmark.circle")
    #expect(open.layers.map(\.operation) == [.draw, .draw])
    #expect(open.layers.map(\.level) == [.primary, .secondary])
  }

  @Test func slashLeavesAGapBesideItself() throws {
    let layers = try outline("bell.slash").layers.suffix(2)
    #expect(layers.map(\.operation) == [.erase, .draw])
    let pens = layers.map(\.penWidth)
    #expect(abs(pens[0] - pens[1] - 2 * SymbolDrawing.gap) < 1e-9)
  }

  @Test func badgeIsARingADiscAndASign() throws {
    let plain = try outline("folder").layers.count
    let operations = try outline("folder.badge.plus").layers.dropFirst(plain).map(\.operation)
    #expect(operations == [.erase, .draw, .erase])
    let dot = try outline("bell.badge").layers.dropFirst(try outline("bell").layers.count)
    #expect(dot.map(\.operation) == [.erase, .draw])
  }

  @Test func boxIsCentredOnTheCapitals() throws {
    let plus = try outline("plus")
    #expect(abs(plus.baseline - plus.size.height / 2 - 0.7046 / 2) < 1e-9)
  }

  @Test func placeholderNeedsNoFiles() {
    for scale in SymbolScale.allCases {
      let placeholder = SymbolLibrary.placeholder(scale: scale)
      #expect(placeholder.layers.count > 1)
      #expect(abs(placeholder.size.width - 1.2 * scale.factor) < 1e-9)
    }
  }

  @Test func askingAgainGivesTheSame() throws {
    let fresh = SymbolLibrary(folder: "/usr/share/bootstrap-icons/svg")
    #expect(try fresh.outline("house.fill") == outline("house.fill"))
    #expect(try fresh.outline("house.fill") == outline("house.fill"))
  }

  @Test func aliasesAreOnePicture() throws {
    #expect(try outline("line.horizontal.3") == outline("line.3.horizontal"))
    #expect(
      try outline("line.horizontal.3.circle.fill") == outline("line.3.horizontal.circle.fill"))
  }
}

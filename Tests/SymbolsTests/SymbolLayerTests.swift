import Foundation
import HangaGeometry
import Testing

@testable import HangaSymbols

/// The layers of symbols in several styles.
struct SymbolLayerTests {
  private static let library = SymbolLibrary(folder: "/usr/share/bootstrap-icons/svg")

  private func layers(_ name: String) throws -> [SymbolOutline.Layer] {
    try #require(try Self.library.outline(name), "\(name)").layers
  }

  @Test func everyMarkIsOfAKnownSymbolAndIsRead() {
    let lines = SymbolTable.markLines.split(separator: "\n")
    var names: Set<Substring> = []
    for line in lines {
      let name = line.prefix { $0 != ":" }
      #expect(names.insert(name).inserted, "\(name)")
      #expect(SymbolNames.contains(String(name)), "\(name)")
      let count = SymbolTable.marks(String(name))?.count
      #expect(count == line.split(separator: " ").count - 1, "\(name)")
    }
  }

  @Test(arguments: ["1", "3", "-"])
  func marksHaveALevelOrKeepIt(word: String) throws {
    let mark = try #require(SymbolMark(word))
    #expect(mark.level?.rawValue == Int(word).map { $0 - 1 })
    #expect(mark.tint == nil && !mark.isVariable)
  }

  @Test func marksHaveAColourAndAShareOfAValue() throws {
    let mark = try #require(SymbolMark("2yv"))
    #expect(mark.level == .secondary && mark.tint == .yellow && mark.isVariable)
    #expect(SymbolMark("4") == nil && SymbolMark("1q") == nil && SymbolMark("1yw") == nil)
  }

  @Test(arguments: [
    "checkmark.circle.fill", "checkmark.seal.fill", "lock.shield.fill", "text.bubble.fill",
    "exclamationmark.triangle.fill", "doc.text.fill", "clock.fill", "xmark.octagon.fill",
  ])
  func signsOnFilledShapesAreTheFirstLevel(name: String) throws {
    let layers = try layers(name)
    let signs = layers.filter(\.isCarved)
    #expect(!signs.isEmpty && signs.allSatisfy { $0.level == .primary })
    #expect(signs.contains { $0.operation == .erase && $0.operationApart == .draw })
    let ground = layers.filter { !$0.isCarved && $0.operation == .draw }
    #expect(!ground.isEmpty && ground.allSatisfy { $0.level == .secondary })
  }

  @Test(arguments: ["exclamationmark.triangle", "checkmark.shield", "text.bubble", "plus.circle"])
  func signsInOutlinesAreTheFirstLevel(name: String) throws {
    let levels = Set(try layers(name).map(\.level))
    #expect(levels == [.primary, .secondary])
  }

  @Test func whatABadgeIsOnIsOneLevel() throws {
    for name in ["folder.badge.plus", "person.crop.circle.fill.badge.plus", "bell.slash"] {
      let drawn = try layers(name).filter { $0.operation == .draw }
      #expect(Set(drawn.map(\.level)) == [.primary, .secondary], "\(name)")
      #expect(drawn.last?.level == .primary, "\(name)")
      #expect(try !layers(name).contains { $0.isCarved }, "\(name)")
    }
  }

  @Test func badgesHaveTheColoursOfTheirSigns() throws {
    for (sign, tint) in [("plus", SymbolTint.green), ("minus", .red), ("checkmark", .green)] {
      let tints = try layers("folder.badge.\(sign)").compactMap(\.tint)
      #expect(tints.first == tint && tints.dropFirst().allSatisfy { $0 == .white })
    }
    #expect(try layers("bell.badge").compactMap(\.tint) == [.red])
    #expect(try layers("folder").compactMap(\.tint).isEmpty)
  }

  @Test func cloudsComeFirstAndAreWhite() throws {
    for (name, weather) in [("cloud.sun.fill", SymbolTint.yellow), ("cloud.rain.fill", .cyan)] {
      let layers = try layers(name)
      let cloud = layers.filter { $0.level == .primary }
      #expect(cloud.count == 1 && cloud[0].tint == .white)
      let rest = layers.filter { $0.level == .secondary }
      #expect(!rest.isEmpty && rest.allSatisfy { $0.tint == weather })
      let box = cloud[0].path.boundingRect
      #expect(rest.allSatisfy { $0.path.boundingRect.width < box.width })
    }
  }

  @Test func piecesAreTakenApartWithTheirHoles() {
    let path = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      path.addRect(CGRect(x: 20, y: 0, width: 4, height: 4))
      path.addRect(CGRect(x: 2, y: 2, width: 5, height: 5))
    }
    let pieces = PathPieces.pieces(of: path)
    #expect(pieces.map(\.boundingRect.width) == [10, 4])
    #expect(pieces[0].contains(CGPoint(x: 4, y: 4), eoFill: true) == false)
  }

  /// The dot, then the arcs from the inside out.
  @Test func partsOfAValueGrow() throws {
    let widths = try layers("wifi").filter(\.isVariable).map(\.path.boundingRect.width)
    #expect(widths.count == 3 && widths == widths.sorted())
    #expect(try layers("speaker.wave.3.fill").filter(\.isVariable).count == 3)
    #expect(try layers("speaker.fill").allSatisfy { !$0.isVariable })
  }
}

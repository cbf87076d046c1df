import Foundation
import HangaGeometry
import Testing

@testable import HangaSymbols

struct IconFileTests {
  private func icon(_ body: String) throws -> IconFile {
    let text = "<svg xmlns=\"x\" width=\"16\" viewBox=\"0 0 16 16\">\n  \(body)\n</svg>"
    return try IconFile(text: text, file: "test.svg")
  }

  private func bounds(_ body: String) throws -> CGRect {
    try icon(body).shapes[0].path.boundingRect
  }

  @Test func everyShapeOfThePackageIsRead() throws {
    #expect(try bounds("<path d=\"M1 2h3v4z\"/>") == CGRect(x: 1, y: 2, width: 3, height: 4))
    let circle = try bounds("<circle cx=\"8\" cy=\"9\" r=\"3\"/>")
    #expect(circle == CGRect(x: 5, y: 6, width: 6, height: 6))
    let ellipse = try bounds("<ellipse cx=\"8\" cy=\"9\" rx=\"3\" ry=\"2\"/>")
    #expect(ellipse == CGRect(x: 5, y: 7, width: 6, height: 4))
    let rect = try bounds("<rect x=\"1\" y=\"2\" width=\"5\" height=\"6\" rx=\"1\"/>")
    #expect(rect == CGRect(x: 1, y: 2, width: 5, height: 6))
    let polygon = try bounds("<polygon points=\"1,1 5,1 5,7\"/>")
    #expect(polygon == CGRect(x: 1, y: 1, width: 4, height: 6))
  }

  @Test func fillRuleIsKept() throws {
    let shapes = try icon("<path fill-rule=\"evenodd\" d=\"M1 1h1v1z\"/><path d=\"M1 1h1v1z\"/>")
      .shapes
    #expect(shapes.map(\.isEvenOdd) == [true, false])
  }

  @Test func matrixMovesTheShape() throws {
    let rect = try bounds("<rect width=\"4\" height=\"2\" transform=\"matrix(1 0 0 -1 6 15)\"/>")
    #expect(rect == CGRect(x: 6, y: 13, width: 4, height: 2))
  }

  @Test(arguments: [
    "", "not a picture", "<svg viewBox=\"0 0 16 16\"><path d=\"M1 1",
    "<svg viewBox=\"0 0 16 16\"><path d=\"M1 1h\"/></svg>", "<svg viewBox=\"0 0 16 16\"></svg>",
    "<svg viewBox=\"0 0 24 24\"><path d=\"M1 1h1v1z\"/></svg>",
    "<svg viewBox=\"0 0 16 16\"><text>a</text></svg>", "<svg viewBox=\"0 0 16 16><path/></svg>",
  ])
  func damagedFileNamesItself(text: String) {
    let error = #expect(throws: SymbolFileError.self) {
      try IconFile(text: text, file: "folder/star.svg")
    }
    #expect(error?.description.contains("folder/star.svg") == true)
  }

  @Test func missingFileNamesItselfAndThePackage() {
    let library = SymbolLibrary(folder: "no-such-folder")
    let error = #expect(throws: SymbolFileError.self) { try library.outline("star") }
    #expect(error?.file == "no-such-folder/star.svg")
    #expect(error?.reason.contains("bootstrap-icons") == true)
  }
}

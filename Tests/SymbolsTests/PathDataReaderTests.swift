import Foundation
import HangaGeometry
import Testing

@testable import HangaSymbols

struct PathDataReaderTests {
  @Test func relativeAndAbsoluteCommandsAgree() throws {
    let absolute = "M1 2L4 6H8V1C9 2 10 3 11 1S13 4 14 0Q15 1 16 2T18 2Z"
    let relative = "m1 2l3 4h4v-5c1 1 2 2 3 0s2 3 3-1q1 1 2 2t2 0z"
    #expect(try PathDataReader.path(absolute) == PathDataReader.path(relative))
  }

  @Test func smoothCurveMirrorsTheLastControlPoint() throws {
    let path = try PathDataReader.path("M0 0C0 1 2 3 4 4S8 8 9 9")
    let end = CGPoint(x: 9, y: 9)
    let expected = Path.Element.curve(
      to: end, control1: CGPoint(x: 6, y: 5), control2: CGPoint(x: 8, y: 8))
    #expect(path.elements.last == expected)
  }

  @Test func numbersMayTouch() throws {
    let dense = try PathDataReader.path("M.5.5L-1e1 1-2.5.25")
    #expect(try dense == PathDataReader.path("M .5, .5 L -10 1 L -2.5 .25"))
  }

  @Test func arcFlagsMayTouch() throws {
    let dense = try PathDataReader.path("M8 4a.5.5 0 01.5.5")
    #expect(try dense == PathDataReader.path("M8 4a.5 .5 0 0 1 .5 .5"))
  }

  @Test func pairsAfterAMoveAreLines() throws {
    #expect(try PathDataReader.path("m1 1 1 1") == PathDataReader.path("M1 1L2 2"))
  }

  @Test func drawingAfterACloseStartsAtTheClosedPart() throws {
    let path = try PathDataReader.path("M1 1h2v2zl5 5")
    let expected = [
      Path.Element.closeSubpath, .move(to: CGPoint(x: 1, y: 1)), .line(to: CGPoint(x: 6, y: 6)),
    ]
    #expect(Array(path.elements.suffix(3)) == expected)
  }

  @Test(arguments: ["L1 1", "M1", "M1 1L", "M1 1X2 2", "12", "M0 0A1 1 0 2 0 1 1", "M0 0Z5"])
  func damagedDataThrows(data: String) {
    #expect(throws: PathDataReader.Failure.self) { try PathDataReader.path(data) }
  }

  @Test func shapesAreForOurOwnDrawingsOnly() throws {
    let circle = try PathDataReader.path("O5 5 2", allowsShapes: true)
    #expect(circle.boundingRect == CGRect(x: 3, y: 3, width: 4, height: 4))
    let rect = try PathDataReader.path("R1 2 6 4 9", allowsShapes: true)
    #expect(rect.boundingRect == CGRect(x: 1, y: 2, width: 6, height: 4))
    #expect(throws: PathDataReader.Failure.self) { try PathDataReader.path("O5 5 2") }
  }
}

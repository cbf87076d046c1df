import HangaDrawing
import SwiftUI
import Testing

/// A triangle in the lower left half, to tell left from right.
private struct Wedge: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: rect.height))
    path.addLine(to: CGPoint(x: rect.width / 2, y: rect.height))
    path.closeSubpath()
    return path
  }
}

@MainActor
struct ShapeTests {
  @Test func shapeWithoutFillTakesTheForeground() throws {
    #expect(try Drawn(Rectangle()).text == "fill rect 0,0 100×40 #000000")
    #expect(
      try Drawn(Rectangle().foregroundColor(.white)).text == "fill rect 0,0 100×40 #FFFFFF")
  }

  @Test func ownFillWinsOverTheForeground() throws {
    let drawn = try Drawn(Ellipse().fill(.black).foregroundStyle(.red))
    #expect(drawn.text == "fill ellipse 0,0 100×40 #000000")
  }

  @Test func circleIsASquareInTheMiddle() throws {
    let drawn = try Drawn(Circle().fill(.black).background(Color.white))
    #expect(
      drawn.text == """
        fill rect 30,0 40×40 #FFFFFF
        fill ellipse 30,0 40×40 #000000
        """)
  }

  @Test func circleOffersTenPointsWhereNothingIsProposed() throws {
    #expect(
      try Drawn(Circle().fixedSize()).text
        == "fill ellipse \((100 - 10) / 2),\((40 - 10) / 2) 10×10 #000000")
  }

  @Test func cornersAreLimitedToHalfTheShorterSide() throws {
    #expect(
      try Drawn(RoundedRectangle(cornerRadius: 50)).text == "fill rounded 0,0 100×40 r 20 #000000")
    #expect(try Drawn(Capsule()).text == "fill rounded 0,0 100×40 r 20 #000000")
    #expect(try Drawn(RoundedRectangle(cornerRadius: 0)).text == "fill rect 0,0 100×40 #000000")
  }

  @Test func roundedCornersAreContinuousUnlessSaidOtherwise() throws {
    #expect(
      try Drawn(RoundedRectangle(cornerRadius: 8, style: .circular)).text
        == "fill rounded 0,0 100×40 r 8 circular #000000")
  }

  /// facts/text-and-colour.md §4: the inset comes off the radius too.
  @Test func borderLineRunsInsideWithASmallerRadius() throws {
    let drawn = try Drawn(RoundedRectangle(cornerRadius: 10).strokeBorder(.black, lineWidth: 4))
    #expect(drawn.text == "stroke rounded 2,2 96×36 r \(10 - 4 / 2) #000000 width 4")
  }

  @Test func strokeRunsAlongTheEdge() throws {
    let drawn = try Drawn(
      Rectangle().stroke(.black, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4, 2])))
    #expect(drawn.text == "stroke rect 0,0 100×40 #000000 width 3 cap round dash [4 2]")
  }

  @Test func chainedFillsAndLinesLieOverEachOther() throws {
    let drawn = try Drawn(Circle().stroke(.black, lineWidth: 2).fill(.white).stroke(.black))
    #expect(
      drawn.text == """
        stroke ellipse 30,0 40×40 #000000 width 2
        fill ellipse 30,0 40×40 #FFFFFF
        stroke ellipse 30,0 40×40 #000000 width 1
        """)
  }

  @Test func shapesArePathsOnlyWhereTheyMustBe() throws {
    let moved = try Drawn(Circle().offset(x: 5, y: 1).fill(.black))
    #expect(moved.text == "fill ellipse 35,1 40×40 #000000")
    let half = try Drawn(Rectangle().scale(0.5).fill(.black))
    #expect(half.text == "fill path 25,10 50×20 5 steps #000000")
    let turned = try Drawn(Rectangle().rotation(.degrees(90)).fill(.black))
    #expect(turned.text == "fill path 30,-30 40×100 5 steps #000000")
  }

  @Test func trimKeepsTheFirstPartOfTheOutline() throws {
    // The first half of 100 + 40 + 100 + 40 points: the upper edge and the right one.
    let drawn = try Drawn(Rectangle().trim(from: 0, to: 0.5).stroke(.black))
    #expect(drawn.text == "stroke path 0,0 100×40 3 steps #000000 width 1")
  }

  @Test func fixedSizeOfAShapeStaysAtTheCorner() throws {
    let drawn = try Drawn(Rectangle().size(width: 10, height: 5).fill(.black))
    #expect(drawn.text == "fill path 0,0 10×5 5 steps #000000")
  }

  @Test func pathsStayWhereTheirPointsAre() throws {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    let drawn = try Drawn(path.fill(.black).frame(width: 50, height: 20))
    #expect(drawn.text == "fill path 26,12 3×4 5 steps #000000")
  }

  @Test func userShapesAreMirroredFromRightToLeft() throws {
    #expect(
      try Drawn(Wedge()).text == "fill path 0,0 50×40 4 steps #000000")
    #expect(
      try Drawn(Wedge(), direction: .rightToLeft).text == "fill path 50,0 50×40 4 steps #000000")
  }

  @Test func pathsAreNotMirrored() throws {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 40))
    #expect(
      try Drawn(path, direction: .rightToLeft).text == "fill path 0,0 10×40 5 steps #000000")
  }

  @Test func overlargeInsetsLeaveNothingInTheMiddle() throws {
    let drawn = try Drawn(Rectangle().inset(by: 30).fill(.black))
    #expect(drawn.text == "fill rect 30,20 40×0 #000000")
  }

  @Test func containerRelativeShapeRunsParallelToItsContainer() throws {
    let view = ContainerRelativeShape().fill(.black).padding(4)
      .background(.white, in: RoundedRectangle(cornerRadius: 12))
    #expect(
      try Drawn(view).text == """
        fill rounded 0,0 100×40 r 12 #FFFFFF
        fill rounded 4,4 92×32 r \(12 - 4) #000000
        """)
  }

  @Test func containerRelativeShapeIsARectangleElsewhere() throws {
    #expect(try Drawn(ContainerRelativeShape()).text == "fill rect 0,0 100×40 #000000")
  }

  @Test func hiddenTypesDrawTheSame() throws {
    #expect(
      try Drawn(AnyShape(Circle()).fill(AnyShapeStyle(.black))).text
        == "fill ellipse 30,0 40×40 #000000")
  }

  @Test func unevenCornersFollowTheReadingDirection() throws {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 20)
    // A corner of 20 points leaves its own place free and no other.
    func covers(_ point: CGPoint, _ direction: LayoutDirection) throws -> Bool {
      let drawn = try Drawn(shape, direction: direction)
      guard case .fill(.path(let path), _, _) = drawn.items[0] else { return false }
      return path.contains(point)
    }
    #expect(try !covers(CGPoint(x: 1, y: 1), .leftToRight))
    #expect(try covers(CGPoint(x: 99, y: 1), .leftToRight))
    #expect(try covers(CGPoint(x: 1, y: 1), .rightToLeft))
    #expect(try !covers(CGPoint(x: 99, y: 1), .rightToLeft))
  }

  @Test func dumpsNameShapesOnce() throws {
    #expect(try Drawn(Circle()).names == ["Circle"])
    #expect(try Drawn(Circle().fill(.red)).names == ["Circle"])
    #expect(try Drawn(Circle().trim(to: 0.5).stroke(.red)).names == ["Circle"])
  }
}

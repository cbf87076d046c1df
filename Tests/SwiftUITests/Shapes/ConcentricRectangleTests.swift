import SwiftUI
import Testing

@MainActor
struct ConcentricRectangleTests {
  private func inside<S: Shape>(_ shape: S, by inset: CGFloat, of radius: CGFloat) -> some View {
    shape.fill(.black).padding(inset)
      .background(.white, in: RoundedRectangle(cornerRadius: radius))
  }

  /// Corners with one centre: the radius loses the distance between the sides.
  @Test func cornersLoseTheDistanceFromTheContainer() throws {
    #expect(
      try Drawn(inside(ConcentricRectangle(), by: 4, of: 12)).text == """
        fill rounded 0,0 100×40 r 12 #FFFFFF
        fill rounded 4,4 92×32 r \(12 - 4) #000000
        """)
  }

  @Test func theLeastRadiusHoldsWhereTheContainersIsUsedUp() throws {
    let shape = ConcentricRectangle(corners: .concentric(minimum: 6), isUniform: true)
    #expect(
      try Drawn(inside(shape, by: 10, of: 12)).text == """
        fill rounded 0,0 100×40 r 12 #FFFFFF
        fill rounded 10,10 80×20 r 6 #000000
        """)
  }

  @Test func cornersAreSquareWithoutAContainer() throws {
    #expect(try Drawn(ConcentricRectangle()).text == "fill rect 0,0 100×40 #000000")
    #expect(
      try Drawn(ConcentricRectangle(corners: 7)).text == "fill rounded 0,0 100×40 r 7 #000000")
  }

  /// Of a bar at the top only the upper corners are near corners of the container.
  @Test func cornersFarFromTheContainersAreSquare() throws {
    let view = VStack(spacing: 0) {
      ConcentricRectangle().fill(.black).frame(height: 20)
      Color.clear
    }
    .background(.white, in: RoundedRectangle(cornerRadius: 12))
    let drawn = try Drawn(view)
    guard case .fill(.path(let path), _, _) = drawn.items.last else {
      Issue.record("the corners are alike: \(drawn.text)")
      return
    }
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 19)) && path.contains(CGPoint(x: 99, y: 19)))
  }
}

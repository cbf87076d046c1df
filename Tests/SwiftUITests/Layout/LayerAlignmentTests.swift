import Foundation
import SwiftUI
import Testing

/// Where overlays and backgrounds lie: their lines on those of the view they belong to.
@MainActor
struct LayerAlignmentTests {
  private var line: some View { Color.red.frame(height: 2).named("line") }

  @Test func aLayerStandsOnTheBaselineOfItsText() throws {
    let laid = try Laid(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a\nb").named("text").overlay(alignment: .leadingFirstTextBaseline) { line }
        Color.blue.frame(width: 10, height: 4).named("block")
      })
    // What has no text stands on the line with its bottom edge, in the row as in the layer.
    #expect(laid["line"].maxY == laid["block"].maxY)
    #expect(laid["line"].maxY < laid["text"].maxY)
  }

  @Test func theLastLineIsAnother() throws {
    func view(_ alignment: Alignment) -> some View {
      Text("a\nb").background(alignment: alignment) { line }
    }
    let first = try Laid(view(.leadingFirstTextBaseline))
    let last = try Laid(view(.leadingLastTextBaseline))
    #expect(first["line"].maxY < last["line"].maxY)
  }

  @Test func linesThatAViewStatesItselfMoveItsLayers() throws {
    let laid = try Laid(
      Color.blue.frame(width: 100, height: 40).named("box")
        .alignmentGuide(.trailing) { $0[.trailing] - 10 }
        .overlay(alignment: .topTrailing) { Color.red.frame(width: 20, height: 20).named("mark") })
    #expect(laid["mark"].maxX == laid["box"].maxX - 10)
    #expect(laid["mark"].minY == laid["box"].minY)
  }
}

import Foundation
import SwiftUI
import Testing

private enum Axle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
extension HorizontalAlignment {
  fileprivate static let axle = HorizontalAlignment(Axle.self)
}

/// Alignment lines in stacks, layers and frames (facts/layout.md §6).
@MainActor
struct GuideKindTests {
  private let canvas = CGSize(width: 400, height: 400)

  @Test func aViewsOwnLeadingLineMovesItAndWidensTheColumn() throws {
    let column = VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 40, height: 10).named("a")
      Color.green.frame(width: 60, height: 10)
        .alignmentGuide(.leading) { $0.width / 2 }.named("b")
    }
    // From 30 before the line to 40 behind it.
    let laid = try Laid(column.named("column"), in: canvas)
    let start = CGFloat(400 - 70) / 2
    #expect(laid["column"].width == CGFloat(30 + 40))
    #expect(laid["a"].minX == start + 30)
    #expect(laid["b"].minX == start)
  }

  @Test func shapesStandOnTheBaselineOfTexts() throws {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("m").named("text")
      Color.red.frame(width: 10, height: 30).named("bar")
    }
    // Body at one pixel a point: 21 high, the baseline 16.19 down, on the nearest pixel.
    let laid = try Laid(row.named("row"), in: canvas)
    #expect(laid["row"].height == CGFloat(30 + (21 - 16)))
    #expect(laid["bar"].minY == laid["row"].minY)
    #expect(laid["text"].minY == laid["row"].minY + CGFloat(30 - 16))
  }

  @Test func aLayersOwnLineMovesItAlone() throws {
    let layers = ZStack(alignment: .bottomTrailing) {
      Color.red.frame(width: 100, height: 100)
      Color.green.frame(width: 20, height: 20)
        .alignmentGuide(.bottom) { $0[.bottom] - 10 }.named("tag")
    }
    // The tag's line is 10 above its bottom, so that it reaches 10 below the other's; the stack
    // covers both, as clouds of tags made of guides need.
    let laid = try Laid(layers.named("layers"), in: canvas)
    #expect(laid["layers"] == rect(150, 145, 100, 110))
    #expect(laid["tag"] == rect(150 + 80, 145 + 90, 20, 20))
  }

  @Test func ownLinesOfARowAreTheirMeanOutside() throws {
    let column = VStack(alignment: .axle, spacing: 0) {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10).alignmentGuide(.axle) { _ in 5 }
        Color.green.frame(width: 20, height: 10).alignmentGuide(.axle) { _ in 15 }
      }.named("row")
      Color.blue.frame(width: 100, height: 10).named("bar")
    }
    let laid = try Laid(column.named("column"), in: canvas)
    let mean = CGFloat(5 + (20 + 15)) / 2
    #expect(laid["column"].width == mean + 100)
    #expect(laid["row"].minX == laid["column"].minX)
    #expect(laid["bar"].minX == laid["column"].minX + mean)
  }

  @Test func aFrameEndsTheLeadingLineOfWhatIsInside() throws {
    let column = VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in 10 }.named("inner")
        .frame(width: 50).named("frame")
      Color.green.frame(width: 50, height: 10).named("bar")
    }
    let laid = try Laid(column, in: canvas)
    #expect(laid["frame"].minX == laid["bar"].minX)
    #expect(laid["inner"].minX == laid["frame"].minX + CGFloat(50 - 20) / 2)
  }

  @Test func customLinesPassThroughPaddingAndFrames() throws {
    let column = VStack(alignment: .axle, spacing: 0) {
      Color.red.frame(width: 20, height: 10).alignmentGuide(.axle) { _ in 4 }
        .padding(.leading, 6).frame(width: 40, alignment: .trailing).named("box")
      Color.green.frame(width: 10, height: 10).named("bar")
    }
    // 4 into the view, 6 of padding, 40 − 26 of the frame.
    let laid = try Laid(column, in: canvas)
    #expect(laid["bar"].minX == laid["box"].minX + CGFloat(4 + 6 + (40 - 26)))
  }

  @Test func lastBaselineIsTheLowestTexts() throws {
    let row = HStack(alignment: .lastTextBaseline, spacing: 0) {
      VStack(spacing: 0) {
        Text("a")
        Text("b")
      }.named("two")
      Text("c").named("one")
    }
    let laid = try Laid(row, in: canvas)
    #expect(laid["one"].maxY == laid["two"].maxY)
  }

  @Test func overlaysAreLaidByLinesOfTheBox() throws {
    let view = Color.red.frame(width: 20, height: 20)
      .overlay(alignment: .topTrailing) {
        Color.green.frame(width: 30, height: 10).named("over")
      }
      .background(alignment: .bottom) {
        Color.blue.frame(width: 10, height: 40).named("under")
      }
      .named("box")
    let laid = try Laid(view, in: canvas)
    #expect(laid["box"] == rect(190, 190, 20, 20))
    #expect(laid["over"] == rect(190 + 20 - 30, 190, 30, 10))
    #expect(laid["under"] == rect(195, 190 + 20 - 40, 10, 40))
  }

  @Test func layersOfHigherPriorityAloneDecideTheSize() throws {
    let layers = ZStack {
      Color.red.frame(width: 100, height: 100).named("large")
      Color.green.frame(width: 200, height: 20).layoutPriority(1).named("ruling")
    }
    let laid = try Laid(layers.named("layers"), in: canvas)
    #expect(laid["layers"] == rect(100, 190, 200, 20))
    #expect(
      laid["large"] == rect(100 + CGFloat(200 - 100) / 2, 190 + CGFloat(20 - 100) / 2, 100, 100))
  }

  @Test func everyCornerOfLayersHasItsPlace() throws {
    let corners: [(Alignment, CGFloat, CGFloat)] = [
      (.topLeading, 0, 0), (.top, 35, 0), (.topTrailing, 70, 0), (.leading, 0, 20),
      (.center, 35, 20), (.trailing, 70, 20), (.bottomLeading, 0, 40), (.bottom, 35, 40),
      (.bottomTrailing, 70, 40),
    ]
    for (alignment, x, y) in corners {
      let layers = ZStack(alignment: alignment) {
        Color.red.frame(width: 100, height: 60)
        Color.green.frame(width: 30, height: 20).named("dot")
      }
      let laid = try Laid(layers, in: CGSize(width: 100, height: 60))
      #expect(laid["dot"] == rect(x, y, 30, 20), "\(alignment)")
    }
  }
}

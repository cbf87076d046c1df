import Foundation
import SwiftUI
import Testing

/// Rows and columns like those of the measured pictures 22, 23 and 99, with other numbers; each
/// expectation follows from facts/layout.md §2.
@MainActor
struct PriorityKindTests {
  @Test func theHigherPriorityLeavesOthersTheirLeast() throws {
    // 300 less two gaps of 10 and the least of both others, 20 and 30.
    let row = HStack(spacing: 10) {
      Color.red.frame(minWidth: 20).named("a")
      Color.green.layoutPriority(1).named("b")
      Color.blue.frame(minWidth: 30).named("c")
    }
    let laid = try Laid(row, in: CGSize(width: 300, height: 40))
    let middle = CGFloat(300 - 2 * 10 - 20 - 30)
    #expect(laid["a"] == rect(0, 0, 20, 40))
    #expect(laid["b"] == rect(30, 0, middle, 40))
    #expect(laid["c"] == rect(30 + middle + 10, 0, 30, 40))
  }

  @Test func threePrioritiesAreServedOneAfterAnother() throws {
    let row = HStack(spacing: 0) {
      Color.red.frame(maxWidth: 50).layoutPriority(2).named("first")
      Color.green.layoutPriority(1).named("second")
      Color.blue.frame(minWidth: 40).named("third")
    }
    let laid = try Laid(row, in: CGSize(width: 200, height: 20))
    #expect(laid["first"].width == 50)
    #expect(laid["second"].width == CGFloat(200 - 50 - 40))
    #expect(laid["third"].width == 40)
  }

  @Test func aPriorityBelowZeroTakesWhatIsLeft() throws {
    let row = HStack(spacing: 0) {
      Color.red.layoutPriority(-1).named("last")
      Color.green.frame(maxWidth: 70).named("first")
    }
    let laid = try Laid(row, in: CGSize(width: 100, height: 20))
    #expect(laid["first"].width == 70)
    #expect(laid["last"].width == CGFloat(100 - 70))
  }

  @Test func priorityInsideAStackDoesNotReachOutside() throws {
    let row = HStack(spacing: 0) {
      HStack(spacing: 0) { Color.red.layoutPriority(5) }.named("inside")
      Color.green.named("beside")
    }
    let laid = try Laid(row, in: CGSize(width: 100, height: 20))
    #expect(laid["inside"].width == 50)
    #expect(laid["beside"].width == 50)
  }

  @Test func rigidColumnInARowIsCentredAndTheRestFlows() throws {
    let row = HStack(spacing: 0) {
      VStack(spacing: 4) {
        Color.red.frame(width: 40, height: 10).named("narrow")
        Color.green.frame(width: 60, height: 10).named("wide")
      }
      Color.blue.named("rest")
    }
    let laid = try Laid(row, in: CGSize(width: 200, height: 100))
    let top = CGFloat(100 - (10 + 4 + 10)) / 2
    #expect(laid["narrow"] == rect(CGFloat(60 - 40) / 2, top, 40, 10))
    #expect(laid["wide"] == rect(0, top + 14, 60, 10))
    #expect(laid["rest"] == rect(60, 0, CGFloat(200 - 60), 100))
  }

  @Test func fixedTextOverflowsItsRowEvenly() throws {
    // Twenty characters of half an em at 10 pt.
    let row = HStack(spacing: 8) {
      Text(String(repeating: "m", count: 20)).font(.system(size: 10)).fixedSize().named("text")
      Color.red.frame(width: 50, height: 10).named("box")
    }
    let laid = try Laid(row, in: CGSize(width: 80, height: 40))
    let start = CGFloat(80 - (100 + 8 + 50)) / 2
    #expect(laid["text"].minX == start)
    #expect(laid["text"].width == 100)
    #expect(laid["box"].minX == start + 108)
  }

  @Test func aWishBetweenBoundsIsServedBeforeAnEndlessOne() throws {
    // Flexibility 60, 90 and endless: 300 / 3 → 80, 220 / 2 → 100, the rest.
    let row = HStack(spacing: 0) {
      Color.red.named("endless")
      Color.green.frame(minWidth: 10, maxWidth: 100).named("ninety")
      Color.blue.frame(minWidth: 20, maxWidth: 80).named("sixty")
    }
    let laid = try Laid(row, in: CGSize(width: 300, height: 10))
    #expect(laid["sixty"].width == 80)
    #expect(laid["ninety"].width == 100)
    #expect(laid["endless"].width == CGFloat(300 - 80 - 100))
  }

  @Test func spacersBetweenRigidViewsShareAndExplicitGapsStay() throws {
    let row = HStack(spacing: 10) {
      Color.red.frame(width: 20).named("a")
      Spacer()
      Color.green.frame(width: 20).named("b")
      Spacer(minLength: 0)
      Color.blue.frame(width: 20).named("c")
    }
    // Four gaps of 10 count beside the spacers too.
    let laid = try Laid(row, in: CGSize(width: 200, height: 10))
    let each = CGFloat(200 - 4 * 10 - 3 * 20) / 2
    #expect(laid["b"].minX == 20 + 10 + each + 10)
    #expect(laid["c"].minX == CGFloat(200 - 20))
  }

  @Test func aSpacerKeepsItsLeastWhereThereIsNoRoom() throws {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 20).named("a")
      Spacer()
      Color.green.frame(width: 20).named("b")
    }
    let laid = try Laid(row, in: CGSize(width: 30, height: 10))
    let start = CGFloat(30 - (20 + 8 + 20)) / 2
    #expect(laid["a"].minX == start)
    #expect(laid["b"].minX == start + 28)
  }

  @Test func aSpacerOutsideStacksTakesBothAxesButHasNoSayBesideOthers() throws {
    let canvas = CGSize(width: 90, height: 70)
    let alone = try Laid(ZStack { Spacer() }.named("layers"), in: canvas)
    #expect(alone["layers"] == rect(0, 0, 90, 70))
    // Its priority is the lowest, and only layers of the highest decide the size.
    let beside = ZStack {
      Spacer()
      Color.red.frame(width: 10, height: 10)
    }
    #expect(try Laid(beside.named("layers"), in: canvas)["layers"] == rect(40, 30, 10, 10))
  }

  @Test func aRowOfATextAndASpacerKeepsATextsDistance() throws {
    // Two pixels between body texts at 3×: leading 1.713 rounded up (facts/layout.md §3.2).
    let column = VStack {
      HStack {
        Text("a").named("upper")
        Spacer()
      }
      Text("b").named("lower")
    }
    let laid = try Laid(column, scale: 3)
    #expect(abs(laid["lower"].minY - laid["upper"].maxY - 2) < 0.001)
  }

  @Test func aRowOfAShapeAndASpacerKeepsAShapesDistance() throws {
    let column = VStack {
      HStack {
        Color.red.frame(width: 10, height: 10).named("upper")
        Spacer()
      }
      Color.green.frame(width: 10, height: 10).named("lower")
    }
    let laid = try Laid(column)
    #expect(laid["lower"].minY - laid["upper"].maxY == 8)
  }
}

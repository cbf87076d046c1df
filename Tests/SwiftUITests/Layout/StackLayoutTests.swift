import Foundation
import SwiftUI
import Testing

@MainActor
struct StackLayoutTests {
  /// facts/layout.md §2.1, worked example: fixed 80, at most 50, flexible, in 300.
  @Test func leastFlexibleIsServedFirst() throws {
    let laid = try Laid(
      HStack(spacing: 0) {
        Color.red.named("a")
        Color.red.frame(width: 80).named("b")
        Color.red.frame(minWidth: 0, maxWidth: 50).named("c")
      }, in: CGSize(width: 300, height: 10))
    #expect(laid["b"].width == 80)
    #expect(laid["c"].width == 50)
    #expect(laid["a"].width == CGFloat(300 - 80 - 50))
  }

  /// facts/layout.md, worked example 1 (case 22): Spacers keep their 8 beside flexible views.
  @Test func spacersKeepTheirMinimumBesideFlexibleViews() throws {
    let laid = try Laid(
      VStack(alignment: .leading) {
        Color.red.frame(width: 64, height: 64).named("top")
        Spacer()
        Color.red.frame(width: 64).named("middle")
        Spacer()
        Color.red.frame(width: 64, height: 64).named("bottom")
      }.frame(maxWidth: .infinity, maxHeight: .infinity), in: CGSize(width: 64, height: 900),
      scale: 3)
    #expect(laid["top"] == rect(0, 0, 64, 64))
    #expect(laid["middle"] == rect(0, 72, 64, 900 - 2 * 64 - 2 * 8))
    #expect(laid["bottom"] == rect(0, 836, 64, 64))
  }

  /// facts/layout.md, worked example 1: three Spacers in a row count one by one.
  @Test func adjacentSpacersCountOneByOne() throws {
    let laid = try Laid(
      VStack {
        Color.red.named("a")
        Spacer()
        Spacer()
        Spacer()
        Color.red.named("b")
      }, in: CGSize(width: 64, height: 900))
    #expect(laid["a"].height == CGFloat((900 - 3 * 8) / 2))
    #expect(laid["b"].minY == CGFloat(438 + 3 * 8))
  }

  /// facts/layout.md, worked example 1: three equal columns with the default distance of 8.
  @Test func equalColumnsShareTheRest() throws {
    let column = Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)
    let laid = try Laid(
      HStack {
        column.named("a")
        column.named("b")
        column.named("c")
      }, in: CGSize(width: 398, height: 10), scale: 3)
    let width = CGFloat(398 - 2 * 8) / 3
    #expect(abs(laid["a"].width - width) < 0.001)
    #expect(abs(laid["b"].minX - (width + 8)) < 0.001)
    #expect(abs(laid["c"].minX - 2 * (width + 8)) < 0.001)
  }

  /// facts/layout.md, worked example 2 (case 99): priorities, and the final size proposed again.
  @Test func priorityGoesFirstAndTheFrameProposesItsFinalSize() throws {
    let laid = try Laid(
      HStack(spacing: 16) {
        Color.red.frame(width: 40, height: 1).frame(minWidth: 40).named("left")
        Color.red.frame(width: 106.67, height: 22).layoutPriority(2).named("label")
        Color.red.frame(height: 1).frame(minWidth: 40).named("right")
      }
      .frame(minWidth: 320, minHeight: 50)
      .padding(10)
      .fixedSize(), in: CGSize(width: 340, height: 70), scale: 3)
    #expect(laid["left"] == rect(10, 34.5, 40, 1))
    #expect(laid["label"] == rect(66, 24, 106.67, 22))
    #expect(abs(laid["right"].minX - 188.67) < 0.001)
    #expect(abs(laid["right"].width - (320 - 40 - 106.67 - 2 * 16)) < 0.001)
  }

  /// groundtruth/measurements.md §3 [asserted]: minimum 85, and 122.5 high when given 85.
  @Test func lessFlexibleIsOfferedHalfFirst() throws {
    let stack = VStack(spacing: 0) {
      Color.red.frame(minHeight: 5, maxHeight: 100).named("a")
      Color.red.frame(minHeight: 80).named("b")
    }
    let laid = try Laid(stack.named("all"), in: CGSize(width: 10, height: 85))
    #expect(laid["all"].height == CGFloat(85) / 2 + 80)
    #expect(laid["a"].height == 42.5)
    #expect(laid["b"].height == 80)
  }

  /// facts/layout.md, worked example 10: colours keep their places in a stack that overflows.
  @Test func stackOverflowsEvenlyAtBothEnds() throws {
    let laid = try Laid(
      VStack {
        Spacer()
        Color.red.frame(height: 2).named("a")
        Spacer()
        Color.red.frame(height: 2).named("b")
        Spacer()
      }, in: CGSize(width: 12, height: 12))
    #expect(laid["a"].minY == CGFloat(12 - 28) / 2 + 8)
    #expect(laid["b"].minY == CGFloat(12 - 28) / 2 + 18)
  }

  /// facts/layout.md, worked example 7 (case 174): a Group at the root is one column.
  @Test func groupAtTheRootIsAColumnInsideItsModifiers() throws {
    let laid = try Laid(
      Group {
        Color.red.named("a")
        Color.blue.named("b")
      }
      .fixedSize()
      .frame(width: 30, height: 20), in: CGSize(width: 30, height: 20))
    #expect(laid["a"] == rect(10, -4, 10, 10))
    #expect(laid["b"] == rect(10, 14, 10, 10))
  }

  @Test func emptyStackTakesNoRoomAndNoDistance() throws {
    let laid = try Laid(
      VStack {
        Color.red.frame(height: 10).named("a")
        VStack {}
        Color.red.frame(height: 10).named("b")
      }.named("all"))
    #expect(laid["all"].height == 20)
  }

  @Test func rightToLeftMirrorsTheOrder() throws {
    let laid = try Laid(
      HStack(spacing: 5) {
        Color.red.frame(width: 20, height: 10).named("a")
        Color.red.frame(width: 30, height: 10).named("b")
      }.frame(width: 100, alignment: .leading), in: CGSize(width: 100, height: 10),
      direction: .rightToLeft)
    #expect(laid["a"] == rect(80, 0, 20, 10))
    #expect(laid["b"] == rect(45, 0, 30, 10))
  }

  /// facts/layout.md §2.1 step 4: the line itself belongs to the stack.
  @Test func customGuideKeepsTheLineInside() throws {
    let laid = try Laid(
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in -15 }.named("a")
      }.named("all"))
    #expect(laid["all"].width == CGFloat(15 + 10))
  }

  /// A cloud of words is made so: guides move each one, and the stack is as large as what they cover.
  @Test func layersThatGuidesMoveApartAreAllCovered() throws {
    let laid = try Laid(
      ZStack(alignment: .topLeading) {
        ForEach(0..<3) { place in
          Color.red.frame(width: 40, height: 30)
            .alignmentGuide(.leading) { _ in CGFloat(-50 * place) }
            .alignmentGuide(.top) { _ in CGFloat(-20 * place) }
        }
      }.named("stack"), in: CGSize(width: 300, height: 300))
    #expect(laid["stack"].size == CGSize(width: 2 * 50 + 40, height: 2 * 20 + 30))
  }

  @Test func layersOnTheirOwnLinesAreAsLargeAsTheLargest() throws {
    let laid = try Laid(
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(width: 40, height: 30)
        Color.red.frame(width: 20, height: 50)
      }.named("stack"), in: CGSize(width: 300, height: 300))
    #expect(laid["stack"].size == CGSize(width: 40, height: 50))
  }
}

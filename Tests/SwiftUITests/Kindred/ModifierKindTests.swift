import Foundation
import SwiftUI
import Testing

/// Modifiers of one view, alone and in rows (facts/layout.md §5, §7).
@MainActor
struct ModifierKindTests {
  private let hundred = CGSize(width: 100, height: 100)

  @Test func ratioFitsInsideOrCovers() throws {
    let fit = try Laid(Color.red.aspectRatio(2, contentMode: .fit).named("v"), in: hundred)
    #expect(fit["v"] == rect(0, 25, 100, 50))
    let fill = try Laid(
      Color.red.aspectRatio(2, contentMode: .fill).named("v")
        .frame(width: 100, height: 100).named("box"), in: CGSize(width: 300, height: 300))
    #expect(fill["box"] == rect(100, 100, 100, 100))
    #expect(fill["v"] == rect(50, 100, 200, 100))
  }

  @Test func ratioWithoutNumberIsTheViewsOwn() throws {
    let shape = try Laid(Circle().aspectRatio(contentMode: .fit).named("v"), in: hundred)
    #expect(shape["v"] == rect(0, 0, 100, 100))
    let rigid = Color.red.frame(width: 40, height: 20)
    let laid = try Laid(rigid.aspectRatio(contentMode: .fit).named("v"), in: hundred)
    #expect(laid["v"] == rect(30, 40, 40, 20))
  }

  @Test func fixedSizeOfOneAxisLeavesTheOther() throws {
    let laid = try Laid(
      Color.red.fixedSize(horizontal: true, vertical: false).named("v"), in: hundred)
    #expect(laid["v"] == rect(45, 0, 10, 100))
  }

  @Test func fixedSizeGivesTextItsOneLine() throws {
    // 30 characters of 5 pt in 100 pt.
    let text = Text(String(repeating: "m", count: 30)).font(.system(size: 10))
    let laid = try Laid(text.fixedSize().named("v"), in: hundred)
    #expect(laid["v"].width == CGFloat(30 * 5))
    #expect(laid["v"].minX == CGFloat(100 - 150) / 2)
    #expect(laid["v"].height == 12)
  }

  @Test func offsetMovesNothingElse() throws {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20).offset(x: 30, y: -5).named("moved")
      Color.green.frame(width: 20, height: 20).named("beside")
    }
    let laid = try Laid(row, in: CGSize(width: 40, height: 20))
    #expect(laid["beside"] == rect(20, 0, 20, 20))
  }

  @Test func positionTakesWhatItIsOffered() throws {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20).named("dot").position(x: 10, y: 40).named("room")
      Color.green.frame(width: 30).named("beside")
    }
    let laid = try Laid(row, in: CGSize(width: 100, height: 50))
    #expect(laid["dot"] == rect(0, 30, 20, 20))
    #expect(laid["beside"] == rect(70, 0, 30, 50))
  }

  @Test func paddingsAddUpAndMayBeNegative() throws {
    let grown = Color.red.frame(width: 50, height: 50).named("v").padding(8).padding(.top, 4)
    let laid = try Laid(grown.named("box"), in: hundred)
    #expect(laid["box"] == rect(17, 15, 66, 70))
    #expect(laid["v"] == rect(25, 27, 50, 50))
    let shrunk = Color.red.frame(width: 50, height: 50).named("v").padding(-10)
    let less = try Laid(shrunk.named("box"), in: hundred)
    #expect(less["box"] == rect(35, 35, 30, 30))
    #expect(less["v"] == rect(25, 25, 50, 50))
  }

  @Test func paddingLargerThanTheRoomLeavesNothing() throws {
    let laid = try Laid(
      Color.red.named("v").padding(20).named("box"), in: CGSize(width: 10, height: 90))
    #expect(laid["box"] == rect(-15, 0, 40, 90))
    #expect(laid["v"] == rect(5, 20, 0, 50))
  }

  @Test func paddingIsMirroredFromRightToLeft() throws {
    let view = Color.red.frame(width: 10, height: 10).named("v")
      .padding(EdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 40))
    let laid = try Laid(
      view, in: CGSize(width: 70, height: 14), direction: .rightToLeft)
    #expect(laid["v"] == rect(40, 1, 10, 10))
  }

  @Test func defaultPaddingIsSixteenOnTheChosenEdges() throws {
    let laid = try Laid(
      Color.red.frame(width: 10, height: 10).padding(.horizontal).named("box"), in: hundred)
    #expect(laid["box"].size == CGSize(width: 10 + 2 * 16, height: 10))
  }

  @Test func flexibleFrameAroundARigidView() throws {
    let laid = try Laid(
      Color.red.frame(width: 30, height: 10).named("v")
        .frame(minWidth: 50, maxWidth: 80, minHeight: 20, alignment: .bottomTrailing).named("box"),
      in: hundred)
    // The width is the proposal between the bounds; the height the child's, at least 20.
    #expect(laid["box"] == rect(10, 40, 80, 20))
    #expect(laid["v"] == rect(10 + 80 - 30, 50, 30, 10))
  }

  @Test func idealLengthsCountWhereNoneIsOffered() throws {
    let view = Color.red.frame(minWidth: 20, idealWidth: 40, maxWidth: 90).named("v")
    let laid = try Laid(view.fixedSize(horizontal: true, vertical: false), in: hundred)
    #expect(laid["v"] == rect(30, 0, 40, 100))
  }

  @Test func hiddenViewsKeepTheirRoom() throws {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20).hidden()
      Color.green.frame(width: 20, height: 20).named("beside")
    }
    #expect(try Laid(row, in: CGSize(width: 40, height: 20))["beside"].minX == 20)
  }

  @Test func effectsKeepTheLayout() throws {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20).scaleEffect(3).rotationEffect(.degrees(30))
        .blur(radius: 4).shadow(radius: 5)
      Color.green.frame(width: 20, height: 20).named("beside")
    }
    #expect(try Laid(row, in: CGSize(width: 40, height: 20))["beside"] == rect(20, 0, 20, 20))
  }
}

import Foundation
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

/// What touches reach, by the type of the view at a point of a canvas of 400 by 400.
@MainActor
struct HitTestingTests {
  private func square(_ color: Color = .red, _ side: CGFloat = 100) -> some View {
    color.frame(width: side, height: side)
  }

  @Test func leavesAreReachedWhereTheyDraw() throws {
    // The square lies at 150…250.
    let touched = try Touched(square())
    #expect(touched.hit(150, 150) == "Color")
    #expect(touched.hit(249, 249) == "Color")
    #expect(touched.hit(149, 200) == nil)
    #expect(touched.hit(250, 200) == nil)
  }

  @Test func aClearColorASpacerAndGapsAreNot() throws {
    #expect(try Touched(square(.clear)).hit(200, 200) == nil)
    let row = HStack(spacing: 20) {
      square()
      Spacer()
      square()
    }
    let touched = try Touched(row)
    #expect(touched.hit(50, 200) == "Color")
    #expect(touched.hit(110, 200) == nil)
    #expect(touched.hit(200, 200) == nil)
  }

  @Test func aTranslucentColorIs() throws {
    #expect(try Touched(square(.red.opacity(0.01))).hit(200, 200) == "Color")
  }

  @Test func shapesAreReachedWithinTheirOutline() throws {
    // A circle of radius 50 around the middle: its corner 49 away in both directions is outside.
    let touched = try Touched(Circle().frame(width: 100, height: 100))
    #expect(touched.hit(200, 200) != nil)
    #expect(touched.hit(235, 235) != nil)
    #expect(touched.hit(237, 237) == nil)
  }

  @Test func strokesAreReachedAlongTheirLine() throws {
    let ring = Circle().stroke(.red, lineWidth: 10).frame(width: 100, height: 100)
    let touched = try Touched(ring)
    #expect(touched.hit(200, 200) == nil)
    #expect(touched.hit(246, 200) != nil)
    #expect(touched.hit(254, 200) != nil)
  }

  @Test func textsAreReachedInTheirWholeBox() throws {
    let touched = try Touched(Text("a a").named("text"))
    let box = touched["text"]
    #expect(touched.hit(box.midX, box.midY) == "Text")
    #expect(touched.hit(box.minX - 1, box.midY) == nil)
  }

  @Test func theFrontMostIsReachedFirst() throws {
    let stack = ZStack {
      square(.red, 200)
      Circle().frame(width: 100, height: 100)
    }
    let touched = try Touched(stack)
    #expect(touched.hit(200, 200) == "_ShapeView")
    #expect(touched.hit(110, 110) == "Color")
    let raised = ZStack {
      square(.red, 200).zIndex(1)
      Circle().frame(width: 100, height: 100)
    }
    #expect(try Touched(raised).hit(200, 200) == "Color")
  }

  @Test func aContentShapeCountsInsteadOfWhatIsDrawn() throws {
    let clear = Color.clear.frame(width: 100, height: 100).contentShape(Rectangle())
    #expect(try Touched(clear).hit(200, 200) != nil)
    let narrow = square().contentShape(Rectangle().size(width: 50, height: 100))
    let touched = try Touched(narrow)
    #expect(touched.hit(199, 200) == "Color")
    #expect(touched.hit(201, 200) == nil)
  }

  @Test func whatIsHiddenOrForbiddenIsNotReached() throws {
    #expect(try Touched(square().opacity(0)).hit(200, 200) == nil)
    #expect(try Touched(square().opacity(0.1)).hit(200, 200) != nil)
    #expect(try Touched(square().hidden()).hit(200, 200) == nil)
    #expect(try Touched(square().disabled(true)).hit(200, 200) == nil)
    #expect(try Touched(square().allowsHitTesting(false)).hit(200, 200) == nil)
    let nested = square().allowsHitTesting(true).allowsHitTesting(false)
    #expect(try Touched(nested).hit(200, 200) == nil)
  }

  @Test func touchesPassWhatForbidsThem() throws {
    let stack = ZStack {
      Circle().frame(width: 300, height: 300)
      square().allowsHitTesting(false)
    }
    #expect(try Touched(stack).hit(200, 200) == "_ShapeView")
  }

  @Test func clipsLimitWhatIsReached() throws {
    let clipped = square(.red, 300).frame(width: 100, height: 100).clipped()
    #expect(try Touched(clipped).hit(200, 200) != nil)
    #expect(try Touched(clipped).hit(260, 200) == nil)
    let round = square().cornerRadius(50)
    #expect(try Touched(round).hit(152, 152) == nil)
    #expect(try Touched(square().clipShape(Circle())).hit(152, 152) == nil)
    // Without a clip what is drawn outside the frame is reached too.
    let wide = square(.red, 300).frame(width: 100, height: 100)
    #expect(try Touched(wide).hit(260, 200) != nil)
  }

  @Test func offsetsAndTransformsMoveWhatIsReached() throws {
    let moved = try Touched(square().offset(x: 100, y: 0))
    #expect(moved.hit(160, 200) == nil)
    #expect(moved.hit(340, 200) == "Color")
    let scaled = try Touched(square().scaleEffect(2))
    #expect(scaled.hit(101, 101) == "Color")
    #expect(scaled.hit(99, 99) == nil)
    // Turned by 45° the corner reaches 50·√2 = 70.7 to the side.
    let turned = try Touched(square().rotationEffect(.degrees(45)))
    #expect(turned.hit(270, 200) == "Color")
    #expect(turned.hit(272, 200) == nil)
    #expect(turned.hit(245, 245) == nil)
  }

  @Test func overlaysAreReachedBeforeAndBackgroundsAfter() throws {
    let overlaid = square().overlay(Circle())
    #expect(try Touched(overlaid).hit(200, 200) == "_ShapeView")
    #expect(try Touched(overlaid).hit(152, 152) == "Color")
    let clear = Color.clear.frame(width: 100, height: 100).background(Color.red)
    #expect(try Touched(clear).hit(200, 200) != nil)
    let covered = square().overlay(Color.clear)
    #expect(try Touched(covered).hit(200, 200) == "Color")
  }

  @Test func aBackgroundIsReachedInTheUnsafeAreaToo() throws {
    let view = Color.clear.background(Color.red)
    let touched = try Touched(
      view, safeArea: EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0))
    #expect(touched.hit(200, 10) != nil)
  }

  @Test func scrollViewsAreReachedOverTheirWholeWindow() throws {
    let view = ScrollView { square() }.frame(width: 200, height: 200)
    let touched = try Touched(view)
    // As wide as its content: 150…250; 100…300 high, of which the upper half is content.
    #expect(touched.hit(200, 150) == "Color")
    #expect(touched.hit(200, 290) == "ScrollView")
    #expect(touched.hit(200, 310) == nil)
    // The content is cut at the window.
    let long = ScrollView { square(.red, 1000) }.frame(width: 200, height: 200)
    #expect(try Touched(long).hit(200, 310) == nil)
  }

  @Test func tabAndNavigationViewsAreReachedOverTheirWholeBox() throws {
    let pages = TabView { square() }.tabViewStyle(.page)
    #expect(try Touched(pages).hit(10, 10) == "TabView")
    let tabs = TabView { square().tabItem { Text("A") } }
    #expect(try Touched(tabs).hit(10, 10) == "TabView")
    #expect(try Touched(NavigationView { square() }).hit(10, 300) == "NavigationView")
  }

  @Test func aMaskIsOnlyAStencil() throws {
    #expect(try Touched(square().mask(Circle())).hit(200, 200) == "Color")
  }

  /// Content shapes: of several the outermost that is asked decides first, and one that is larger
  /// than the view reaches beyond it.
  @Test func aContentShapeMayBeLargerThanItsView() throws {
    let wide = square().contentShape(Rectangle().inset(by: -30))
    let touched = try Touched(wide)
    #expect(touched.hit(125, 200) != nil)
    #expect(touched.hit(119, 200) == nil)
    let round = square().contentShape(Circle())
    #expect(try Touched(round).hit(152, 152) == nil)
    #expect(try Touched(round).hit(200, 152) == "Color")
  }

  /// What is drawn transparent by its own colour is not reached, by an effect of zero neither; a
  /// view behind is.
  @Test func whatCannotBeSeenLetsTouchesThrough() throws {
    let stack = ZStack {
      Circle().frame(width: 300, height: 300)
      square(.red.opacity(0))
      square().opacity(0)
      Color.clear
    }
    #expect(try Touched(stack).hit(200, 200) == "_ShapeView")
  }

  /// A row's gap is not hit; with a content shape on the row it is.
  @Test func aContentShapeClosesTheGapsOfARow() throws {
    let row = HStack(spacing: 40) {
      square()
      square()
    }
    #expect(try Touched(row).hit(200, 200) == nil)
    #expect(try Touched(row.contentShape(Rectangle())).hit(200, 200) != nil)
  }

  /// A drag on a screen of tabs or of navigation begins anywhere, empty or not.
  @Test func dragsBeginOnTheEmptySpaceOfTabsAndNavigation() throws {
    func drags<V: View>(_ view: V) throws -> Int {
      let log = Log()
      let touched = try Touched(
        view.gesture(DragGesture().onEnded { _ in log.add("drag") }))
      try touched.drag(60, 300, to: 160, 300, ticks: 12)
      return log.lines.count
    }
    #expect(try drags(TabView { square().tabItem { Text("A") } }) == 1)
    #expect(try drags(NavigationView { square() }) == 1)
    #expect(try drags(ScrollView { square().frame(maxWidth: .infinity) }) == 1)
    // A column with empty space has nothing there to be touched.
    #expect(try drags(VStack { square() }.frame(maxWidth: .infinity, maxHeight: .infinity)) == 0)
  }

  @Test func turnedAndScaledViewsAreReachedInTheirOwnSpace() throws {
    // Scaled by −1 across: what was left is right.
    let row = HStack(spacing: 0) {
      square()
      Circle().frame(width: 100, height: 100)
    }
    let touched = try Touched(row.scaleEffect(x: -1, y: 1))
    #expect(touched.hit(150, 200) == "_ShapeView")
    #expect(touched.hit(250, 200) == "Color")
    // A scale of nothing leaves a hundred-thousandth.
    #expect(try Touched(square().scaleEffect(0)).hit(200.01, 200) == nil)
  }

  /// A drawer's drag may start on a list's empty space.
  @Test(arguments: [true, false]) func listsAreReachedOverTheirWholeFrame(isPlain: Bool) throws {
    let list = List { Text("row") }.scrollContentBackground(.hidden)
    let touched =
      isPlain
      ? try Touched(list.listStyle(.plain).frame(width: 200, height: 300))
      : try Touched(list.frame(width: 200, height: 300))
    // The list lies at 100…300 and 50…350; its one row ends long before.
    for (x, y) in [(101, 51), (200, 200), (299, 349), (101, 349)] as [(CGFloat, CGFloat)] {
      #expect(touched.hit(x, y) != nil)
    }
    #expect(touched.hit(99, 200) == nil)
    #expect(touched.hit(200, 351) == nil)
  }
}

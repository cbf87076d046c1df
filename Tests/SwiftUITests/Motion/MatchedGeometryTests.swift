import Foundation
import HangaRuntime
import SwiftUI
import Testing

@MainActor
struct MatchedGeometryTests {
  struct Underline: View {
    let trigger: Trigger
    @Namespace private var space
    @State private var selected = 0
    var body: some View {
      HStack(alignment: .top, spacing: 0) {
        ForEach(0..<2, id: \.self) { index in
          ZStack(alignment: .topLeading) {
            Color.clear
            if selected == index {
              Color.red.frame(height: 3).matchedGeometryEffect(id: "line", in: space)
            }
          }
          .frame(width: index == 0 ? 40 : 60, height: 20)
        }
      }
      .onAppear { trigger.run = { withAnimation(.linear(duration: 1)) { selected = 1 } } }
    }
  }

  /// facts/layout.md §16: the new view starts at the old one's frame and both move to the new place.
  @Test func newViewTakesOverFromTheOldOnesPlaceAndSize() throws {
    let trigger = Trigger()
    let scene = try Moved(Underline(trigger: trigger))
    #expect(scene.fills.map(\.frame) == [CGRect(x: 0, y: 40, width: 40, height: 3)])
    try scene.change(trigger)
    let start = scene.fills.map(\.frame)
    #expect(start.count == 2)
    for frame in start { #expect(frame == CGRect(x: 0, y: 40, width: 40, height: 3)) }
    try scene.advance(by: 0.5)
    let middle = scene.fills.map(\.frame)
    // Both are half way from 0…40 to 40…100.
    #expect(middle.count == 2)
    for frame in middle { #expect(abs(frame.minX - 20) < 0.01 && abs(frame.width - 50) < 0.01) }
    try scene.advance(by: 0.6)
    #expect(scene.fills.map(\.frame) == [CGRect(x: 40, y: 40, width: 60, height: 3)])
  }

  /// What does not fill the view that leaves stays in its middle.
  @Test func whatIsInsideALeavingViewStaysInItsMiddle() throws {
    struct Swapping: View {
      let trigger: Trigger
      @Namespace private var space
      @State private var isLarge = false
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          if isLarge {
            Color.blue.frame(width: 80, height: 60).matchedGeometryEffect(id: 0, in: space)
          } else {
            Color.red.frame(width: 10, height: 10).frame(width: 20, height: 20)
              .matchedGeometryEffect(id: 0, in: space)
          }
        }
        .onAppear { trigger.run = { withAnimation(.linear(duration: 1)) { isLarge = true } } }
      }
    }
    let trigger = Trigger()
    let scene = try Moved(Swapping(trigger: trigger))
    #expect(scene.fills.map(\.frame) == [CGRect(x: 5, y: 5, width: 10, height: 10)])
    try scene.change(trigger)
    try scene.advance(by: 0.5)
    // The box is half way from 20 × 20 to 80 × 60 at the same corner: 50 × 40.
    let red = try #require(scene.fills.first { $0.color.blue < 0.5 }).frame
    #expect(abs(red.midX - 25) < 0.01 && abs(red.midY - 20) < 0.01 && red.width == 10)
  }

  struct Following: View {
    let trigger: Trigger
    @Namespace private var space
    @State private var selected = 0
    var body: some View {
      ZStack {
        Color.blue.matchedGeometryEffect(id: selected, in: space, isSource: false)
        HStack(spacing: 10) {
          ForEach(0..<2, id: \.self) { index in
            Color.clear.frame(width: index == 0 ? 20 : 30, height: 10)
              .matchedGeometryEffect(id: index, in: space)
          }
        }
      }
      .onAppear { trigger.run = { withAnimation(.linear(duration: 1)) { selected = 1 } } }
    }
  }

  /// A view that is no source has the source's place and size, and moves when it follows another.
  @Test func followerTakesTheSourcesFrame() throws {
    let trigger = Trigger()
    let scene = try Moved(Following(trigger: trigger))
    #expect(scene.fills.map(\.frame) == [CGRect(x: 20, y: 45, width: 20, height: 10)])
    try scene.change(trigger)
    try scene.advance(by: 0.5)
    #expect(scene.fills.map(\.frame) == [CGRect(x: 35, y: 45, width: 25, height: 10)])
    try scene.advance(by: 0.6)
    #expect(scene.fills.map(\.frame) == [CGRect(x: 50, y: 45, width: 30, height: 10)])
  }

  /// A card of 20 by 20 that opens to 100 by 60 while the pile around both grows and moves.
  private struct Hero: View {
    let trigger: Trigger
    @Namespace private var space
    @State private var isOpen = false
    var body: some View {
      ZStack {
        if isOpen {
          VStack(spacing: 0) {
            Color.blue.matchedGeometryEffect(id: 0, in: space).frame(height: 60)
            Spacer(minLength: 0)
          }
        } else {
          Color.red.matchedGeometryEffect(id: 0, in: space).frame(width: 20, height: 20)
        }
      }
      .onAppear { trigger.run = { withAnimation(.linear(duration: 1)) { isOpen.toggle() } } }
    }
  }

  /// facts/layout.md §16: geometry is interpolated in the scene, whatever moves around it.
  @Test func bothViewsKeepTogetherWhileTheirContainerMoves() throws {
    let trigger = Trigger()
    let scene = try Moved(Hero(trigger: trigger))
    try scene.change(trigger)
    for share in [0, 0.5] as [CGFloat] {
      let frames = scene.fills.map(\.frame)
      #expect(frames.count == 2)
      for frame in frames {
        // From 40, 40, 20 by 20 to 0, 0, 100 by 60.
        #expect(abs(frame.minX - (40 - 40 * share)) < 0.01)
        #expect(abs(frame.minY - (40 - 40 * share)) < 0.01)
        #expect(abs(frame.width - (20 + 80 * share)) < 0.01)
        #expect(abs(frame.height - (20 + 40 * share)) < 0.01)
      }
      try scene.advance(by: 0.5)
    }
  }

  @Test func aChangeOfMindStartsFromWhatShows() throws {
    let trigger = Trigger()
    let scene = try Moved(Hero(trigger: trigger))
    try scene.change(trigger)
    try scene.advance(by: 0.5)
    let before = scene.fills.map(\.frame)
    try scene.change(trigger)
    let after = scene.fills.map(\.frame)
    #expect(after.count == before.count)
    for (a, b) in zip(before, after) {
      #expect(abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01)
      #expect(abs(a.width - b.width) < 0.01 && abs(a.height - b.height) < 0.01)
    }
    try scene.advance(by: 2)
    #expect(scene.fills.map(\.frame) == [CGRect(x: 40, y: 40, width: 20, height: 20)])
  }
}

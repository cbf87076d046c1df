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
    // The new one is half way from 0…40 to 40…100, the old one's middle half way from 20 to 70.
    #expect(middle.contains { abs($0.minX - 20) < 0.01 && abs($0.width - 50) < 0.01 })
    #expect(middle.contains { abs($0.midX - 45) < 0.01 && abs($0.width - 40) < 0.01 })
    try scene.advance(by: 0.6)
    #expect(scene.fills.map(\.frame) == [CGRect(x: 40, y: 40, width: 60, height: 3)])
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
}

import Foundation
import SwiftUI
import Testing

@testable import Hanga

/// What views tell those around them (facts/layout.md §15).
@MainActor
struct PreferenceTests {
  private struct Names: PreferenceKey {
    static let defaultValue = ["none"]
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Frames: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }
    static func reduce(
      value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
    ) { value.merge(nextValue()) { $1 } }
  }

  private struct Points: PreferenceKey {
    static var defaultValue: [Anchor<CGPoint>] { [] }
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
      value += nextValue()
    }
  }

  private struct Told<Content: View>: View {
    @ViewBuilder let content: Content
    @State private var names: [String] = []
    var body: some View {
      content.onPreferenceChange(Names.self) { names = $0 }
        .overlay { Text(names.joined(separator: " ")) }
    }
  }

  private func names<V: View>(_ view: V) throws -> String {
    let laid = try Laid(Told { view })
    return laid.tree.all.compactMap(\.text).last ?? ""
  }

  private func saying(_ name: String) -> some View {
    Color.red.preference(key: Names.self, value: [name])
  }

  // MARK: Values

  @Test func viewsAreHeardInTheirOrderAndTheSilentNotAtAll() throws {
    let view = VStack {
      saying("a")
      Color.blue
      HStack {
        saying("b")
        saying("c")
      }
      EmptyView()
    }
    #expect(try names(view) == "a b c")
  }

  @Test func theDefaultIsHeardWhereNobodySpeaks() throws {
    #expect(try names(Color.red) == "none")
  }

  @Test func theOuterValueReplacesAndATransformAdds() throws {
    let view = VStack {
      VStack { saying("a") }.preference(key: Names.self, value: ["b"])
      saying("c").transformPreference(Names.self) { $0.append("d") }
      Color.red.transformPreference(Names.self) { $0.append("e") }
    }
    #expect(try names(view) == "b c d none e")
  }

  @Test func whatLiesBehindIsHeardBeforeAndWhatLiesOverAfter() throws {
    let view = saying("view")
      .overlay { saying("over") }
      .background { saying("behind") }
    #expect(try names(view) == "behind view over")
  }

  // MARK: Layers made of values

  @Test func anOverlayIsMadeOfTheValueAndAligned() throws {
    let laid = try Laid(
      HStack(spacing: 0) {
        saying("a").frame(width: 40, height: 20)
        saying("b").frame(width: 40, height: 20)
      }
      .named("row")
      .overlayPreferenceValue(Names.self, alignment: .bottomTrailing) { names in
        Color.blue.frame(width: CGFloat(names.count * 10), height: 5).named("over")
      }
      .backgroundPreferenceValue(Names.self) { names in
        Color.blue.frame(width: CGFloat(names.count), height: 1).named("under")
      })
    #expect(laid["over"].size == CGSize(width: 20, height: 5))
    #expect(laid["over"].maxX == laid["row"].maxX)
    #expect(laid["over"].maxY == laid["row"].maxY)
    #expect(laid["under"].midX == laid["row"].midX)
  }

  // MARK: Anchors

  /// The box of an anchor's frame, drawn where a reader over everything finds it.
  private func marked<V: View>(_ view: V) -> some View {
    view.overlayPreferenceValue(Frames.self) { frames in
      GeometryReader { proxy in
        ForEach(frames.keys.sorted(), id: \.self) { name in
          if let frame = frames[name].map({ proxy[$0] }) {
            Color.blue.frame(width: frame.width, height: frame.height)
              .offset(x: frame.minX, y: frame.minY)
              .overlay { Color.clear.named("mark \(name)") }
          }
        }
      }
    }
  }

  @Test func boundsAreFoundThroughPaddingOffsetAndScale() throws {
    let laid = try Laid(
      marked(
        Color.red.frame(width: 40, height: 20)
          .anchorPreference(key: Frames.self, value: .bounds) { ["a": $0] }
          .scaleEffect(x: 0.5, anchor: .leading).offset(x: 30, y: 5).padding(10).named("all")))
    #expect(laid["all"].size == CGSize(width: 60, height: 40))
    #expect(laid["mark a"].size == CGSize(width: 20, height: 20))
  }

  private final class Found { var points: [CGPoint] = [] }

  private func points<V: View>(_ view: V) throws -> [CGPoint] {
    let found = Found()
    _ = try Laid(
      view.overlayPreferenceValue(Points.self) { anchors in
        GeometryReader { proxy in
          let _ = found.points = anchors.map { proxy[$0] }
          Color.clear
        }
      }, in: CGSize(width: 200, height: 100))
    return found.points
  }

  @Test func pointsOfAViewLieInTheReadersSpace() throws {
    let view = Color.red.frame(width: 40, height: 20)
      .anchorPreference(key: Points.self, value: .bottomTrailing) { [$0] }
      .transformAnchorPreference(key: Points.self, value: .center) { $0.append($1) }
      .transformAnchorPreference(key: Points.self, value: .point(CGPoint(x: 1, y: 2))) {
        $0.append($1)
      }
      .transformAnchorPreference(key: Points.self, value: .unitPoint(UnitPoint(x: 0.25, y: 1))) {
        $0.append($1)
      }
      .padding(10)
    #expect(
      try points(view) == [
        CGPoint(x: 50, y: 30), CGPoint(x: 30, y: 20), CGPoint(x: 11, y: 12), CGPoint(x: 20, y: 30),
      ])
  }

  @Test func anchorsComeOutOfAScrolledList() throws {
    let view = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<10, id: \.self) { _ in
          Color.red.frame(width: 40, height: 20)
            .anchorPreference(key: Points.self, value: .topLeading) { [$0] }
        }
      }
    }
    .defaultScrollAnchor(.bottom).frame(width: 40, height: 50)
    // 200 long, 50 seen: the first begins 150 above.
    #expect(try points(view).map(\.y) == (0..<10).map { CGFloat(20 * $0 - 150) })
  }

  @Test func aRectangleOfAViewKeepsItsPlace() throws {
    let laid = try Laid(
      Color.red.frame(width: 100, height: 60).named("box")
        .anchorPreference(
          key: Frames.self, value: .rect(CGRect(x: 10, y: 20, width: 30, height: 5))
        ) {
          ["r": $0]
        }
        .overlayPreferenceValue(Frames.self) { frames in
          GeometryReader { proxy in
            if let frame = frames["r"].map({ proxy[$0] }) {
              Color.blue.named("mark").frame(width: frame.width, height: frame.height)
                .position(x: frame.midX, y: frame.midY)
            }
          }
        })
    let box = laid["box"]
    #expect(laid["mark"] == rect(box.minX + 10, box.minY + 20, 30, 5))
  }
}

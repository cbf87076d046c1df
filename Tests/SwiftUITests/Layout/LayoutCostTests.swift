import Foundation
import HangaLayout
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

/// What layouts cost, in questions asked and not in time.
@MainActor
struct LayoutCostTests {
  private struct Cost: Equatable {
    var sizes: Int
    var placements: Int
  }

  private func rows(_ count: Int) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { _ in
        HStack(spacing: 0) {
          Color.red.frame(width: 40, height: 1)
          Color.blue.frame(height: 1)
        }
      }
    }
  }

  /// The last element of the last row, from the root: stack, row, frame, colour.
  private func path(to laid: Laid) -> [LayoutNode] {
    var path: [LayoutNode] = [laid.root.element]
    while let next = path[path.count - 1].layoutChildren.last { path.append(next) }
    return path
  }

  private func costOfChangingOneLeaf(rows count: Int) throws -> Cost {
    let laid = try Laid(rows(count))
    let counter = laid.graph.counter
    let before = Cost(sizes: counter.count, placements: counter.placements)
    path(to: laid)[4].invalidateLayout()
    try laid.graph.settle()
    return Cost(
      sizes: counter.count - before.sizes, placements: counter.placements - before.placements)
  }

  @Test func aChangedLeafPlacesItselfAndItsAncestorsOnly() throws {
    #expect(try costOfChangingOneLeaf(rows: 10).placements == path(to: Laid(rows(10))).count)
  }

  @Test func aChangedLeafCostsTheSameAmongManyRows() throws {
    #expect(try costOfChangingOneLeaf(rows: 10) == costOfChangingOneLeaf(rows: 200))
  }

  @Test func twiceTheRowsAskForTwiceTheSizes() throws {
    let few = try Laid(rows(50)).graph.counter.count
    let many = try Laid(rows(100)).graph.counter.count
    // The root and the column are the same few questions in both.
    #expect(many <= 2 * few)
  }

  @Test func nothingIsPlacedAgainWhenNothingChanged() throws {
    let laid = try Laid(rows(10))
    let placements = laid.graph.counter.placements
    laid.graph.setNeedsLayout()
    try laid.graph.settle()
    #expect(laid.graph.counter.placements == placements)
  }

  private func nested(_ depth: Int) -> AnyView {
    guard depth > 0 else { return AnyView(Text("a")) }
    return AnyView(
      ZStack(alignment: .bottomLeading) {
        // Narrower than what lies over it, so that the guide makes no level wider than it is.
        nested(depth - 1).frame(width: CGFloat(20 * depth))
          .alignmentGuide(.leading) { $0[.leading] - 1 }
        Color.red
      })
  }

  @Test func linesOfNestedStacksAreAskedForOncePerLevel() throws {
    let shallow = try Laid(nested(4)).graph.counter.lines
    let deep = try Laid(nested(8)).graph.counter.lines
    #expect(shallow > 0)
    #expect(deep <= 3 * shallow)
  }

  @Test func linesAreAskedForAgainAfterAChange() throws {
    let laid = try Laid(nested(2))
    let before = laid.graph.counter.lines
    path(to: laid)[1].layoutChildren[0].invalidateLayout()
    try laid.graph.settle()
    #expect(laid.graph.counter.lines > before)
  }

  @Test func textsFollowAChangedEnvironment() throws {
    let laid = try Laid(Text("abcd").font(nil).named("text"))
    var environment = laid.root.environment
    environment.font = .system(size: 40)
    laid.root.inherit(environment)
    try laid.graph.settle()
    // Four characters of half an em.
    let expected: Double = 4 * 40 / 2
    let text = try #require(ElementTree(laid.root).all.last)
    #expect(abs(text.frame.width - expected) < 0.001)
  }

  @Test func theNearestDirectionAndScaleCount() {
    var values = EnvironmentValues()
    values.displayScale = 2
    values.layoutDirection = .rightToLeft
    let outer = values
    values.displayScale = 1
    #expect(values.displayScale == 1 && values.layoutDirection == .rightToLeft)
    #expect(outer.displayScale == 2)
  }
}

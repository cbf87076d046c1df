import Foundation
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct ScrollToTests {
  /// Twenty rows of 50 in a window of 400, scrolled to `id` when they appear.
  private struct Rows: View {
    let id: Int
    let anchor: UnitPoint?
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { Color.red.frame(width: 400, height: 50).named("row\($0)") }
          }
        }
        .onAppear { proxy.scrollTo(id, anchor: anchor) }
      }
    }
  }

  @Test(arguments: [
    // The row's anchor meets the window's: 50 · 10 less the window's part.
    (10, UnitPoint.top, CGFloat(0)), (10, .center, 175), (10, .bottom, 350),
    // Clamped at both ends: row 0 rests at the top, row 19 ends with the window.
    (0, .center, 0), (19, .center, 350),
  ]) func theAnchorMeetsThatOfTheWindow(id: Int, anchor: UnitPoint, y: CGFloat) throws {
    let laid = try Laid(Rows(id: id, anchor: anchor))
    #expect(laid["row\(id)"].minY == y)
  }

  @Test(arguments: [(3, CGFloat(150)), (8, 350), (19, 350)])
  func withoutAnAnchorItScrollsNoFurtherThanItTakes(id: Int, y: CGFloat) throws {
    let laid = try Laid(Rows(id: id, anchor: nil))
    #expect(laid["row\(id)"].minY == y)
  }

  @Test func nestedIdsAreFoundLikeThoseOfAForEach() throws {
    struct Strip: View {
      @State private var place = 0
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(["a", "b", "c", "d", "e", "f"], id: \.self) { name in
                HStack { Color.red.frame(width: 100, height: 50).id("inner-\(name)").named(name) }
              }
            }
          }
          .onChange(of: place) { proxy.scrollTo("inner-e", anchor: .center) }
          .onAppear { place = 1 }
        }
      }
    }
    let laid = try Laid(Strip())
    // 600 of content in 400: e ends 50 before the window if it may, but is clamped to 200.
    let place: CGFloat = 400 - 200
    #expect(laid["e"].minX == place)
  }

  @Test func framesInTheSceneFollowTheOffset() throws {
    final class Seen { var frames: [CGRect] = [] }
    struct Measured: View {
      let seen: Seen
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) {
              GeometryReader { geometry in
                let _ = seen.frames.append(geometry.frame(in: .global))
                Color.clear
              }
              .frame(height: 100)
              Color.red.frame(height: 1000).id("end")
            }
          }
          .onAppear { proxy.scrollTo("end", anchor: .bottom) }
        }
      }
    }
    let seen = Seen()
    _ = try Laid(Measured(seen: seen))
    #expect(seen.frames.first?.minY == 0)
    // 1100 of content in 400.
    #expect(seen.frames.last?.minY == -700)
  }

  @Test func anUnknownIdChangesNothing() throws {
    let laid = try Laid(Rows(id: 99, anchor: .top))
    #expect(laid["row0"].minY == 0)
  }

  @Test func aBoundPositionScrollsThere() throws {
    struct Bound: View {
      @State var id: Int? = 12
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { Color.red.frame(width: 400, height: 50).named("row\($0)") }
          }
        }
        .scrollPosition(id: $id, anchor: .top)
      }
    }
    #expect(try Laid(Bound())["row12"].minY == 0)
  }

  nonisolated private static let inMargins: [(id: Int, anchor: UnitPoint?, y: CGFloat)] = [
    (10, .top, 30), (10, .bottom, 300), (10, .center, 165), (10, nil, 300), (2, nil, 130),
  ]

  /// A window of 400 less margins of 30 and 50: what shows lies between 30 and 350. Row 10 ends with
  /// it or is in its middle; row 2 shows where it rests, below the upper margin.
  @Test(arguments: inMargins) func marginsAreNoPartOfTheWindow(
    id: Int, anchor: UnitPoint?, y: CGFloat
  ) throws {
    let margins = EdgeInsets(top: 30, leading: 0, bottom: 50, trailing: 0)
    let laid = try Laid(Rows(id: id, anchor: anchor).contentMargins(.vertical, margins))
    #expect(laid["row\(id)"].minY == y)
  }
}

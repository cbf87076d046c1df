import Foundation
import SwiftUI
import Testing

/// Layouts of users, and layouts whose type is hidden (facts/layout.md §8).
@MainActor
struct OwnLayoutTests {
  private let canvas = CGSize(width: 400, height: 400)

  private func block(_ name: String, _ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height).named(name)
  }

  // MARK: Caches

  private final class Count {
    var made = 0
    var updated = 0
  }

  /// A row that measures its views when its cache is made or brought up to date.
  private struct Counted: Layout {
    let count: Count

    func makeCache(subviews: Subviews) -> [CGSize] {
      count.made += 1
      return subviews.map { $0.sizeThatFits(.unspecified) }
    }
    func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
      count.updated += 1
      cache = subviews.map { $0.sizeThatFits(.unspecified) }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize])
      -> CGSize
    {
      CGSize(
        width: cache.map(\.width).reduce(0, +), height: cache.map(\.height).max() ?? 0)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) {
      var x = bounds.minX
      for (view, size) in zip(subviews, cache) {
        view.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
        x += size.width
      }
    }
  }

  private struct Growing: View {
    let count: Count
    @State private var width: CGFloat = 20
    var body: some View {
      Counted(count: count) {
        Color.red.frame(width: width, height: 10).named("a").onAppear { width = 50 }
        Color.red.frame(width: 30, height: 10).named("b")
      }
      .named("row")
    }
  }

  @Test func aCacheIsMadeOnceAndBroughtUpToDateWhenViewsChange() throws {
    let count = Count()
    let laid = try Laid(Growing(count: count), in: canvas)
    #expect(count.made == 1)
    #expect(count.updated == 1)
    #expect(laid["row"].width == CGFloat(50 + 30))
    #expect(laid["b"].minX == laid["row"].minX + 50)
  }

  // MARK: Values and parts of the views

  private struct Rank: LayoutValueKey { static let defaultValue = 0 }

  /// Views by rank, the highest first; equal ones as they come.
  private struct Ranked: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var x = bounds.minX
      let order = subviews.indices.sorted {
        (subviews[$1][Rank.self], $0) < (subviews[$0][Rank.self], $1)
      }
      for view in subviews[order] {
        view.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
        x += view.sizeThatFits(.unspecified).width
      }
    }
  }

  @Test func valuesOfViewsReachTheLayoutThroughModifiers() throws {
    let laid = try Laid(
      Ranked {
        block("a", 20)
        block("b", 30).layoutValue(key: Rank.self, value: 2).padding(.leading, 5)
        block("c", 40, 20).layoutValue(key: Rank.self, value: 1)
      }, in: CGSize(width: 200, height: 100))
    #expect(laid["b"] == rect(5, 45, 30, 10))
    #expect(laid["c"] == rect(35, 40, 40, 20))
    #expect(laid["a"] == rect(75, 45, 20, 10))
  }

  /// The first view in a column of its own, the others in a row below: layouts made of others.
  private struct Headed: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let (column, row) = (VStackLayout(alignment: .leading), HStackLayout(spacing: 4))
      let (head, rest) = (subviews[0..<1], subviews.dropFirst())
      var columnCache = column.makeCache(subviews: head)
      column.placeSubviews(
        in: CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 20),
        proposal: ProposedViewSize(width: bounds.width, height: 20), subviews: head,
        cache: &columnCache)
      var rowCache = row.makeCache(subviews: rest)
      let below = CGRect(x: bounds.minX, y: bounds.minY + 20, width: bounds.width, height: 30)
      // Asking a part for its lines leaves what has been placed.
      _ = row.explicitAlignment(
        of: VerticalAlignment.firstTextBaseline, in: below,
        proposal: ProposedViewSize(below.size), subviews: rest, cache: &rowCache)
      row.placeSubviews(
        in: below, proposal: ProposedViewSize(below.size), subviews: rest, cache: &rowCache)
    }
  }

  @Test func otherLayoutsPlaceSomeOfTheViews() throws {
    let laid = try Laid(
      Headed {
        Text("head").named("head")
        Color.red.named("b")
        block("c", 50, 30)
        Text("d").named("d")
      }, in: CGSize(width: 204, height: 100))
    #expect(laid["head"].origin == .zero)
    // One letter is 8.5 wide: 204 − 2 · 4 − 50 − 9 (rounded up) are left.
    #expect(laid["b"].width == CGFloat(204 - 8 - 50 - 9))
    #expect(laid["c"] == rect(204 - 50 - 4 - 9, 20, 50, 30))
  }

  private struct Careless: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test func whatIsNotPlacedStandsInTheMiddle() throws {
    let laid = try Laid(Careless { block("a", 20) }, in: CGSize(width: 100, height: 50))
    #expect(laid["a"] == rect(40, 20, 20, 10))
  }

  @Test func whatIsProposedNothingIsTen() throws {
    let laid = try Laid(Careless { EmptyView() }.named("box").fixedSize(), in: canvas)
    #expect(laid["box"].size == CGSize(width: 10, height: 10))
  }

  // MARK: Lines

  /// States its first baseline, 7 below its top.
  private struct Lined: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 40, height: 30)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout ()
    ) -> CGFloat? {
      guide == .firstTextBaseline ? bounds.minY + 7 : nil
    }
  }

  @Test(arguments: [false, true])
  func aLayoutStatesLinesOfItsOwn(isHidden: Bool) throws {
    let layout = isHidden ? AnyLayout(AnyLayout(Lined())) : AnyLayout(Lined())
    let laid = try Laid(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        if isHidden {
          layout { EmptyView() }.named("lined")
        } else {
          Lined() { EmptyView() }.named("lined")
        }
        block("block", 20, 10)
      }, in: CGSize(width: 60, height: 33))
    // The block's bottom is on the line: 10 high, it reaches 3 above the layout.
    #expect(laid["lined"] == rect(0, 3, 40, 30))
    #expect(laid["block"] == rect(40, 0, 20, 10))
  }

  // MARK: Hidden layouts

  private struct Turning: View {
    @State private var isUpright = false
    var body: some View {
      let layout =
        isUpright
        ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout())
      layout {
        Once()
        Color.red.frame(width: 30, height: 10).named("b")
      }
      .onAppear { isUpright = true }
    }
  }

  /// Counts in its own state how often it has appeared.
  private struct Once: View {
    @State private var count: CGFloat = 0
    var body: some View {
      Color.red.frame(width: 20 + count, height: 10).named("a").onAppear { count += 1 }
    }
  }

  @Test func anotherHiddenLayoutKeepsTheViewsAndTheirState() throws {
    let laid = try Laid(Turning(), in: CGSize(width: 100, height: 24))
    #expect(laid["a"] == rect(35, 0, 21, 10))
    #expect(laid["b"] == rect(35, 14, 30, 10))
  }

  @Test func distancesAreWhatBothViewsAskFor() throws {
    struct Spaced: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
        return CGSize(width: gap, height: 1)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let laid = try Laid(
      VStack(spacing: 0) {
        Spaced {
          Color.red
          Color.red
        }.named("plain")
        HStackLayout(spacing: 0) {
          Spaced {
            EmptyStack()
            Color.red
          }.named("empty")
        }
      }, in: canvas)
    #expect(laid["plain"].width == 8)
    #expect(laid["empty"].width == 0)
  }

  /// A stack without views keeps no distance.
  private struct EmptyStack: View { var body: some View { HStack {} } }
}

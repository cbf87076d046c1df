import HangaRuntime
import SwiftUI
import Testing

/// The cost of layout, counted in size calls.
@MainActor
struct SizeCallTests {
  /// A stack of an icon in a frame and, in a frame, a stack of two texts.
  private struct Row: View {
    let number: Int
    var body: some View {
      HStack {
        Color.red.frame(width: 20, height: 20)
        VStack(alignment: .leading) {
          Text("Row \(number)")
          Text("Detail").lineLimit(1)
        }
        .frame(maxWidth: .infinity)
      }
    }
  }

  private func calls(rows: Int) throws -> Int {
    let view = ScrollView { VStack { ForEach(0..<rows, id: \.self) { Row(number: $0) } } }
    return try Laid(view).graph.counter.count
  }

  @Test func callsGrowByTheSameAmountWithEveryRow() throws {
    let (few, some, many) = (try calls(rows: 200), try calls(rows: 600), try calls(rows: 1000))
    #expect(many - some == some - few)
  }

  /// A stack asks a child for its least, its greatest and its final size: three calls, and three
  /// for each of them to what lies in a stack inside it.
  @Test func thousandRowsTakeNoMoreCallsThanThreeStacksAskFor() throws {
    let (inOneStack, inTwo, inThree) = (1, 3, 3)
    let perRow = 3 * inOneStack + 9 * inTwo + 27 * inThree
    let calls = try calls(rows: 1000)
    #expect(calls <= 1000 * perRow + 2)
  }

  private struct Nest: View {
    let levels: Int
    var body: some View {
      if levels == 0 {
        Color.red
      } else if levels.isMultiple(of: 2) {
        HStack {
          Color.blue.frame(minWidth: 1)
          AnyView(Nest(levels: levels - 1))
        }
      } else {
        VStack {
          Color.blue.frame(minHeight: 1)
          AnyView(Nest(levels: levels - 1))
        }
      }
    }
  }

  /// Each level is asked for nothing, for the most and for one length along either axis, which are
  /// nine questions at any depth, to a stack, a frame and a colour; a cache of fewer answers would
  /// have each level multiply the questions of those below it.
  @Test func callsGrowWithTheDepthOfStacksInStacks() throws {
    func calls(_ levels: Int) throws -> Int {
      try Laid(Nest(levels: levels), in: CGSize(width: 4000, height: 4000)).graph.counter.count
    }
    #expect(try calls(40) - calls(20) <= 20 * 9 * 3)
    #expect(try calls(80) - calls(60) <= 20 * 9 * 3)
  }

  @Test func secondSettlingAsksForNoSizes() throws {
    let laid = try Laid(VStack { ForEach(0..<100, id: \.self) { Row(number: $0) } })
    let before = laid.graph.counter.count
    laid.graph.setNeedsLayout()
    try laid.graph.settle()
    #expect(laid.graph.counter.count == before)
  }
}

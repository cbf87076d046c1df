import HangaRuntime
import HangaTypesetting
import SwiftUI
import Testing

@testable import Hanga

/// The fixed typesetter makes every character of 17-point body 8.5 points wide.
@MainActor
struct TextLayoutTests {
  private let character: CGFloat = 8.5
  private func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.006) -> Bool {
    abs(a - b) < tolerance
  }

  @Test func textIsAsWideAsItsCharacters() throws {
    let laid = try Laid(Text("four").named("t"), scale: 2)
    #expect(laid["t"].size == CGSize(width: 4 * character, height: 20.5))
  }

  @Test func emptyTextTakesNoRoom() throws {
    #expect(try Laid(Text("").named("t"))["t"].size == .zero)
  }

  /// Heights of one, two and three lines at 3× and of one at 2×: facts/text-and-colour.md §2.
  static let heights: [(Font, [CGFloat], CGFloat)] = [
    (.largeTitle, [40.67, 81.67, 122.67], 41), (.title, [33.67, 67.67, 101.67], 33.5),
    (.title2, [26.33, 54.33, 82.33], 26.5), (.title3, [24, 49, 74], 24),
    (.headline, [20.33, 42.33, 64.33], 20.5), (.body, [20.33, 42.33, 64.33], 20.5),
    (.callout, [19.33, 40.33, 61.33], 19.5), (.subheadline, [18, 38, 58], 18),
    (.footnote, [15.67, 33.67, 51.67], 16), (.caption, [14.33, 30.33, 46.33], 14.5),
    (.caption2, [13.33, 26.33, 39.67], 13.5),
  ]

  @Test func everyStyleHasTheHeightsOfTheFacts() throws {
    for (font, three, two) in Self.heights {
      for (index, height) in three.enumerated() {
        let string = ["a", "a\nb", "a\nb\nc"][index]
        let laid = try Laid(Text(verbatim: string).font(font).named("t"), scale: 3)
        #expect(near(laid["t"].height, height), "\(font) \(index + 1) lines")
      }
      #expect(try Laid(Text("a").font(font).named("t"), scale: 2)["t"].height == two)
    }
  }

  @Test func fixedSizesHaveNoLeading() throws {
    let text = Text("a\nb").font(.system(size: 17))
    let lines = (2 * 17 * 1.193359375 as CGFloat)
    #expect(try Laid(text.named("t"))["t"].height == lines.rounded(.up))
  }

  @Test func textsInAColumnKeepTheLowerOnesLeading() throws {
    let body = try Laid(
      VStack {
        Text("a").named("a"); Text("b").named("b")
      }, scale: 3)
    #expect(near(body["b"].minY - body["a"].maxY, 2))
    let title = try Laid(
      VStack {
        Text("a").font(.title).named("a"); Text("b").font(.caption2).named("b")
      }, scale: 3)
    #expect(near(title["b"].minY - title["a"].maxY, 0))
  }

  /// T and B at 3× (facts/layout.md §3.1).
  static let distances: [(Font, CGFloat, CGFloat)] = [
    (.largeTitle, 12.53, 20.95), (.title, 10.42, 17.35), (.title2, 7.97, 13.42),
    (.title3, 7.49, 12.44), (.body, 6.43, 10.64), (.callout, 5.86, 9.82),
    (.subheadline, 5.62, 9.33), (.footnote, 4.80, 8.02), (.caption, 4.56, 7.53),
    (.caption2, 3.99, 6.71),
  ]

  @Test func textAndRectangleKeepTheDistancesOfTheFacts() throws {
    for (font, above, below) in Self.distances {
      let laid = try Laid(
        VStack {
          Color.red.frame(height: 10).named("top")
          Text("a").font(font).named("t")
          Color.red.frame(height: 10).named("bottom")
        }, scale: 3)
      #expect(near(laid["t"].minY - laid["top"].maxY, above, 0.011), "\(font) T")
      #expect(near(laid["bottom"].minY - laid["t"].maxY, below, 0.011), "\(font) B")
    }
  }

  @Test func theLongestTextOfARowWraps() throws {
    let row = HStack(spacing: 0) {
      Text("four").named("short")
      Text("many words that wrap").named("long")
    }
    let laid = try Laid(row.frame(width: 14 * character), scale: 3)
    #expect(near(laid["short"].width, 4 * character))
    #expect(near(laid["long"].width, 10 * character))
    #expect(near(laid["long"].height, 42.33))
  }

  @Test func rowsAlignFirstBaselines() throws {
    let row = HStack(alignment: .firstTextBaseline) {
      Text("a").font(.system(size: 34)).named("large")
      Text("a").font(.system(size: 17)).named("small")
    }
    let laid = try Laid(row, scale: 3)
    func baseline(_ size: CGFloat) -> CGFloat { (size * 0.9521484375 * 3).rounded() / 3 }
    #expect(near(laid["small"].minY - laid["large"].minY, baseline(34) - baseline(17)))
  }

  @Test func lastBaselineLiesInTheLastLine() throws {
    let row = HStack(alignment: .lastTextBaseline) {
      Text("a\nb").named("two")
      Text("a").named("one")
    }
    let laid = try Laid(row, scale: 3)
    // The last baseline is rounded up, and so is that of a single line.
    #expect(near(laid["one"].maxY, laid["two"].maxY, 0.34))
    #expect(laid["one"].minY - laid["two"].minY > 21)
  }

  @Test func lineLimitShortensTheText() throws {
    let text = Text("aaaa bbbb cccc dddd")
    func height<V: View>(_ view: V) throws -> CGFloat {
      try Laid(view.named("t").frame(width: 5 * character), scale: 3)["t"].height
    }
    #expect(near(try height(text), 20.33 + 3 * 22))
    #expect(near(try height(text.lineLimit(2)), 42.33))
    #expect(near(try height(text.lineLimit(1...3)), 64.33))
    #expect(near(try height(text.lineLimit(...1)), 20.33))
  }

  @Test func reservedLinesTakeHeight() throws {
    let laid = try Laid(Text("a").lineLimit(3, reservesSpace: true).named("t"), scale: 3)
    #expect(near(laid["t"].height, 64.33))
    #expect(near(try Laid(Text("a").lineLimit(2...).named("t"), scale: 3)["t"].height, 42.33))
  }

  @Test func joinedTextsAreOneLine() throws {
    let text = Text("ab").font(.system(size: 10)) + Text("cd").font(.system(size: 20))
    let size = try Laid(text.named("t"))["t"].size
    #expect(size == CGSize(width: 2 * 5 + 2 * 10, height: 24))
  }

  @Test func typeSizeChangesTextStylesOnly() throws {
    let large = Text("a").dynamicTypeSize(.accessibility5)
    // 53 points at AX5: facts/text-and-colour.md §1.
    #expect(try Laid(large.named("t"))["t"].width == 27)
    let fixed = Text("a").font(.system(size: 20)).dynamicTypeSize(.accessibility5)
    #expect(try Laid(fixed.named("t"))["t"].width == 10)
  }

  @Test func typeSizeStaysInItsRange() throws {
    let view = Text("a").named("t").dynamicTypeSize(...(.xLarge)).dynamicTypeSize(.accessibility1)
    #expect(try Laid(view)["t"].width == 10)
  }

  @Test func textShrinksToItsMinimumScale() throws {
    let view = Text("aaaaaaaa").font(.system(size: 20)).lineLimit(1)
      .minimumScaleFactor(0.5).named("t")
    #expect(try Laid(view.frame(width: 40))["t"].size == CGSize(width: 40, height: 12))
  }

  @Test func leadingChangesTheLinePitch() throws {
    let loose = try Laid(Text("a\nb").font(.body.leading(.loose)).named("t"), scale: 3)
    #expect(near(loose["t"].height, 44.33))
    let tight = try Laid(Text("a\nb").font(.body.leading(.tight)).named("t"), scale: 3)
    #expect(near(tight["t"].height, 40.33))
  }

  @Test func changedTextsAndSurroundingsAreLaidOutAnew() throws {
    let model = Model()
    let laid = try Laid(Changing(model: model))
    func width() throws -> CGFloat {
      try laid.graph.settle()
      let element = ElementTree(laid.root).all.first { $0.accessibilityIdentifier == "t" }
      return element?.frame.width ?? 0
    }
    #expect(try width() == 10)
    model.string = "abc"
    #expect(try width() == 30)
    model.size = 10
    #expect(try width() == 15)
  }

  @Test func aTextIsMeasuredOncePerProposal() throws {
    let typesetter = LineTypesetter(shaper: FixedAdvanceShaper())
    let graph = ViewGraph(services: GraphServices(typesetter: typesetter))
    let canvas = RootNode.Canvas(size: CGSize(width: 100, height: 100))
    _ = RootNode(Text("a"), graph: graph, environment: EnvironmentValues(), canvas: canvas)
    try graph.settle()
    #expect(typesetter.counts.layouts == 1)
    #expect(typesetter.counts.shapings == 1)
  }
}

@Observable private final class Model {
  var string = "a"
  var size: CGFloat = 20
}

private struct Changing: View {
  let model: Model
  var body: some View {
    Text(model.string).named("t").font(.system(size: model.size))
  }
}

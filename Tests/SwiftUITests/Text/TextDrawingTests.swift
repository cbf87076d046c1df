import HangaDrawing
import HangaRuntime
import SwiftUI
import Testing

@MainActor
struct TextDrawingTests {
  private func items<V: View>(_ view: V, scale: CGFloat = 1) throws -> [DisplayItem] {
    let laid = try Laid(view, in: CGSize(width: 100, height: 100), scale: scale)
    let recorder = Recorder(scale: scale)
    recorder.record(laid.root.element)
    return recorder.items
  }

  private func paints<V: View>(_ view: V) throws -> [String] {
    try items(view).compactMap { item in
      guard case .glyphs(let run, let paint) = item, case .color(let color) = paint else {
        return nil
      }
      return run.text + " " + color.hexDescription
    }
  }

  @Test func textIsDrawnOnItsBaseline() throws {
    let view = Text("ab").font(.system(size: 20)).frame(
      width: 100, height: 100, alignment: .topLeading)
    let all = try items(view)
    guard case .glyphs(let run, .color(let color))? = all.first else {
      Issue.record("\(all)")
      return
    }
    // Ascender 0.952 em, to the nearest pixel.
    #expect(run.origin == CGPoint(x: 0, y: 19))
    #expect(run.glyphs.count == 2)
    #expect(color == .black)
  }

  @Test func foregroundReachesTextsWithoutTheirOwn() throws {
    let text = Text("a") + Text("b").foregroundColor(.white)
    #expect(
      try paints(text.foregroundStyle(Color(red: 1, green: 0, blue: 0)))
        == ["a #FF0000", "b #FFFFFF"])
  }

  @Test func innerColorsWin() throws {
    let text = Text("a").foregroundColor(.white).foregroundColor(.black)
    #expect(try paints(text) == ["a #FFFFFF"])
  }

  @Test func secondaryIsAStepOfTheForeground() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(
      try paints(VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(red))
        == ["a #FF0000@50%"])
  }

  @Test func gradientsRunOverTheWholeText() throws {
    let text = (Text("aa\nb") + Text("c").bold()).font(.system(size: 20))
    let view = text.foregroundStyle(FrameProbe())
      .frame(width: 100, height: 100, alignment: .topLeading)
    let colors = try items(view).compactMap { item -> ResolvedColor? in
      guard case .glyphs(_, .color(let color)) = item else { return nil }
      return color
    }
    // Two characters of 10 points, two lines of 23.87.
    #expect(colors.count == 3)
    #expect(Set(colors) == [ResolvedColor(red: 0.20, green: 0.48, blue: 0)])
  }

  @Test func linesAreUnderAndOverTheGlyphs() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let text = Text("ab").font(.system(size: 20)).underline(color: red).strikethrough()
    let kinds = try items(text).map { item in
      switch item {
      case .glyphs: "glyphs"
      case .fill(_, .color(let color), _): color.hexDescription
      default: "?"
      }
    }
    #expect(kinds == ["#FF0000", "glyphs", "#000000"])
  }

  @Test func viewModifiersReachTheTextsInside() throws {
    let column = VStack {
      Text("a").underline(false); Text("b")
    }.underline()
    let fills = try items(column).filter { if case .fill = $0 { true } else { false } }
    #expect(fills.count == 1)
  }

  @Test func linksTakeTheTint() throws {
    #expect(
      try paints(Text("[a](b)").environment(\.tintStyle, AnyShapeStyle(Color.white)))
        == ["a #FFFFFF"])
  }
}

/// Tells its frame as a colour: a hundredth of the width and of the height.
private struct FrameProbe: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Never { fatalError() }
  func _fill(in context: StyleContext) -> StyleFill {
    .color(
      ResolvedColor(
        red: context.frame.width / 100, green: context.frame.height / 100, blue: context.frame.minX)
    )
  }
}

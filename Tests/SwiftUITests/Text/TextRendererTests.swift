import Foundation
import HangaDrawing
import HangaRuntime
import SwiftUI
import Testing

@MainActor
struct TextRendererTests {
  struct Mark: TextAttribute { var number: Int }

  /// Notes what it is given.
  nonisolated final class Notes {
    var lines: [[String]] = []
    var marks: [Int] = []
    var slices = 0
    var bounds: [CGRect] = []
  }

  struct Noting: TextRenderer {
    nonisolated(unsafe) let notes: Notes
    var shift: CGFloat = 0
    var animatableData: CGFloat {
      get { shift }
      set { shift = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        notes.lines.append(line.map { "\($0.count)" })
        for run in line {
          if let mark = run[Mark.self] { notes.marks.append(mark.number) }
          notes.bounds.append(run.typographicBounds.rect)
          for slice in run {
            notes.slices += 1
            var copy = context
            copy.translateBy(x: 0, y: shift)
            copy.draw(slice)
          }
        }
      }
    }
  }

  private func items<V: View>(_ view: V) throws -> [DisplayItem] {
    let laid = try Laid(
      view.frame(width: 200, height: 200, alignment: .topLeading),
      in: CGSize(width: 200, height: 200))
    let recorder = Recorder(scale: 1)
    recorder.record(laid.root.element)
    return recorder.items
  }

  private func glyphs(_ items: [DisplayItem], by offset: CGPoint = .zero) -> [CGPoint] {
    items.flatMap { item -> [CGPoint] in
      switch item {
      case .glyphs(let run, _):
        run.glyphs.map {
          CGPoint(x: offset.x + run.origin.x + $0.x, y: offset.y + run.origin.y + $0.y)
        }
      case .group(.transform(let map), let inner):
        glyphs(inner, by: CGPoint(x: offset.x + map.tx, y: offset.y + map.ty))
      case .group(_, let inner): glyphs(inner, by: offset)
      default: []
      }
    }
  }

  private let text = Text("ab\nc") + Text("de").customAttribute(Mark(number: 7)).bold()

  @Test func renderersSeeLinesRunsAndMarks() throws {
    let notes = Notes()
    _ = try items(text.font(.system(size: 20)).textRenderer(Noting(notes: notes)))
    #expect(notes.lines == [["2"], ["1", "2"]])
    #expect(notes.marks == [7])
    #expect(notes.slices == 2 + 1 + 2)
    // Letters of the fixed shaper are half an em wide; heights are the font's.
    #expect(notes.bounds.map(\.width) == [20, 10, 20])
    #expect(notes.bounds.allSatisfy { abs($0.height - 20 * 1.193359375) < 1e-9 })
  }

  @Test func piecesAreDrawnWhereTheTextHasThem() throws {
    let plain = glyphs(try items(text.font(.system(size: 20))))
    let rendered = try items(
      text.font(.system(size: 20)).textRenderer(Noting(notes: Notes(), shift: 5)))
    #expect(glyphs(rendered) == plain.map { CGPoint(x: $0.x, y: $0.y + 5) })
    #expect(plain.count == 5)
  }

  @Test func aRendererMaySayAnotherSize() throws {
    struct Roomy: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
      func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width + 8, height: size.height * 2)
      }
    }
    let view = Text("ab").font(.system(size: 20)).textRenderer(Roomy()).named("text")
    let laid = try Laid(view, in: CGSize(width: 200, height: 200))
    #expect(laid["text"].size == CGSize(width: 20 + 8, height: 24 * 2))
  }
}

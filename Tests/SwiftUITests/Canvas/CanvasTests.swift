import Foundation
import HangaDrawing
import HangaGeometry
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct CanvasTests {
  private static let box = Path(CGRect(x: 10, y: 5, width: 20, height: 10))

  private func text(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> String {
    try Drawn(Canvas { draw(&$0, $1) }).text
  }

  @Test func canvasTakesItsProposalAndTellsItsSize() throws {
    let laid = try Laid(Canvas { _, _ in }.named("c"), in: CGSize(width: 70, height: 50))
    #expect(laid["c"] == rect(0, 0, 70, 50))
    let text = try text { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
    }
    #expect(text == "fill path 0,0 100×40 5 steps #000000")
  }

  @Test func drawingIsMovedToItsFrame() throws {
    let view = Canvas { context, _ in context.fill(Self.box, with: .color(.black)) }
      .padding(.leading, 30)
    #expect(
      try Drawn(view).text == """
        translate 30 0
          fill path 10,5 20×10 5 steps #000000
        """)
  }

  @Test func opaqueCanvasIsBlackBelow() throws {
    let view = Canvas(opaque: true) { _, _ in }
    #expect(try Drawn(view).text == "fill rect 0,0 100×40 #000000")
  }

  @Test func copiesKeepTheirStateToThemselves() throws {
    let text = try text { context, _ in
      var copy = context
      copy.opacity = 0.5
      copy.translateBy(x: 3, y: 4)
      copy.fill(Self.box, with: .color(.black))
      context.fill(Self.box, with: .color(.white))
    }
    #expect(
      text == """
        opacity 0.5
          translate 3 4
            fill path 10,5 20×10 5 steps #000000
        fill path 10,5 20×10 5 steps #FFFFFF
        """)
  }

  @Test func laterTransformsWorkFirst() throws {
    let text = try text { context, _ in
      context.translateBy(x: 10, y: 0)
      context.scaleBy(x: 2, y: 2)
      context.fill(Self.box, with: .color(.black))
    }
    #expect(text.hasPrefix("transform 2 0 0 2 10 0\n"))
  }

  /// The order that metaballs need: the blur was added last and works first.
  @Test func laterFiltersWorkFirst() throws {
    let text = try text { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: .white))
      context.addFilter(.blur(radius: 4))
      context.fill(Self.box, with: .color(.black))
    }
    #expect(
      text == """
        alpha 0.5…1 #FFFFFF
          blur 4
            fill path 10,5 20×10 5 steps #000000
        """)
  }

  @Test func filterLengthsAreThoseOfTheCoordinates() throws {
    let text = try text { context, _ in
      context.scaleBy(x: 3, y: 3)
      context.addFilter(.shadow(color: .black, radius: 2, x: 1, y: 2))
      context.fill(Self.box, with: .color(.black))
    }
    #expect(text.hasPrefix("shadow #000000 radius 6 offset 3 6\n"))
  }

  @Test func layerIsOnePictureWithAFreshState() throws {
    let text = try text { context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(Self.box, with: .color(.black))
        layer.fill(Self.box, with: .color(.white))
      }
    }
    #expect(
      text == """
        opacity 0.5
          flatten
            fill path 10,5 20×10 5 steps #000000
            fill path 10,5 20×10 5 steps #FFFFFF
        """)
  }

  @Test func clipsStayWhereTheyWereMade() throws {
    let text = try text { context, _ in
      context.translateBy(x: 5, y: 5)
      context.clip(to: Self.box)
      context.translateBy(x: 20, y: 0)
      context.fill(Self.box, with: .color(.black))
    }
    #expect(
      text == """
        clip path 15,10 20×10 5 steps
          translate 25 5
            fill path 10,5 20×10 5 steps #000000
        """)
  }

  @Test func inverseClipShowsWhatIsOutside() throws {
    let items = try Drawn(
      Canvas { context, _ in
        context.clip(to: Self.box, options: .inverse)
        context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 40)), with: .color(.black))
      }
    ).items
    guard case .group(.clip(let outline, _), _) = items.first else {
      Issue.record("no clip")
      return
    }
    #expect(!outline.path.contains(CGPoint(x: 20, y: 10)))
    #expect(outline.path.contains(CGPoint(x: 50, y: 30)))
  }

  @Test func clipBoundsFollowTheCoordinates() throws {
    var seen = [CGRect]()
    _ = try Drawn(
      Canvas { context, _ in
        seen.append(context.clipBoundingRect)
        context.clip(to: Self.box)
        context.translateBy(x: 10, y: 0)
        seen.append(context.clipBoundingRect)
      })
    #expect(seen.prefix(2) == [rect(0, 0, 100, 40), rect(0, 5, 20, 10)])
  }

  @Test func blendingIsOutermost() throws {
    let text = try text { context, _ in
      context.blendMode = .multiply
      context.opacity = 0.5
      context.clip(to: Self.box)
      context.fill(Self.box, with: .color(.black))
    }
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.map { String($0.prefix(4)) } == ["blen", "clip", "opac", "fill"])
  }

  // MARK: Text, pictures, symbols

  @Test func textIsMeasuredAndAnchored() throws {
    var size = CGSize.zero
    let items = try Drawn(
      Canvas { context, _ in
        let text = context.resolve(Text("ab").font(.system(size: 10)))
        size = text.measure(in: CGSize(width: 100, height: 100))
        context.draw(text, at: CGPoint(x: 50, y: 20))
      }
    ).items
    // Two letters of half an em.
    #expect(size.width == 10)
    guard case .glyphs(let run, _) = items.first else {
      Issue.record("no glyphs")
      return
    }
    #expect(run.origin.x == 50 - size.width / 2)
  }

  @Test func textTakesItsShading() throws {
    let text = try text { context, _ in
      var text = context.resolve(Text("ab") + Text("c").foregroundColor(.white))
      text.shading = .color(.black)
      context.draw(text, at: .zero, anchor: .topLeading)
    }
    #expect(text.contains("“ab”") && text.contains("#000000"))
    #expect(text.contains("“c”") && text.contains("#FFFFFF"))
  }

  @Test func pictureFillsItsRectangle() throws {
    let view = Canvas { context, _ in
      context.draw(Image("dog"), in: CGRect(x: 1, y: 2, width: 60, height: 30))
      context.draw(Image("dog"), at: CGPoint(x: 30, y: 20))
    }
    #expect(
      try Drawn(view, images: ["dog"]).text == """
        image dog 1,2 60×30
        image dog 20,15 20×10
        """)
  }

  @Test func symbolsAreFoundByTheirTags() throws {
    var missing = false
    let view = Canvas { context, _ in
      missing = context.resolveSymbol(id: "none") == nil
      guard let box = context.resolveSymbol(id: "box") else { return }
      context.draw(box, at: CGPoint(x: 50, y: 20))
      context.draw(box, in: CGRect(x: 0, y: 0, width: 16, height: 4))
    } symbols: {
      Text("other").tag("other")
      Color.black.frame(width: 8, height: 4).tag("box")
    }
    #expect(
      try Drawn(view).text == """
        translate 46 18
          fill rect 0,0 8×4 #000000
        transform 2 0 0 1 0 0
          fill rect 0,0 8×4 #000000
        """)
    #expect(missing)
  }

  @Test func idsOfAForEachAreTags() throws {
    let view = Canvas { context, _ in
      if let box = context.resolveSymbol(id: 2) {
        context.draw(box, at: .zero, anchor: .topLeading)
      }
    } symbols: {
      ForEach([1, 2], id: \.self) { Color.black.frame(width: CGFloat($0), height: 1) }
    }
    #expect(try Drawn(view).text.hasSuffix("fill rect 0,0 2×1 #000000"))
  }

  // MARK: Gradients

  @Test func mirroredGradientRunsThereAndBack() throws {
    let text = try text { context, _ in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 100, height: 40)),
        with: .linearGradient(
          Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 50, y: 0),
          options: .mirror))
    }
    #expect(
      text.hasSuffix(
        "linear(0,0 → 100,0: #000000 0, #FFFFFF 0.5, #FFFFFF 0.5, #000000 1)"))
  }

  @Test func repeatedGradientBeginsAnew() throws {
    let text = try text { context, _ in
      context.fill(
        Path(CGRect(x: -50, y: 0, width: 100, height: 40)),
        with: .linearGradient(
          Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 50, y: 0),
          options: .repeat))
    }
    #expect(
      text.hasSuffix(
        "linear(-50,0 → 50,0: #000000 0, #FFFFFF 0.5, #000000 0.5, #FFFFFF 1)"))
  }

  // MARK: State and time

  private struct Counter: View {
    @State var count = 1
    var body: some View {
      Canvas { context, _ in
        context.fill(
          Path(CGRect(x: 0, y: 0, width: CGFloat(count) * 10, height: 10)), with: .color(.black))
      }
      .onTapGesture { count += 1 }
    }
  }

  @Test func whatTheClosureReadsDrawsItAnew() throws {
    let host = try ViewHost(Counter(), Self.bare)
    #expect(try host.displayListDescription.contains("path 0,0 10×10"))
    try host.tap(.point(20, 20))
    #expect(try host.displayListDescription.contains("path 0,0 20×10"))
  }

  private static var bare: Variant {
    var variant = Variant(scale: 1, showsChrome: false)
    variant.size = CGSize(width: 100, height: 40)
    return variant
  }

  @Test func timelineDrawsEveryInstant() throws {
    let view = TimelineView(.animation) { timeline in
      let seconds = timeline.date.timeIntervalSinceReferenceDate
      Canvas { context, _ in
        let width = (seconds - seconds.rounded(.down)) * 80 + 1
        context.fill(Path(CGRect(x: 0, y: 0, width: width, height: 10)), with: .color(.black))
      }
    }
    let host = try ViewHost(view, Self.bare)
    let first = try host.displayListDescription
    try host.advance(by: 0.25)
    let second = try host.displayListDescription
    #expect(first != second)
  }
}

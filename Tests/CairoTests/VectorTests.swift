import CFreeType
import Foundation
import HangaBitmaps
import HangaDrawing
import HangaFonts
import HangaGeometry
import Testing

@testable import HangaCairo

/// SVGs are drawn by another library and compared with the engine's own picture.
struct VectorTests {
  private static let size = CGSize(width: 60, height: 40)
  private static let scale: CGFloat = 2

  private func list(_ items: [DisplayItem], on background: ResolvedColor? = .white) -> DisplayList {
    DisplayList(size: Self.size, scale: Self.scale, background: background, items: items)
  }

  private func document(
    _ items: [DisplayItem], as format: VectorFormat, text: VectorText = .outlines,
    on background: ResolvedColor? = .white, images: ImageStore = ImageStore()
  ) throws -> VectorDocument {
    try VectorDrawer(fonts: { try FontLibrary() }).draw(
      list(items, on: background), as: format, text: text, images: images)
  }

  private func svg(
    _ items: [DisplayItem], text: VectorText = .outlines, on background: ResolvedColor? = .white,
    images: ImageStore = ImageStore()
  ) throws -> String {
    String(
      decoding: try document(items, as: .svg, text: text, on: background, images: images).bytes,
      as: UTF8.self)
  }

  /// The mean difference of all components, and the share of pixels that differ by an eighth.
  private func difference(
    _ items: [DisplayItem], on background: ResolvedColor? = .white,
    images: ImageStore = ImageStore()
  ) throws -> (mean: Double, share: Double) {
    let own = try Rasterizer(fonts: FontLibrary()).draw(list(items, on: background), images: images)
    let bytes = try document(items, as: .svg, on: background, images: images).bytes
    let other = try EncodedPicture(name: "x.svg", bytes: bytes).decoded(
      width: own.width, height: own.height)
    var (sum, count) = (0, 0)
    for y in 0..<own.height {
      for x in 0..<own.width {
        let (a, b) = (own[x, y], other[x, y])
        let parts = [0, 8, 16, 24].map { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) }
        sum += parts.reduce(0, +)
        if parts.contains(where: { $0 > 32 }) { count += 1 }
      }
    }
    let pixels = Double(own.width * own.height)
    return (Double(sum) / pixels / 4, Double(count) / pixels)
  }

  private static func rect(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: w, height: h)
  }
  private static func color(_ hex: UInt32, _ alpha: Double = 1) -> ResolvedColor {
    ResolvedColor(hex: hex, alpha: alpha)
  }
  private static func fill(_ outline: Outline, _ hex: UInt32, _ alpha: Double = 1) -> DisplayItem {
    .fill(outline, .color(color(hex, alpha)), FillRule())
  }
  private static let red = fill(.rectangle(rect(5, 5, 30, 20)), 0xFF3B30)
  private static let blue = fill(.ellipse(rect(20, 12, 34, 24)), 0x007AFF)
  private static let ramp = [
    GradientStop(color: color(0xFF9500), location: 0),
    GradientStop(color: color(0x34C759, 0.2), location: 1),
  ]

  /// Each by a name for messages.
  private static let scenes: [(name: String, items: [DisplayItem], pictures: [String])] = [
    ("shapes", [red, blue], []),
    (
      "rounded",
      [
        .fill(
          .roundedRectangle(
            rect(6, 6, 48, 28), cornerSize: CGSize(width: 12, height: 12), .continuous),
          .color(color(0x5856D6, 0.6)), FillRule())
      ], []
    ),
    (
      "stroke",
      [
        .stroke(
          .ellipse(rect(8, 6, 44, 28)), .color(color(0x000000)),
          Pen(width: 3, cap: .round, join: .round, dash: [7, 5], dashPhase: 2))
      ], []
    ),
    ("opacity", [red, .group(.opacity(0.4), [red, blue])], []),
    ("clip", [.group(.clip(.ellipse(rect(10, 4, 40, 32)), FillRule()), [red, blue])], []),
    (
      "transform",
      [
        .group(.transform(CGAffineTransform(a: 0.8, b: 0.3, c: -0.3, d: 0.8, tx: 14, ty: 0)), [red])
      ],
      []
    ),
    ("multiply", [red, .group(.blend(.multiply), [blue])], []),
    (
      "clipped blend",
      [
        red,
        .group(
          .clip(.rectangle(rect(0, 0, 40, 40)), FillRule()), [.group(.blend(.screen), [blue])]),
      ],
      []
    ),
    ("isolated blend", [red, .group(.flatten, [blue, .group(.blend(.difference), [red])])], []),
    (
      "mask",
      [
        .group(
          .mask([
            .fill(
              .rectangle(rect(0, 0, 60, 40)),
              .linearGradient(ramp, start: .zero, end: CGPoint(x: 60, y: 0)), FillRule())
          ]), [red, blue])
      ],
      []
    ),
    (
      "erased mask",
      [
        .group(
          .mask([blue, .group(.blend(.destinationOut), [red])]),
          [fill(.rectangle(rect(0, 0, 60, 40)), 0)])
      ],
      []
    ),
    (
      "shadow",
      [
        .group(
          .shadow(
            ShadowRecipe(color: color(0, 0.5), radius: 3, offset: CGSize(width: 2, height: 4))),
          [red])
      ], []
    ),
    (
      "inner shadow",
      [
        .group(
          .shadow(
            ShadowRecipe(
              color: color(0, 0.5), radius: 2, offset: CGSize(width: 1, height: 2), isInner: true)),
          [red])
      ], []
    ),
    ("blur", [.group(.blur(radius: 2, isOpaque: false), [red])], []),
    (
      "filter",
      [
        .group(
          .colorMatrix(
            ColorMatrix(
              name: "swap", values: [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0])),
          [red, blue])
      ], []
    ),
    (
      "linear",
      [
        .fill(
          .rectangle(rect(0, 0, 60, 40)),
          .linearGradient(ramp, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 50, y: 30)), FillRule()
        )
      ], []
    ),
    (
      "radial",
      [
        .fill(
          .rectangle(rect(0, 0, 60, 40)),
          .radialGradient(ramp, center: CGPoint(x: 30, y: 20), startRadius: 6, endRadius: 24),
          FillRule())
      ], []
    ),
    (
      "elliptical",
      [
        .fill(
          .rectangle(rect(0, 0, 60, 40)),
          .ellipticalGradient(ramp, rect: rect(5, 5, 50, 30), startFraction: 0, endFraction: 1),
          FillRule())
      ], []
    ),
    (
      "angular",
      [
        .fill(
          .ellipse(rect(10, 4, 40, 32)),
          .angularGradient(ramp, center: CGPoint(x: 30, y: 20), start: 0, end: 6), FillRule())
      ], ["angular gradients"]
    ),
    (
      "material",
      [
        red, blue,
        .backdrop(
          .ellipse(rect(15, 5, 30, 30)),
          BackdropRecipe(
            name: "thin", blurRadius: 6, saturation: 1.4, brightness: 0, amount: 0.5,
            luminanceCurve: [0.5, 0.6, 0.7, 0.8])),
      ], ["the material thin"]
    ),
    ("plus lighter", [red, .group(.blend(.plusLighter), [blue])], ["the blend mode plusLighter"]),
    (
      "erased page",
      [
        red,
        .group(
          .transform(CGAffineTransform(translationX: 3, y: 2)),
          [blue, .group(.blend(.destinationOut), [red])]),
      ], ["what is erased from the page"]
    ),
    (
      "perspective", [.group(.projection([1, 0, 0, 0, 1, 0, 0.004, 0, 1]), [red, blue])],
      ["perspective"]
    ),
  ]

  @Test(arguments: scenes.indices)
  func svgLooksAsThePicture(index: Int) throws {
    let scene = Self.scenes[index]
    let result = try difference(scene.items)
    #expect(result.mean < 1.2, "\(scene.name): \(result)")
    #expect(result.share < 0.01, "\(scene.name): \(result)")
    #expect(try document(scene.items, as: .svg).notes == scene.pictures, "\(scene.name)")
  }

  @Test(arguments: scenes.indices)
  func equalScenesGiveEqualBytes(index: Int) throws {
    for format in [VectorFormat.svg, .pdf] {
      let drawer = try VectorDrawer(fonts: { try FontLibrary() })
      let items = Self.scenes[index].items
      let first = try drawer.draw(list(items), as: format, text: .outlines, images: ImageStore())
      // What was drawn in between leaves no trace.
      _ = try drawer.draw(list([Self.blue]), as: format, text: .outlines, images: ImageStore())
      let second = try drawer.draw(list(items), as: format, text: .outlines, images: ImageStore())
      #expect(first.bytes == second.bytes, "\(Self.scenes[index].name) \(format)")
      #expect(try document(items, as: format).bytes == first.bytes)
    }
  }

  @Test func onlyWhatCannotBeSaidIsAPicture() throws {
    for scene in Self.scenes {
      #expect(try svg(scene.items).contains("<image") == !scene.pictures.isEmpty, "\(scene.name)")
    }
  }

  @Test func transparentPageStaysTransparent() throws {
    #expect(try difference([Self.red], on: nil).mean < 0.5)
    #expect(try !svg([Self.red], on: nil).contains("#ffffff"))
  }

  @Test func equalGradientsAndClipsAreWrittenOnce() throws {
    let item = Self.scenes.first { $0.name == "linear" }!.items[0]
    let text = try svg([item, item, .group(.opacity(0.5), [item])])
    #expect(text.components(separatedBy: "<linearGradient").count == 2)
  }

  // MARK: Text

  private static let run = GlyphRun(
    face: FontFace(file: "Inter-Regular.otf"), size: 16, origin: CGPoint(x: 6, y: 26),
    glyphs: [], text: "A<b")

  private func shapedRun() throws -> GlyphRun {
    var run = Self.run
    let fonts = try FontLibrary()
    let face = try fonts.face(for: run.face)
    withExtendedLifetime(fonts) {
      run.glyphs = run.text.unicodeScalars.enumerated().map {
        GlyphRun.Glyph(id: FT_Get_Char_Index(face, FT_ULong($1.value)), x: CGFloat($0) * 12, y: 0)
      }
    }
    return run
  }

  @Test func outlinesNeedNoFont() throws {
    let item = DisplayItem.glyphs(try shapedRun(), .color(.black))
    let text = try svg([item])
    #expect(!text.contains("font-family") && text.contains("aria-label=\"A&lt;b\""))
    let result = try difference([item])
    #expect(result.mean < 1.2 && result.share < 0.02, "\(result)")
  }

  @Test func charactersNameTheirFont() throws {
    let text = try svg([.glyphs(try shapedRun(), .color(.black))], text: .characters)
    #expect(text.contains("font-family=\"Inter\" font-size=\"16\""))
    #expect(text.contains(">A&lt;b</text>"))
    #expect(text.contains("x=\"6 18 30\" y=\"26\""))
  }

  @Test func spacesMoveNoLetter() throws {
    var run = try shapedRun()
    run.text = "A< b"
    let text = try svg([.glyphs(run, .color(.black))], text: .characters)
    #expect(text.contains("x=\"6 18 30 30\" y=\"26\""))
  }

  @Test func lettersFromRightToLeftAreLeftToTheReader() throws {
    var run = try shapedRun()
    run.text = "אבג"
    let text = try svg([.glyphs(run, .color(.black))], text: .characters)
    #expect(text.contains("x=\"6\" y=\"26\"") && text.contains(">אבג</text>"))
  }

  @Test func glyphsWithoutCharactersAreOutlinesAlways() throws {
    var run = try shapedRun()
    run.text = ""
    let text = try svg([.glyphs(run, .color(.black))], text: .characters)
    #expect(!text.contains("<text") && text.contains("<path aria-label=\"\""))
  }

  // MARK: Pictures

  @Test func assetsAreEmbeddedAtTheirOwnDensity() throws {
    let images = ImageStore()
    let bitmap = Bitmap(
      width: 2, height: 2, words: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])
    let reference = images.add(bitmap, name: "dots")
    var item = ImageItem(reference: reference, frame: Self.rect(10, 5, 30, 30))
    item.interpolation = .none
    let text = try svg([.image(item)], images: images)
    #expect(text.contains("x=\"10\" y=\"5\" width=\"30\" height=\"30\""))
    #expect(text.contains("image-rendering=\"pixelated\""))
  }

  // MARK: PDF

  /// Some programs that show PDF cut lines in a gradient off.
  @Test func linesInAGradientAreShapesInAPDF() throws {
    let path = Path { path in
      path.move(to: CGPoint(x: 10, y: 20))
      path.addLine(to: CGPoint(x: 50, y: 20))
    }
    let stops = [
      GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
    ]
    let paint = Paint.linearGradient(
      stops, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 50, y: 0))
    let pen = Pen(width: 8, cap: .round)
    let line = try document([.stroke(.path(path), paint, pen)], as: .pdf).bytes
    let shape = path.strokedPath(StrokeStyle(lineWidth: 8, lineCap: .round))
    #expect(try line == document([.fill(.path(shape), paint, FillRule())], as: .pdf).bytes)
    #expect(try svg([.stroke(.path(path), paint, pen)]).contains("stroke-width=\"8\""))
  }

  @Test(arguments: scenes.indices)
  func pdfIsADocumentWithoutADate(index: Int) throws {
    let bytes = try document(Self.scenes[index].items, as: .pdf).bytes
    #expect(bytes.starts(with: Array("%PDF-1.".utf8)))
    #expect(bytes.suffix(6).elementsEqual("%%EOF\n".utf8))
    let text = String(decoding: bytes, as: Unicode.ASCII.self)
    #expect(text.contains("/MediaBox [ 0 0 60 40 ]"))
    #expect(!text.contains("CreationDate") && !text.contains("ModDate"))
    // A picture where the notes say so, and nowhere else.
    let needed = try document(Self.scenes[index].items, as: .pdf).notes
    #expect(text.contains("/Subtype /Image") == !needed.isEmpty, "\(Self.scenes[index].name)")
  }

  @Test func pdfCarriesItsFont() throws {
    let item = DisplayItem.glyphs(try shapedRun(), .color(.black))
    let characters = try document([item], as: .pdf, text: .characters).bytes
    let text = String(decoding: characters, as: Unicode.ASCII.self)
    #expect(text.contains("+Inter") && text.contains("/ToUnicode"))
    let outlines = String(
      decoding: try document([item], as: .pdf).bytes, as: Unicode.ASCII.self)
    #expect(!outlines.contains("/Font <<") && !outlines.contains("/ToUnicode"))
    #expect(try document([item], as: .pdf, text: .characters).bytes == characters)
  }
}

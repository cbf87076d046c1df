import HangaDrawing
import HangaSymbols
import SwiftUI
import Testing

@MainActor
struct ShapeStyleTests {
  private func fill<S: ShapeStyle>(_ style: S, scheme: ColorScheme = .light) throws -> String {
    let text = try Drawn(Rectangle().fill(style), scheme: scheme).text
    return text.replacingOccurrences(of: "fill rect 0,0 100×40 ", with: "")
  }

  /// facts/text-and-colour.md §3.3.
  @Test func stepsWithoutAForegroundAreTheLabelColours() throws {
    #expect(try fill(.primary) == "#000000")
    #expect(try fill(.secondary) == "#3C3C43@60%")
    #expect(try fill(.tertiary) == "#3C3C43@30%")
    #expect(try fill(.quaternary, scheme: .dark) == "#EBEBF5@16%")
  }

  /// facts/text-and-colour.md §3.4.
  @Test(arguments: [
    (HierarchicalShapeStyle.primary, "#FFFFFF"), (.secondary, "#FFFFFF@50%"),
    (.tertiary, "#FFFFFF@25%"), (.quaternary, "#FFFFFF@18%"),
  ])
  func stepsOfAForegroundAreFainter(step: HierarchicalShapeStyle, expected: String) throws {
    let drawn = try Drawn(Rectangle().fill(step).foregroundStyle(.white))
    #expect(drawn.text == "fill rect 0,0 100×40 \(expected)")
  }

  @Test func givenStepsAreTakenAsTheyAre() throws {
    let drawn = try Drawn(Rectangle().fill(.secondary).foregroundStyle(.white, .black))
    #expect(drawn.text == "fill rect 0,0 100×40 #000000")
  }

  @Test func stepsOfAnyStyleAreFainter() throws {
    #expect(try fill(Color.black.secondary) == "#000000@50%")
    #expect(try fill(.background.secondary) == "#F2F2F7")
    #expect(try fill(.background.tertiary) == "#FFFFFF")
  }

  @Test func stepsOfFillsAreTheSystemsFills() throws {
    #expect(try fill(.fill) == "#787880@20%")
    #expect(try fill(.fill.secondary) == "#787880@16%")
    #expect(try fill(.fill.tertiary) == "#767680@12%")
    #expect(try fill(.fill.quaternary) == "#747480@8%")
  }

  @Test func namedStylesAreSystemColours() throws {
    #expect(try fill(.separator) == "#3C3C43@29%")
    #expect(try fill(.placeholder) == "#3C3C43@30%")
    #expect(try fill(.link) == "#007AFF")
    #expect(try fill(.windowBackground, scheme: .dark) == "#000000")
  }

  @Test func backgroundStyleIsWhatTheSurroundingsSay() throws {
    let view = Rectangle().fill(.background)
    #expect(try Drawn(view).text.hasSuffix("#FFFFFF"))
    #expect(try Drawn(view.backgroundStyle(.black)).text.hasSuffix("#000000"))
    #expect(try Drawn(view.backgroundStyle(.background)).text.hasSuffix("#FFFFFF"))
  }

  @Test func tintReachesStylesAndTheAccentColour() throws {
    #expect(try Drawn(Rectangle().fill(.tint)).text.hasSuffix("#007AFF"))
    #expect(try Drawn(Rectangle().fill(.tint).tint(.white)).text.hasSuffix("#FFFFFF"))
    #expect(try Drawn(Rectangle().fill(.selection).tint(.white)).text.hasSuffix("#FFFFFF"))
    #expect(try Drawn(Color.accentColor.accentColor(.white)).text.hasSuffix("#FFFFFF"))
    #expect(try Drawn(Color.accentColor.tint(nil).tint(.white)).text.hasSuffix("#007AFF"))
  }

  @Test func opacityOfAStyleMultiplies() throws {
    #expect(try fill(Color.black.opacity(0.5).opacity(0.5)) == "#000000@25%")
    #expect(try fill(AnyShapeStyle(.black).opacity(0.5)) == "#000000@50%")
    #expect(try fill(Color.black.opacity(0)).isEmpty)
  }

  @Test func shadowBelongsToTheFill() throws {
    let style = Color.black.shadow(.drop(color: .white, radius: 3, y: 2))
    #expect(
      try fill(style) == """
        shadow #FFFFFF radius 3 offset 0 2
          #000000
        """)
  }

  /// facts/layout.md §14: black at 0.33 behind, at 0.55 inside.
  @Test func shadowsHaveTheirOwnDefaults() throws {
    #expect(try fill(Color.white.shadow(.drop(radius: 1))).contains("shadow #000000@33%"))
    #expect(
      try fill(Color.white.shadow(.inner(radius: 1))).contains("inner shadow #000000@55%"))
  }

  @Test func blendModeOfAStyleIsTheFillsOnly() throws {
    #expect(try fill(Color.black.blendMode(.multiply)) == "blend multiply\n  #000000")
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func materialsFollowTheScheme(scheme: ColorScheme) throws {
    let suffix = scheme == .dark ? "Dark" : "Light"
    let drawn = try Drawn(Capsule().fill(.ultraThinMaterial), scheme: scheme)
    #expect(drawn.text == "backdrop rounded 0,0 100×40 r 20 ultraThin\(suffix) blur 22.5")
  }

  @Test func userStylesAreAskedForTheEnvironment() throws {
    struct Plain: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white : Color.black
      }
    }
    #expect(try fill(Plain()) == "#000000")
    #expect(try fill(Plain(), scheme: .dark) == "#FFFFFF")
  }

  @Test func imagePaintRepeatsThePictureFromTheCorner() throws {
    let view = Rectangle().fill(ImagePaint(image: Image("dots"), scale: 0.5)).padding(4)
    #expect(
      try Drawn(view, images: ["dots"]).text == "fill rect 4,4 92×32 image(dots tile 4,4 10×5)")
  }

  @Test func imagePaintTakesAPartAndAnOpacity() throws {
    let paint = ImagePaint(
      image: Image("dots"), sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), scale: 2)
    #expect(
      try Drawn(Rectangle().fill(paint.opacity(0.5)), images: ["dots"]).text == """
        opacity 0.5
          fill rect 0,0 100×40 image(dots tile 0,0 20×20 part 0.5,0 0.5×1)
        """)
  }

  /// A symbol of one filled path at a body text's 17 points; its tile is its box, and one and a half
  /// boxes each way see parts of 2 × 2.
  @Test func imagePaintRepeatsSymbols() throws {
    let library = SymbolLibrary(folder: "/usr/share/bootstrap-icons/svg")
    let found = try library.outline("square.fill", weight: 400, scale: .medium)
    let outline = try #require(found)
    let box = CGSize(width: outline.size.width * 17, height: outline.size.height * 17)
    let paint = ImagePaint(image: Image(systemName: "square.fill"))
    let view = Rectangle().fill(paint)
      .frame(width: box.width * 1.5, height: box.height * 1.5)
    let lines = try Drawn(view).text.split(separator: "\n")
    #expect(lines.filter { $0.contains("clip") }.count == 1)
    #expect(lines.filter { $0.contains("fill") }.count == 2 * 2)
  }

  @Test func imagePaintRepeatsDrawings() throws {
    let image = Image(size: CGSize(width: 40, height: 20)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(.red))
    }
    // 100 × 40 points hold 5 × 4 tiles of half the size.
    let drawn = try Drawn(Rectangle().fill(ImagePaint(image: image, scale: 0.5)))
    let fills = drawn.text.split(separator: "\n").filter { $0.contains("fill ") }
    #expect(fills.count == 5 * 4)
  }
}

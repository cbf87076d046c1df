import HangaDrawing
import HangaRuntime
import SwiftUI
import Testing

@MainActor
struct LabelTests {
  private func label() -> some View {
    Label {
      Text("four").named("title")
    } icon: {
      Color.red.frame(width: 20, height: 10).named("icon")
    }
  }

  @Test func titleFollowsTheIconAtTheDefaultDistance() throws {
    let laid = try Laid(label())
    #expect(laid["icon"].size == CGSize(width: 20, height: 10))
    #expect(laid["title"].minX == laid["icon"].maxX + 8)
  }

  @Test func stylesLeaveOnePartOut() throws {
    #expect(try Laid(label().labelStyle(.titleOnly))["icon"] == .null)
    #expect(try Laid(label().labelStyle(.iconOnly))["title"] == .null)
    #expect(try Laid(label().labelStyle(.titleAndIcon))["title"] != .null)
    #expect(try Laid(label().labelStyle(.titleAndIcon).labelStyle(.titleOnly))["icon"] != .null)
  }

  @Test func ownStylesSeeTheirSurroundings() throws {
    let laid = try Laid(label().labelStyle(Upright()).dynamicTypeSize(.accessibility1))
    #expect(laid["title"].minY == laid["icon"].maxY + 40)
  }

  @Test func ownStylesMayAddToTheStyleOutside() throws {
    let laid = try Laid(label().labelStyle(Indented()).labelStyle(.titleOnly).named("all"))
    #expect(laid["icon"] == .null)
    #expect(laid["all"].width == laid["title"].width + 2 * 5)
  }

  @Test func keysAndStringsMakeLabels() {
    let name = "a"
    #expect(Label("a", systemImage: "star").title == Text("a"))
    #expect(Label(name, systemImage: "star").title == Text(verbatim: "a"))
    #expect(Label("a", image: "star").icon == Image("star"))
  }

  @Test func namesForReadersAreFound() throws {
    let count = 2048
    let laid = try Laid(
      VStack {
        Color.red.accessibilityLabel("\(count) reds")
        Color.red.accessibilityLabel(Text(verbatim: "b"))
        Color.red.accessibilityLabel(String("c"))
      })
    let labels = laid.tree.all.compactMap(\.accessibilityLabel)
    #expect(labels == ["2,048 reds", "b", "c"])
  }
}

private struct Upright: LabelStyle {
  @Environment(\.dynamicTypeSize) private var size
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: size.isAccessibilitySize ? 40 : 0) {
      configuration.icon
      configuration.title
    }
  }
}

private struct Indented: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration).padding(.horizontal, 5)
  }
}

/// Pictures among letters, and lengths that grow with them.
@MainActor
struct InlinePictureTests {
  private func picture(_ width: Int, _ height: Int) -> Image {
    Image(
      source: .loaded(
        ImageReference(name: "p", digest: 1, pixelWidth: width, pixelHeight: height, scale: 1)))
  }

  @Test func picturesStandOnTheBaseline() throws {
    let text = Text("a") + Text(picture(20, 10))
    let size = try Laid(text.font(.system(size: 20)).named("t"))["t"].size
    #expect(size == CGSize(width: 10 + 20, height: 24))
  }

  @Test func tallPicturesRaiseTheLine() throws {
    let text = Text("a\(picture(20, 40))").font(.system(size: 20)).named("t")
    // Above the baseline the picture, below it the letters' 0.2412 em.
    #expect(try Laid(text)["t"].size == CGSize(width: 10 + 20, height: 45))
  }

  @Test func picturesAreDrawnWhereTheyStand() throws {
    let text = Text("a\(picture(20, 10))").font(.system(size: 20))
    let laid = try Laid(
      text.frame(width: 100, height: 100, alignment: .topLeading),
      in: CGSize(width: 100, height: 100))
    let recorder = Recorder(scale: 1)
    recorder.record(laid.root.element)
    let frames = recorder.items.compactMap { item -> CGRect? in
      guard case .image(let image) = item else { return nil }
      return image.frame
    }
    #expect(frames == [rect(10, 9, 20, 10)])
  }

  @Test func symbolsAreAsLargeAsTheTextsAround() {
    var environment = EnvironmentValues()
    #expect(environment.symbolFont == SymbolFont(pointSize: 17, weight: 400))
    environment.font = .title
    environment.fontTraits = [.weight(.heavy)]
    #expect(environment.symbolFont == SymbolFont(pointSize: 28, weight: 800))
  }

  @Test func scaledMetricsGrowLikeLinePitches() throws {
    #expect(try Laid(Metered())["m"].width == 10)
    // 62/22 of the body's line pitch (facts/text-and-colour.md §1), to the nearest pixel.
    let width = try Laid(Metered().dynamicTypeSize(.accessibility5), scale: 3)["m"].width
    #expect(abs(width - 28.33) < 0.005)
  }
}

private struct Metered: View {
  @ScaledMetric private var side: CGFloat = 10
  var body: some View { Color.red.frame(width: side, height: side).named("m") }
}

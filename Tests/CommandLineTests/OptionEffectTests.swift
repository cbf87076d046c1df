import Foundation
import Testing

/// What each option changes in the tree or the picture. One screen says everything it is told.
struct OptionEffectTests {
  private static let probe = """
    import SwiftUI

    struct Probe: View {
      @Environment(\\.colorScheme) private var scheme
      @Environment(\\.dynamicTypeSize) private var typeSize
      @Environment(\\.layoutDirection) private var direction
      @Environment(\\.locale) private var locale
      @Environment(\\.displayScale) private var scale
      @Environment(\\.colorSchemeContrast) private var contrast

      var body: some View {
        GeometryReader { proxy in
          VStack(spacing: 0) {
            Text(verbatim: "scheme \\(scheme)")
            Text(verbatim: "type \\(typeSize)")
            Text(verbatim: "direction \\(direction)")
            Text(verbatim: "locale \\(locale.identifier)")
            Text(verbatim: "scale \\(scale)")
            Text(verbatim: "contrast \\(contrast)")
            Text(verbatim: "room \\(proxy.size.width)x\\(proxy.size.height)")
            Text(verbatim: "top \\(proxy.safeAreaInsets.top)")
            Text(verbatim: "screen \\(UIScreen.main.bounds.width)")
          }
        }
      }
    }

    struct Other: View {
      let isOther = true
      var body: some View { Text("the other one") }
    }
    """

  @Test func everyOptionReachesTheView() throws {
    let program = try Program(["probe.swift": Self.probe])
    defer { program.remove() }
    // From facts/controls.md: an iPhone 13 is 390×844 @3x, its insets 47 above and 34 below.
    let plain = [
      "scheme light", "type large", "direction leftToRight", "locale en_US", "scale 3.0",
      "contrast standard", "room 390.0x763.0", "top 47.0", "screen 390.0",
    ]
    let effects: [(words: [String], texts: [String])] = [
      (["--scheme", "dark"], ["scheme dark"]),
      (["--type-size", "accessibility-3"], ["type accessibility3"]),
      (["--direction", "rtl"], ["direction rightToLeft"]),
      (["--locale", "ja_JP"], ["locale ja_JP", "direction leftToRight"]),
      (["--locale=ar"], ["locale ar", "direction rightToLeft"]),
      (["--locale", "ar", "--direction", "ltr"], ["locale ar", "direction leftToRight"]),
      (["--scale", "2"], ["scale 2.0"]),
      (["--contrast", "high"], ["contrast increased"]),
      (["--size", "320x240"], ["room 320.0x240.0", "top 0.0", "screen 320.0"]),
      (["--device", "iphone-se-3"], ["room 375.0x647.0", "top 20.0", "scale 2.0"]),
      (["--device", "IPHONE 13 PRO MAX"], ["room 428.0x845.0", "screen 428.0"]),
      // Lying down, 47 at both sides and 21 below.
      (["--orientation", "landscape"], ["room 750.0x369.0", "screen 844.0"]),
      (["--view", "Other"], ["the other one"]),
      (["--platform", "macos"], ["scale 2.0", "room 800.0x600.0", "top 0.0", "screen 800.0"]),
      (["--platform", "macos", "--size", "320x240"], ["scale 2.0", "screen 320.0"]),
      (["--strict"], plain),
    ]
    let texts = try program.tree(["probe.swift", "--view", "Probe"]).texts
    #expect(texts == plain)
    for (words, expected) in effects {
      let named = words.contains("--view") ? [] : ["--view", "Probe"]
      let texts = try program.tree(["probe.swift"] + named + words).texts
      #expect(Set(texts).isSuperset(of: expected), "\(words): \(texts)")
    }
  }

  private static let blank = """
    import SwiftUI
    struct Blank: View { var body: some View { Color(red: 1, green: 0, blue: 0) } }
    """

  @Test func pictureHasThePixelsOfTheVariant() throws {
    let program = try Program(["blank.swift": Self.blank])
    defer { program.remove() }
    let sizes: [(words: [String], width: Int, height: Int)] = [
      ([], 3 * 390, 3 * 844), (["--scale", "1"], 390, 844),
      (["--size", "20x10", "--scale", "2.5"], 50, 25),
      (["--device", "iphone-se-3", "--orientation", "landscape"], 2 * 667, 2 * 375),
    ]
    for (words, width, height) in sizes {
      let picture = try program.render(["blank.swift"] + words)
      #expect(picture.width == width && picture.height == height, "\(words)")
    }
  }

  @Test func chromeOffLeavesStatusBarAndIndicatorOut() throws {
    let program = try Program(["blank.swift": Self.blank])
    defer { program.remove() }
    let with = try program.tree(["blank.swift"])
    #expect(with.all.contains { $0.type == "StatusBar" })
    #expect(with.all.contains { $0.type == "HomeIndicator" })
    let without = try program.tree(["blank.swift", "--chrome", "off"])
    #expect(!without.all.contains { $0.type == "StatusBar" || $0.type == "HomeIndicator" })
    // The safe area stays.
    #expect(without.first("Color").frame == Shown.Frame(0, 47, 390, 763))
    let drawn = try program.render(["blank.swift"]).bytes
    #expect(try program.render(["blank.swift", "--chrome", "off"]).bytes != drawn)
  }

  @Test func schemeAndEraChangeThePicture() throws {
    let text = """
      import SwiftUI
      struct Page: View { var body: some View { Text("Hello") } }
      """
    let program = try Program(["page.swift": text])
    defer { program.remove() }
    let light = try program.render(["page.swift", "--size", "80x40"])
    let dark = try program.render(["page.swift", "--size", "80x40", "--scheme", "dark"])
    #expect(light.bytes != dark.bytes)
  }

  @Test func assetsAreFoundInTheFolderThatIsNamed() throws {
    let text = """
      import SwiftUI
      struct Page: View { var body: some View { Image("dot") } }
      """
    let program = try Program(["page.swift": text, "art/dot.svg": Pictures.square])
    defer { program.remove() }
    let image = try program.tree(["page.swift", "--assets", "art"]).first("Image")
    #expect(image.frame.width == 12 && image.frame.height == 8)
    #expect(
      try program.run(["render", "page.swift", "--assets", "art", "-o", "o.png"]).errors == "")
  }

  @Test func missingPictureWarnsAndIsAnErrorWhenStrict() throws {
    let text = """
      import SwiftUI
      struct Page: View {
        var body: some View { Image("nowhere").resizable().frame(width: 30, height: 20) }
      }
      """
    let program = try Program(["page.swift": text])
    defer { program.remove() }
    let lenient = try program.run(["render", "page.swift", "-o", "o.png"])
    #expect(lenient.status == 0)
    #expect(lenient.errors.contains("“nowhere”"))
    #expect(program.exists("o.png"))
    let strict = try program.run(["render", "page.swift", "--strict", "-o", "s.png"])
    #expect(strict.status == 2)
    #expect(strict.errors.contains("“nowhere”") && strict.errors.contains("--strict"))
    #expect(!program.exists("s.png"))
    #expect(try program.run(["tree", "page.swift", "--strict"]).status == 2)
  }

  @Test func unknownSymbolWarnsWithItsName() throws {
    let text = """
      import SwiftUI
      struct Page: View { var body: some View { Image(systemName: "no.such.symbol") } }
      """
    let program = try Program(["page.swift": text])
    defer { program.remove() }
    let outcome = try program.run(["render", "page.swift", "-o", "o.png"])
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("no.such.symbol"))
  }

  @Test func languageModeAndIsolationDecideWhatCompiles() throws {
    let text = """
      import SwiftUI
      var shared = 1
      struct Page: View { var body: some View { Text("\\(shared)") } }
      """
    let program = try Program(["page.swift": text])
    defer { program.remove() }
    #expect(try program.run(["tree", "page.swift"]).status == 0)
    let six = try program.run(["tree", "page.swift", "--swift-version", "6"])
    #expect(six.status == 2)
    #expect(six.errors.contains("page.swift:2:5: error:"))
    let isolated = try program.run(
      ["tree", "page.swift", "--swift-version", "6", "--default-isolation", "MainActor"])
    #expect(isolated.status == 0)
  }

  @Test func cacheIsWrittenOnceAndNotWithNoCache() throws {
    let program = try Program(["blank.swift": Self.blank])
    defer { program.remove() }
    _ = try program.tree(["blank.swift", "--no-cache"])
    #expect(program.names(in: ".cache/hanga").isEmpty)
    _ = try program.tree(["blank.swift"])
    let kept = program.names(in: ".cache/hanga")
    #expect(kept.count == 1)
    _ = try program.tree(["blank.swift"])
    #expect(program.names(in: ".cache/hanga") == kept)
  }

  @Test func previewIsChosenBeforeTheFirstView() throws {
    let text = """
      import SwiftUI
      struct Page: View {
        var title = "plain"
        var body: some View { Text(title) }
      }
      #Preview { Page(title: "previewed") }
      #Preview("Named") { Page(title: "named") }
      """
    let program = try Program(["page.swift": text])
    defer { program.remove() }
    #expect(try program.tree(["page.swift"]).texts == ["previewed"])
    #expect(try program.tree(["page.swift", "--view", "Named"]).texts == ["named"])
    #expect(try program.tree(["page.swift", "--view", "Page"]).texts == ["plain"])
  }
}

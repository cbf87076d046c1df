import Testing

/// Fonts of one's own on the command line, and a Mac's measures.
struct FontOptionTests {
  private static let page = """
    import SwiftUI
    struct Page: View {
      var body: some View {
        VStack {
          Text("mmmmmmmmmm").font(.custom("DejaVu Sans Mono", fixedSize: 20))
          Text("plain")
        }
      }
    }
    """
  private static let mono = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"

  @Test func aRegisteredFontIsUsed() throws {
    let program = try Program(["page.swift": Self.page])
    defer { program.remove() }
    let shown = try program.tree(["page.swift", "--fonts", Self.mono, "--scale", "1"])
    let text = try #require(shown.all.first { $0.text == "mmmmmmmmmm" })
    // 1233 of 2048 for each letter; 1901 and 483 for the line.
    #expect(text.frame.width == (10.0 * 20 * 1233 / 2048).rounded(.up))
    #expect(text.frame.height == (20.0 * (1901 + 483) / 2048).rounded(.up))
  }

  @Test func aMissingFontWarnsAndIsAnErrorWhenStrict() throws {
    let program = try Program(["page.swift": Self.page])
    defer { program.remove() }
    let lax = try program.run(["tree", "page.swift"])
    #expect(lax.status == 0)
    #expect(lax.errors.contains("No font is registered as “DejaVu Sans Mono”"), "\(lax.errors)")
    let strict = try program.run(["tree", "page.swift", "--strict"])
    #expect(strict.status == 2)
    #expect(strict.errors.contains("--strict"))
    let nowhere = try program.run(["tree", "page.swift", "--fonts", "/nowhere"])
    #expect(nowhere.status == 2)
    #expect(nowhere.errors.contains("There is no font at /nowhere"), "\(nowhere.errors)")
  }

  @Test func aMacHasItsOwnLinesCanvasAndScale() throws {
    let program = try Program(["page.swift": Self.page])
    defer { program.remove() }
    let mac = try program.tree(["page.swift", "--fonts", Self.mono, "--platform", "macos"])
    let plain = try #require(mac.all.first { $0.text == "plain" })
    #expect(plain.frame.height == 16)
    // Centred in a window of 800.
    #expect(plain.frame.x + plain.frame.width / 2 == 400)
    let phone = try program.tree(["page.swift", "--fonts", Self.mono, "--platform", "ios"])
    #expect(try #require(phone.all.first { $0.text == "plain" }).frame.height > 20)
  }
}

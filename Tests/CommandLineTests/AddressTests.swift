import Foundation
import Testing

/// Pictures by address, which an `images.json` among the assets maps to files.
struct AddressTests {
  private static let page = """
    import SwiftUI
    struct Page: View {
      var body: some View { AsyncImage(url: URL(string: "https://example.com/a.png")!) }
    }
    """

  @Test func imagesFileAmongTheAssetsGivesThePicture() throws {
    let program = try Program([
      "page.swift": Self.page, "art/images.json": #"{"https://example.com/a.png": "square.svg"}"#,
      "art/square.svg": Pictures.square,
    ])
    defer { program.remove() }
    let found = try program.run(["render", "page.swift", "--assets", "art", "-o", "o.png"])
    #expect(found.status == 0 && found.errors.isEmpty)
    let missing = try program.run(["render", "page.swift", "-o", "p.png"])
    #expect(missing.status == 0 && missing.errors.contains("https://example.com/a.png"))
  }
}

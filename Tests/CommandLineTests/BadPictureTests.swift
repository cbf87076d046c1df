import Foundation
import Testing

/// Picture files that are missing, cut off or no pictures.
struct BadPictureTests {
  private static let page = """
    import SwiftUI
    struct Page: View { var body: some View { Image("pic") } }
    """

  private static let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Files by name, each wrong in its own way.
  private static let files: [(name: String, bytes: [UInt8])] = [
    ("pic.png", []),
    ("pic.png", Array("not a picture".utf8)),
    ("pic.png", header),
    ("pic.png", header + [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 4, 0, 0]),
    ("pic.jpg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8)),
    ("pic.svg", Array(Pictures.square.utf8.dropLast(20))),
    ("pic.svg", Array("<html></html>".utf8)),
  ]

  @Test(arguments: files.indices)
  func pictureThatCannotBeReadIsOneErrorNamingTheFile(index: Int) throws {
    let file = Self.files[index]
    let program = try Program(["page.swift": Self.page])
    defer { program.remove() }
    try program.write(Data(file.bytes), to: "art/" + file.name)
    for words in [["render", "page.swift", "-o", "o.png"], ["tree", "page.swift"]] {
      let outcome = try program.run(words + ["--assets", "art"])
      #expect(outcome.status == 2 && outcome.output == "")
      #expect(outcome.errors.hasPrefix("hanga: The picture \(file.name) cannot be read: "))
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }
    #expect(!program.exists("o.png"))
  }

  /// Cut off where its pixels are: only drawing comes upon it.
  @Test func pictureCutOffInItsPixelsIsOneError() throws {
    let program = try Program([
      "page.swift": Self.page,
      "noise.swift": """
      import SwiftUI
      struct Noise: View {
        var body: some View {
          LinearGradient(colors: [.red, .blue, .green], startPoint: .top, endPoint: .bottomTrailing)
        }
      }
      """,
    ])
    defer { program.remove() }
    let whole = try program.render(["noise.swift", "--size", "40x40"]).bytes
    try program.write(whole.prefix(whole.count / 2), to: "art/pic.png")
    let outcome = try program.run(["render", "page.swift", "--assets", "art", "-o", "o.png"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("hanga: The picture pic.png cannot be read: "))
    #expect(!program.exists("o.png"))
  }

  @Test func catalogEntryThatCannotBeReadIsNamed() throws {
    let program = try Program([
      "page.swift": Self.page, "A.xcassets/pic.imageset/Contents.json": "{ broken",
    ])
    defer { program.remove() }
    for assets in [".", "A.xcassets"] {
      let outcome = try program.run(
        ["render", "page.swift", "--assets", assets, "-o", "o.png"])
      #expect(outcome.status == 0)
      #expect(outcome.errors.contains("pic.imageset"), "\(assets)")
      #expect(outcome.errors.contains("“pic”"))
    }
  }

  @Test func pictureThatACatalogNamesAndLacksIsAnError() throws {
    let program = try Program([
      "page.swift": Self.page,
      "A.xcassets/pic.imageset/Contents.json":
        "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"gone.png\", \"scale\": \"1x\"}]}",
    ])
    defer { program.remove() }
    let outcome = try program.run(
      ["render", "page.swift", "--assets", "A.xcassets", "-o", "o.png"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("gone.png"))
  }
}

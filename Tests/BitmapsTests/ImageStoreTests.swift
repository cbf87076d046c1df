import Foundation
import HangaBitmaps
import HangaDrawing
import HangaGeometry
import Testing

struct ImageStoreTests {
  /// A folder with a catalog: an image in two scales and a dark one, a namespace, a colour.
  private func withAssets(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "hanga-assets-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ path: String, _ content: [UInt8]) throws {
      let full = folder + "/" + path
      try FileManager.default.createDirectory(
        atPath: (full as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try AtomicFile.write(content, to: full)
    }
    func png(_ width: Int, _ height: Int, _ word: UInt32 = 0xFFFF_0000) -> [UInt8] {
      PNGEncoder().encode(
        Bitmap(
          width: width, height: height, words: [UInt32](repeating: word, count: width * height)))
    }
    let entry = "Media.xcassets/Logo.imageset/"
    let dark = "\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}],"
    try write(entry + "one.png", png(2, 2))
    try write(entry + "two.png", png(4, 4))
    try write(entry + "night.png", png(6, 2))
    try write(
      entry + "Contents.json",
      Array(
        """
        {"images":[{"idiom":"universal","scale":"1x","filename":"one.png"},
        {"idiom":"universal","scale":"2x","filename":"two.png"},
        {"idiom":"universal",\(dark)"scale":"2x","filename":"night.png"}]}
        """.utf8))
    try write(
      "Media.xcassets/Team/Contents.json",
      Array("{\"properties\":{\"provides-namespace\":true}}".utf8))
    try write("Media.xcassets/Team/Face.imageset/f.png", png(1, 1))
    try write(
      "Media.xcassets/Team/Face.imageset/Contents.json",
      Array("{\"images\":[{\"idiom\":\"universal\",\"filename\":\"f.png\"}]}".utf8))
    let components =
      "\"components\":{\"red\":\"0xFF\",\"green\":\"128\",\"blue\":\"0.5\",\"alpha\":\"1.000\"}"
    try write(
      "Media.xcassets/Brand.colorset/Contents.json",
      Array(
        """
        {"colors":[{"idiom":"universal","color":{"color-space":"srgb",\(components)}},
        {"idiom":"universal",\(dark)"color":{"components":{"white":"1.0","alpha":"1.0"}}}]}
        """.utf8))
    try write("loose@3x.png", png(3, 3))
    try write("broken.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3])
    try body(folder)
  }

  @Test func namesAreFoundByScaleAndScheme() throws {
    try withAssets { folder in
      let store = ImageStore(folders: [folder])
      func size(_ name: String, _ scale: CGFloat, dark: Bool = false) -> CGSize? {
        store.image(named: name, variant: ImageVariant(scale: scale, isDark: dark))?.size
      }
      #expect(size("Logo", 1) == CGSize(width: 2, height: 2))
      // At scale 3 the 2x file is the best there is: 4 pixels are 2 points.
      #expect(size("Logo", 3) == CGSize(width: 2, height: 2))
      #expect(size("Logo", 2, dark: true) == CGSize(width: 3, height: 1))
      #expect(size("Team/Face", 2) == CGSize(width: 1, height: 1))
      #expect(size("Face", 2) == nil)
      #expect(size("loose", 3) == CGSize(width: 1, height: 1))
      #expect(size("loose.png", 3) == nil || size("loose", 3) != nil)
    }
  }

  @Test func colorsAreFoundByScheme() throws {
    try withAssets { folder in
      let store = ImageStore(folders: [folder])
      let light = store.color(named: "Brand", isDark: false)
      #expect(light == ResolvedColor(red: 1, green: 128.0 / 255, blue: 0.5))
      #expect(store.color(named: "Brand", isDark: true) == .white)
    }
  }

  @Test func aMissingNameIsToldOnce() throws {
    try withAssets { folder in
      let store = ImageStore(folders: [folder])
      for _ in 0..<3 {
        #expect(store.image(named: "Nope", variant: ImageVariant(scale: 1, isDark: false)) == nil)
      }
      #expect(store.diagnostics.count == 1 && store.diagnostics[0].contains("Nope"))
    }
  }

  @Test func aDamagedFileIsAnErrorWithItsName() throws {
    try withAssets { folder in
      let store = ImageStore(folders: [folder])
      for _ in 0..<2 {
        #expect(store.image(named: "broken", variant: ImageVariant(scale: 1, isDark: false)) == nil)
      }
      #expect(store.errors.map(\.file) == ["broken.png"])
    }
  }

  @Test func addressesAreFoundInAFolderOrAMap() throws {
    try withAssets { folder in
      let url = try #require(URL(string: "https://example.com/a/loose@3x.png"))
      let byFolder = ImageStore(addresses: try AddressMap(path: folder))
      #expect(byFolder.image(at: url)?.pixelWidth == 3)
      let byMap = ImageStore(addresses: AddressMap([url.absoluteString: folder + "/loose@3x.png"]))
      #expect(byMap.image(at: url)?.pixelWidth == 3)
      let other = try #require(URL(string: "https://example.com/b.png"))
      #expect(byMap.image(at: other) == nil)
    }
  }

  /// A catalog with one entry of each of `files`, name and text.
  private func catalog(_ files: [String: String]) throws -> String {
    let folder = NSTemporaryDirectory() + "hanga-catalog-\(UUID().uuidString).xcassets"
    for (name, text) in files {
      let path = folder + "/" + name
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try AtomicFile.write(Array(text.utf8), to: path)
    }
    return folder
  }

  private static let square =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"4\"><rect width=\"4\" height=\"4\"/></svg>"

  @Test func catalogSaysWhichPicturesAreStencils() throws {
    let folder = try catalog([
      "A.imageset/a.svg": Self.square,
      "A.imageset/Contents.json":
        "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"a.svg\"}],"
        + "\"properties\":{\"template-rendering-intent\":\"template\"}}",
      "B.imageset/b.svg": Self.square,
      "B.imageset/Contents.json":
        "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"b.svg\"}]}",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = ImageStore(folders: [folder])
    let variant = ImageVariant(scale: 1, isDark: false)
    #expect(store.image(named: "A", variant: variant)?.isTemplate == true)
    #expect(store.image(named: "B", variant: variant)?.isTemplate == false)
  }

  @Test func kindsNobodyReadsAreTold() throws {
    let folder = try catalog([
      "A.imageset/a.pdf": "%PDF-1.4",
      "A.imageset/Contents.json":
        "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"a.pdf\"}]}",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = ImageStore(folders: [folder])
    #expect(store.image(named: "A", variant: ImageVariant(scale: 1, isDark: false)) == nil)
    #expect(store.errors.isEmpty)
    #expect(store.diagnostics == ["The image “A” is a .pdf file, which Hanga does not read."])
  }

  @Test func firstFolderOfANameCounts() throws {
    func color(_ red: String) -> String {
      "{\"colors\":[{\"idiom\":\"universal\",\"color\":{\"components\":"
        + "{\"red\":\"\(red)\",\"green\":\"0\",\"blue\":\"0\",\"alpha\":\"1.0\"}}}]}"
    }
    let first = try catalog(["A.colorset/Contents.json": color("1.0")])
    let second = try catalog([
      "A.colorset/Contents.json": color("0.0"), "B.colorset/Contents.json": color("0.0"),
    ])
    defer { for folder in [first, second] { try? FileManager.default.removeItem(atPath: folder) } }
    let store = ImageStore(folders: [first, second])
    #expect(store.color(named: "A", isDark: false)?.red == 1)
    #expect(store.color(named: "B", isDark: false)?.red == 0)
    #expect(AssetNames(catalogs: [first, second]).colors == ["A", "B"])
  }

  @Test func colorsMayBeTheSystems() throws {
    let folder = try catalog([
      "A.colorset/Contents.json":
        "{\"colors\":[{\"idiom\":\"universal\","
        + "\"color\":{\"platform\":\"ios\",\"reference\":\"systemRedColor\"}}]}"
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = ImageStore(folders: [folder])
    #expect(
      store.color(named: "A", isDark: true)
        == SystemColorTable.color(.red, ColorConditions(isDark: true)))
  }
}

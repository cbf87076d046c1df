import Foundation
import HangaBitmaps
import Testing

@testable import HangaSnapshots

struct SnapshotStoreTests {
  private let folder: Folder
  private let name = SnapshotName(suite: "Suite", test: "test", kind: "png")
  private let file = "Snapshots/Suite/test.png"

  init() throws { folder = try Folder() }

  @Test func nothingIsReadBeforeItIsWritten() throws {
    #expect(try folder.store.picture(of: name) == nil)
    #expect(try folder.store.contents(of: name) == nil)
    #expect(folder.files.isEmpty)
  }

  @Test func pictureComesBackWithDigestAndTree() throws {
    let picture = Bitmap.card(8, 6)
    let tree = SnapshotTree([
      .init(
        kind: "VStack", frame: .init(x: 0, y: 1.5, width: 8, height: 3),
        children: [
          .init(
            kind: "Text", frame: .init(x: 1, y: 2, width: 3, height: 1), identifier: "title",
            label: "見出し", text: "日本", color: "#FF0000", source: "A.swift:3"),
          .init(kind: "Image", frame: .init(x: 4, y: 2, width: 1, height: 1)),
        ]),
      .init(kind: "Divider", frame: .init(x: 0, y: 0, width: 8, height: 1)),
    ])
    #expect(try folder.store.write(picture: picture, scale: 2, tree: tree, as: name) == .added)
    let recorded = try #require(try folder.store.picture(of: name))
    #expect(recorded.digest == picture.digest)
    #expect(recorded.tree == tree)
    #expect(try recorded.decoded() == picture)
    #expect((recorded.width, recorded.height) == (8, 6))
    #expect(folder.files == [file])
  }

  @Test func deepTreesSurvive() throws {
    var element = SnapshotTree.Element(kind: "Text", frame: .init(x: 0, y: 0, width: 1, height: 1))
    for _ in 0..<1000 {
      element = .init(kind: "VStack", frame: element.frame, children: [element])
    }
    let tree = SnapshotTree([element])
    try folder.store.write(picture: .card(4, 4), scale: 1, tree: tree, as: name)
    #expect(try folder.store.picture(of: name)?.tree == tree)
  }

  @Test func fileIsRewrittenOnlyIfPixelsChange() throws {
    let store = folder.store
    try store.write(picture: .card(8, 6), scale: 1, as: name)
    let first = folder.inode(of: file)
    let tree = SnapshotTree([.init(kind: "A", frame: .init(x: 0, y: 0, width: 1, height: 1))])
    #expect(try store.write(picture: .card(8, 6), scale: 1, tree: tree, as: name) == .unchanged)
    #expect(folder.inode(of: file) == first)
    #expect(
      try store.write(
        picture: .card(8, 6, PixelRegion(x: 2, y: 1, width: 2, height: 2)), scale: 1, as: name)
        == .changed)
    #expect(folder.inode(of: file) != first)
  }

  /// Another program may have written the same pixels in its own way, or changed them.
  @Test func filesOfOtherProgramsAreDecoded() throws {
    let picture = Bitmap.card(8, 6)
    try folder.put(PNGEncoder(effort: .fast).encode(picture), at: file)
    let recorded = try #require(try folder.store.picture(of: name))
    #expect(recorded.digest == nil)
    #expect(recorded.shows(picture))
    #expect(try folder.store.write(picture: picture, scale: 1, as: name) == .unchanged)
  }

  /// An editor that keeps the chunks and changes the pixels must not be believed.
  @Test func digestOfAnEditedFileIsNotTrusted() throws {
    let (old, new) = (
      Bitmap.card(8, 6), Bitmap.card(8, 6, PixelRegion(x: 3, y: 3, width: 1, height: 1))
    )
    let sealed = RecordedPicture.file(old, scale: 1)
    let png = try PNGFile(name: "", bytes: sealed)
    let (seal, _) = try #require(png.text("hanga-pixels"))
    let edited = PNGFile.adding(
      seal, keyword: "hanga-pixels", isCompressed: false, to: PNGEncoder(effort: .small).encode(new)
    )
    try folder.put(edited, at: file)
    let recorded = try #require(try folder.store.picture(of: name))
    #expect(recorded.digest == nil)
    #expect(recorded.shows(new) && !recorded.shows(old))
  }

  /// The digest is of what was drawn, so what a file keeps of translucent colours must be all.
  @Test func translucentColoursSurviveTheFile() throws {
    var words: [UInt32] = []
    for alpha: UInt32 in 0...255 {
      for value: UInt32 in 0...255 {
        let part = min(value, alpha)
        words.append(alpha << 24 | part << 16 | (alpha - part) << 8 | part / 2)
      }
    }
    let picture = Bitmap(width: 256, height: 256, words: words)
    try folder.store.write(picture: picture, scale: 1, as: name)
    #expect(try folder.store.picture(of: name)?.decoded() == picture)
  }

  @Test func textComesBackAndIsRewrittenOnlyIfItChanges() throws {
    let name = SnapshotName(suite: "Suite", test: "test", kind: "txt")
    #expect(try folder.store.write(text: "あ\n", as: name) == .added)
    #expect(try folder.store.text(of: name) == "あ\n")
    #expect(try folder.store.write(text: "あ\n", as: name) == .unchanged)
    #expect(try folder.store.write(text: "い\n", as: name) == .changed)
  }

  @Test func namesThatDifferInCaseOnlyHaveFilesThatDifferInMore() throws {
    let names = ["isBlue", "isblue", "ISBLUE"].map {
      SnapshotName(suite: "Suite", test: $0, kind: "txt")
    }
    for name in names { try folder.store.write(text: name.test, as: name) }
    for name in names { #expect(try folder.store.text(of: name) == name.test) }
    #expect(Set(folder.files.map { $0.lowercased() }).count == 3)
    #expect(folder.files.contains("Snapshots/Suite/isBlue.txt"))
    try folder.store.write(text: "x", as: SnapshotName(suite: "suite", test: "a", kind: "txt"))
    #expect(Set(folder.files.map { $0.lowercased().prefix(16) }).count == 2)
  }

  @Test func filesAreListedWithoutWhatIsTheStoresOwn() throws {
    try folder.store.write(text: "a", as: SnapshotName(suite: "B", test: "t", kind: "txt"))
    try folder.store.write(text: "a", as: SnapshotName(suite: "A", test: "t", kind: "txt"))
    try folder.store.record(Provenance(fonts: ["Inter": "4.0"]))
    try folder.put([], at: "Snapshots/A/.hanga-1-1.part")
    #expect(folder.store.files() == ["A/t.txt", "B/t.txt"])
  }

  @Test func manyThreadsWriteOneFile() async throws {
    let (store, name) = (folder.store, name)
    let pictures = (0..<8).map {
      Bitmap.card(32, 32, PixelRegion(x: $0, y: $0, width: 8, height: 8))
    }
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<64 {
        group.addTask {
          let change = try? store.write(picture: pictures[index % 8], scale: 1, as: name)
          #expect(change != nil)
          let read = try? store.picture(of: name)?.decoded()
          #expect(pictures.contains { $0 == read })
        }
      }
    }
    #expect(folder.files == [file])
  }
}

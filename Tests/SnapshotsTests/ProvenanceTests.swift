import Foundation
import Testing

@testable import HangaSnapshots

struct ProvenanceTests {
  private let folder: Folder
  private let recorded = Provenance(
    fonts: ["Inter": "4.0", "Noto": "1"], libraries: ["freetype": "2.12"])

  init() throws { folder = try Folder() }

  @Test func mismatchesNameBothVersions() {
    let here = Provenance(
      fonts: ["Inter": "3.9", "DejaVu": "2"], libraries: ["freetype": "2.12", "cairo": "1.16"])
    #expect(
      recorded.mismatches(here: here).map(\.description) == [
        "recorded without DejaVu, here 2", "recorded with Inter 4.0, here 3.9",
        "recorded with Noto 1, here there is none", "recorded without cairo, here 1.16",
      ])
    #expect(recorded.mismatches(here: recorded).isEmpty)
  }

  @Test func provenanceIsRecordedOnceAndReplacedOnlyWhenAsked() throws {
    let store = folder.store
    #expect(try store.provenance() == nil)
    try store.record(recorded)
    let inode = folder.inode(of: "Snapshots/provenance.json")
    let here = Provenance(fonts: ["Inter": "3.9"])
    try store.record(here)
    try store.record(recorded, replacing: true)
    #expect(try store.provenance() == recorded)
    #expect(folder.inode(of: "Snapshots/provenance.json") == inode)
    try store.record(here, replacing: true)
    #expect(try store.provenance() == here)
  }

  @Test func fileIsReadableAndEndsALine() throws {
    try folder.store.record(recorded)
    let text = String(decoding: try folder.bytes(of: "Snapshots/provenance.json"), as: UTF8.self)
    #expect(text.contains("\"Inter\" : \"4.0\"") && text.hasSuffix("}\n"))
  }

  @Test func damagedFileIsOneMessage() throws {
    try folder.put(Array("{".utf8), at: "Snapshots/provenance.json")
    #expect(throws: SnapshotError.self) { try folder.store.provenance() }
  }
}

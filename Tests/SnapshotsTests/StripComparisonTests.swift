import Foundation
import HangaBitmaps
import Testing

@testable import HangaSnapshots

struct StripComparisonTests {
  private let folder: Folder
  private let name = SnapshotName(suite: "S", test: "moves", kind: "png")

  init() throws { folder = try Folder() }

  private func frame(_ x: Int) -> Bitmap {
    .card(40, 10, PixelRegion(x: x, y: 2, width: 4, height: 4))
  }

  private func strip(_ places: [Int], rate: Double = 10, start: Double = 0) -> FilmedStrip {
    FilmedStrip(places.map(frame), rate: rate, start: start)
  }

  private func recorded(_ strip: FilmedStrip) throws -> RecordedStrip {
    try folder.store.write(strip: strip, as: name)
    return try #require(try folder.store.strip(of: name))
  }

  @Test func equalStripsDoNotDiffer() throws {
    let expected = try recorded(strip([0, 1, 2]))
    #expect(expected.digest == strip([0, 1, 2]).digest)
    #expect(expected.count == 3 && expected.rate == 10)
    #expect(try StripComparison().difference(expected, strip([0, 1, 2])) == nil)
    #expect(try expected.frame(2) == frame(2))
  }

  @Test func firstFrameThatDiffersIsNamedWithItsInstant() throws {
    let expected = try recorded(strip([0, 1, 2, 3, 4], start: 0.5))
    let found = try #require(
      try StripComparison().difference(expected, strip([0, 1, 9, 3, 8], start: 0.5)))
    #expect(found.firstFrame == 2)
    #expect(found.instant == 0.5 + 2 / 10.0)
    #expect(found.frames == [2, 4])
    #expect(found.picture?.clusters == [PixelRegion(x: 2, y: 2, width: 11, height: 4)])
  }

  @Test func changedLengthIsADifferenceEvenIfAllSharedFramesAreEqual() throws {
    let expected = try recorded(strip([0, 1, 2]))
    for places in [[0, 1], [0, 1, 2, 3]] {
      let found = try #require(try StripComparison().difference(expected, strip(places)))
      #expect((found.expectedCount, found.actualCount) == (3, places.count))
      #expect(found.firstFrame == nil && !found.hasSameLength)
    }
  }

  @Test func theViewsOfEveryFrameComeBack() throws {
    func tree(_ x: Double) -> SnapshotTree {
      let mark = SnapshotTree.Element(kind: "Mark", frame: .init(x: x, y: 2, width: 4, height: 4))
      let row = SnapshotTree.Element(
        kind: "Row", frame: .init(x: 0, y: 0, width: 40, height: 10), children: [mark])
      return SnapshotTree([row, row])
    }
    let trees = [tree(0), tree(1), tree(1), SnapshotTree([]), tree(0)]
    try folder.store.write(strip: strip([0, 1, 1, 2, 0]), trees: FilmedTrees(trees), as: name)
    let read = try #require(try folder.store.strip(of: name)?.trees)
    #expect((0..<5).map { read[$0] } == trees)
    #expect(read[5] == nil && read[-1] == nil)
  }

  @Test func viewsThatStayAreKeptOnce() throws {
    let rows = (0..<200).map {
      SnapshotTree.Element(kind: "Row", frame: .init(x: 0, y: Double($0), width: 40, height: 10))
    }
    let one = try JSONEncoder().encode(FilmedTrees([SnapshotTree(rows)])).count
    let many = try JSONEncoder().encode(
      FilmedTrees(Array(repeating: SnapshotTree(rows), count: 60))
    ).count
    // One span a frame: two numbers and their signs.
    #expect(many - one <= 59 * "[0,200],".utf8.count)
  }

  @Test func viewsOfTheFirstFrameThatDiffersExplainIt() throws {
    let expected = try recorded(strip([0, 1, 2, 3]))
    let comparison = StripComparison()
    #expect(try comparison.difference(expected, strip([0, 1, 9, 3]))?.telling == 2)
    // All shared frames are equal: the last of them.
    #expect(try comparison.difference(expected, strip([0, 1, 2]))?.telling == 2)
  }

  @Test func changedRateIsADifference() throws {
    let expected = try recorded(strip([0, 1, 2]))
    let found = try #require(
      try StripComparison().difference(expected, strip([0, 1, 2], rate: 20)))
    #expect(!found.hasSameRate && found.frames.isEmpty)
  }

  @Test func toleranceHoldsForEachFrame() throws {
    let expected = try recorded(strip([0, 1, 2]))
    let lax = StripComparison(PictureTolerance(precision: 0.9))
    #expect(try lax.difference(expected, strip([0, 2, 2])) == nil)
    #expect(try StripComparison().difference(expected, strip([0, 2, 2])) != nil)
  }

  @Test func stripsOfOtherProgramsAreComparedByTheirPixels() throws {
    let encoder = APNGEncoder()
    let frames = [frame(0), frame(1), frame(2)]
    let parts = frames.indices.map {
      encoder.part(frames[$0], after: $0 == 0 ? nil : frames[$0 - 1])
    }
    try folder.put(
      encoder.file(parts, delay: FrameDelay(rate: 10)), at: "Snapshots/S/moves.png")
    let expected = try #require(try folder.store.strip(of: name))
    #expect(expected.digest == nil)
    #expect(try StripComparison().difference(expected, strip([0, 1, 2])) == nil)
    #expect(try StripComparison().difference(expected, strip([0, 1, 3]))?.firstFrame == 2)
  }

  @Test func stripIsRewrittenOnlyIfItChanges() throws {
    let store = folder.store
    #expect(try store.write(strip: strip([0, 1]), as: name) == .added)
    let first = folder.inode(of: "Snapshots/S/moves.png")
    #expect(try store.write(strip: strip([0, 1]), as: name) == .unchanged)
    #expect(folder.inode(of: "Snapshots/S/moves.png") == first)
    #expect(try store.write(strip: strip([0, 2]), as: name) == .changed)
  }
}

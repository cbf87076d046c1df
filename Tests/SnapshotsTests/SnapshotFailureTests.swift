import HangaBitmaps
import Testing

@testable import HangaSnapshots

struct SnapshotFailureTests {
  private let name = SnapshotName(suite: "PageTests", test: "opens", name: "dark", kind: "png")

  private var changes: [TreeChange] {
    func tree(_ height: Double) -> SnapshotTree {
      SnapshotTree([
        .init(
          kind: "VStack", frame: .init(x: 0, y: 0, width: 100, height: height + 20),
          children: [
            .init(
              kind: "Text", frame: .init(x: 0, y: 0, width: 40, height: height), text: "Title",
              source: "Page.swift:12"),
            .init(kind: "Image", frame: .init(x: 0, y: height, width: 20, height: 20)),
          ])
      ])
    }
    return TreeComparison(tree(20), tree(32)).changes
  }

  @Test func viewsComeFirstThenPixelsThenFiles() {
    let difference = PictureDifference(
      expected: .init(width: 1170, height: 2532), actual: .init(width: 1170, height: 2532),
      pixels: 1234, total: 1170 * 2532, shaded: 0, largestDistance: 34.25,
      clusters: [PixelRegion(x: 0, y: 40, width: 390, height: 12)])
    let failure = SnapshotFailure(
      name, .picture(difference), changes: changes,
      mismatches: [.init(name: "Inter", recorded: "4.0", here: "3.9")], expected: "E.png",
      actual: "A.png", difference: "D.png")
    #expect(
      failure.description.replacing("\u{2009}", with: ",") == """
        PageTests.opens “dark” does not match its record.
        Views:
          VStack › Text “Title” resized 40 × 20 → 40 × 32 [Page.swift:12]
          (2 others moved or changed size with them)
        Pixels: 1,234 of 2,962,440 differ (0.042 %), by ΔE 34.3 at most:
          390 × 12 at (0, 40)
        The record was made with other fonts or libraries, which may be all there is to it:
          recorded with Inter 4.0, here 3.9
        expected   E.png
        actual     A.png
        difference D.png
        accept     hanga snapshots approve 'PageTests/opens.dark.png'
        """)
  }

  @Test func otherSizeIsTold() {
    let found = PictureComparison().difference(.card(8, 6), .card(9, 6))
    let text = SnapshotFailure(name, .picture(found!)).description
    #expect(text.contains("Size: 8 × 6 → 9 × 6 pixels.\nPixels: 6 of 54 differ (11.1 %):"))
  }

  @Test func stripNamesFrameAndInstant() {
    let difference = StripDifference(
      expectedCount: 30, actualCount: 31, expectedRate: 60, actualRate: 60, firstFrame: 7,
      instant: 7 / 60.0, frames: [7, 8, 9], picture: nil)
    let text = SnapshotFailure(name, .strip(difference)).description
    #expect(
      text == """
        PageTests.opens “dark” does not match its record.
        Length: 30 → 31 frames.
        Frame 7, at 0.117 s, is the first that differs; 2 more do.
        """)
  }

  @Test func textShowsItsLines() throws {
    let difference = try #require(LineDifference("a\nb\n", "a\nc\n"))
    #expect(
      SnapshotFailure(name, .text(difference)).description == """
        PageTests.opens “dark” does not match its record.
        Lines: 1 fewer (−), 1 more (+):
        @@ −1 +1 @@
          a
        − b
        + c
        """)
  }

  @Test func longListsAreCut() {
    let clusters = (0..<30).map { PixelRegion(x: $0, y: 0, width: 1, height: 1) }
    let difference = PictureDifference(
      expected: .init(width: 9, height: 9), actual: .init(width: 9, height: 9), pixels: 30,
      total: 81, shaded: 0, largestDistance: 1, clusters: clusters)
    let text = SnapshotFailure(name, .picture(difference)).description
    #expect(text.contains("  and 18 more groups"))
  }

  @Test(arguments: [
    (0.0, "0.000 %"), (1e-9, "under 0.001 %"), (0.00042, "0.042 %"), (0.0123, "1.23 %"),
    (0.5, "50.0 %"), (1, "100.0 %"),
  ])
  func shareIsShort(share: Double, text: String) {
    #expect(NumberWords.percent(share) == text)
  }
}

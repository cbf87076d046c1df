import Testing

@testable import HangaSnapshots

struct TreeComparisonTests {
  typealias Element = SnapshotTree.Element

  private func view(
    _ kind: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    text: String? = nil, id: String? = nil, color: String? = nil, source: String? = nil,
    _ children: [Element] = []
  ) -> Element {
    Element(
      kind: kind, frame: .init(x: x, y: y, width: width, height: height), identifier: id,
      text: text, color: color, source: source, children: children)
  }

  private func causes(_ a: Element, _ b: Element) -> [String] {
    TreeComparison(SnapshotTree([a]), SnapshotTree([b])).causes.map(\.description)
  }

  private func all(_ a: Element, _ b: Element) -> [TreeChange] {
    TreeComparison(SnapshotTree([a]), SnapshotTree([b])).changes
  }

  /// A column at `y` with a title and a row of two.
  private func column(
    _ y: Double = 0, title: String = "Title", height: Double = 20, spacing: Double = 8
  ) -> Element {
    let row = y + height + spacing
    return view(
      "VStack", 10, y, 100, height + spacing + 30,
      [
        view("Text", 40, y, 40, height, text: title),
        view(
          "HStack", 10, row, 100, 30,
          [view("Image", 10, row, 30, 30), view("Button", 50, row, 60, 30, text: "Buy")]),
      ])
  }

  @Test func equalTreesHaveNoChanges() {
    #expect(all(column(), column()).isEmpty)
    #expect(TreeComparison(SnapshotTree([]), SnapshotTree([])).changes.isEmpty)
  }

  @Test func parentThatMovedIsToldOnce() {
    let (a, b) = (
      view("Page", 0, 0, 200, 200, [column()]), view("Page", 0, 0, 200, 200, [column(14)])
    )
    #expect(all(a, b).count == 1)
    #expect(causes(a, b) == ["Page › VStack moved (10, 0) → (10, 14) (14 pt down)"])
  }

  @Test func childThatMovedInItsParentIsTold() {
    let a = view("ZStack", 0, 0, 100, 100, [view("Text", 10, 10, 20, 20, text: "A")])
    let b = view("ZStack", 0, 0, 100, 100, [view("Text", 12.5, 7, 20, 20, text: "A")])
    #expect(
      causes(a, b) == ["ZStack › Text “A” moved (10, 10) → (12.5, 7) (2.5 pt right, 3 pt up)"])
  }

  /// The row is pushed and the column grows because the title does.
  @Test func whatATallerChildDoesToOthersIsItsConsequence() {
    let changes = all(column(), column(height: 32))
    #expect(changes.count == 3)
    #expect(
      causes(column(), column(height: 32)) == [
        "VStack › Text “Title” resized 40 × 20 → 40 × 32"
      ])
  }

  @Test func spacingIsToldAsTheColumnsOwnChange() {
    let changes = all(column(), column(spacing: 20))
    #expect(causes(column(), column(spacing: 20)) == ["VStack resized 100 × 58 → 100 × 70"])
    #expect(changes.map(\.kinds) == [[.resized], [.moved]])
  }

  @Test func textAndColourAreToldWithWhatTheyWere() {
    let a = view("Text", 0, 0, 40, 20, text: "Save", color: "#FF0000", source: "A.swift:1")
    let b = view("Text", 0, 0, 44, 20, text: "Keep\nit", color: "#00FF00", source: "A.swift:2")
    #expect(
      causes(a, b) == [
        "Text “Keep⏎it” retitled “Save” → “Keep⏎it”, recoloured #FF0000 → #00FF00, "
          + "resized 40 × 20 → 44 × 20 [A.swift:2]"
      ])
  }

  @Test func onlyTheTopmostNewViewIsTold() {
    let a = view("ZStack", 0, 0, 100, 100, [view("Text", 0, 0, 9, 9, text: "A")])
    let b = view("ZStack", 0, 0, 100, 100, [view("Text", 0, 0, 9, 9, text: "A"), column()])
    #expect(causes(a, b) == ["ZStack › VStack appeared at (10, 0), 100 × 58"])
    #expect(causes(b, a) == ["ZStack › VStack vanished from (10, 0), 100 × 58"])
    #expect(all(a, b).count == 1 && all(b, a).count == 1)
  }

  @Test func insertedSiblingDoesNotRenameTheOthers() {
    func list(_ names: [String]) -> Element {
      view(
        "VStack", 0, 0, 50, 100,
        names.enumerated().map { view("Text", 0, Double($0 * 10), 50, 10, text: $1) })
    }
    let (a, b) = (list(["A", "B", "C", "D"]), list(["A", "X", "B", "C", "D"]))
    #expect(causes(a, b) == ["VStack › Text “X” appeared at (0, 10), 50 × 10"])
    #expect(causes(b, a) == ["VStack › Text “X” vanished from (0, 10), 50 × 10"])
    #expect(causes(list([]), list([])).isEmpty)
  }

  @Test func identifierDecidesWhoIsWho() {
    let a = view("ZStack", 0, 0, 9, 9, [view("Text", 0, 0, 5, 5, text: "A", id: "one")])
    let b = view("ZStack", 0, 0, 9, 9, [view("Text", 0, 0, 5, 5, text: "B", id: "one")])
    let c = view("ZStack", 0, 0, 9, 9, [view("Text", 0, 0, 5, 5, text: "A", id: "two")])
    #expect(all(a, b).map(\.kinds) == [[.retitled]])
    #expect(all(a, c).map(\.kinds) == [[.vanished], [.appeared]])
  }

  /// What a wrapper holds is still what it was.
  @Test func newWrapperIsTheOnlyCause() {
    let a = view("VStack", 0, 0, 90, 20, [view("Text", 0, 0, 40, 20, text: "A")])
    let b = view(
      "VStack", 0, 0, 90, 36,
      [view(".padding", 0, 0, 56, 36, [view("Text", 8, 8, 40, 20, text: "A")])])
    #expect(causes(a, b) == ["VStack › .padding appeared at (0, 0), 56 × 36"])
    #expect(
      all(a, b).first { $0.path.hasSuffix("Text “A”") }?.isConsequence == true)
    #expect(causes(b, a).first == "VStack › .padding vanished from (0, 0), 56 × 36")
  }

  /// A label that got its padding and another title is still the label.
  @Test func onlyViewOfItsKindIsFoundInItsNewWrapper() {
    func button(_ x: Double, _ text: String) -> Element {
      view("Button", x, x, 40, 20, [view("Text", x, x, 40, 20, text: text)])
    }
    let a = view("VStack", 0, 0, 90, 20, [button(0, "Buy")])
    let b = view("VStack", 0, 0, 90, 36, [view(".padding", 0, 0, 56, 36, [button(8, "Buy now")])])
    let kinds = all(a, b).map(\.kinds)
    #expect(!kinds.contains([.vanished]))
    #expect(kinds.contains { $0.contains(.retitled) })
  }

  /// The row is narrower since its insets grew; the spacer in it only takes what is left.
  @Test func spacersTakeWhatOthersLeave() {
    func row(_ inset: Double) -> Element {
      let width = 100 - 2 * inset
      return view(
        ".padding", 0, 0, 100, 20,
        [
          view(
            "HStack", inset, 0, width, 20,
            [
              view("Text", inset, 0, 20, 20, text: "A"),
              view("Spacer", inset + 20, 10, width - 40, 0),
              view("Text", inset + width - 20, 0, 20, 20, text: "B"),
            ])
        ])
    }
    #expect(
      causes(row(10), row(16)) == [
        ".padding › HStack resized 80 × 20 → 68 × 20, moved (10, 0) → (16, 0) (6 pt right)"
      ])
    func list(_ inset: Double) -> SnapshotTree {
      SnapshotTree([view("VStack", 0, 0, 100, 60, [row(inset), row(inset), row(inset)])])
    }
    #expect(
      DifferenceText.views(TreeComparison(list(10), list(16)).changes) == [
        "Views:",
        "  VStack › .padding #1 › HStack resized 80 × 20 → 68 × 20, "
          + "moved (10, 0) → (16, 0) (6 pt right)",
        "    and 2 more like it", "  (6 others moved or changed size with them)",
      ])
  }

  @Test func viewsThatChangedPlacesAreReordered() {
    func pair(_ names: [String]) -> Element {
      view(
        "HStack", 0, 0, 80, 10,
        names.enumerated().map {
          view("Row", Double($0 * 40), 0, 40, 10, [view($1, Double($0 * 40), 0, 40, 10)])
        })
    }
    let kinds = Set(all(pair(["A", "B"]), pair(["B", "A"])).flatMap(\.kinds))
    #expect(!kinds.isEmpty && kinds.isSubset(of: [.reordered, .moved]))
  }

  @Test func siblingsOfOneKindAreToldByTheirNumber() {
    func rows(_ x: Double) -> Element {
      view(
        "ZStack", 0, 0, 90, 90,
        [view("Circle", 0, 0, 9, 9), view("Circle", x, 0, 9, 9), view("Divider", 0, 0, 1, 1)])
    }
    #expect(causes(rows(20), rows(25)).first?.hasPrefix("ZStack › Circle #2 moved") == true)
  }

  @Test func sourceLinesAloneAreNoChange() {
    #expect(
      all(view("A", 0, 0, 1, 1, source: "A.swift:1"), view("A", 0, 0, 1, 1, source: "A.swift:9"))
        .isEmpty)
  }

  @Test func longListsAreMatchedInReasonableSpace() {
    func list(_ range: Range<Int>) -> Element {
      view("VStack", 0, 0, 1, 1, range.map { view("Text", 0, Double($0), 1, 1, text: "\($0)") })
    }
    // All of the 1200 rows moved, and the ends are cut off.
    let changes = all(list(0..<1200), list(2..<1201))
    #expect(changes.filter { $0.kinds == [.vanished] }.count == 2)
    #expect(changes.filter { $0.kinds == [.appeared] }.count == 1)
  }
}

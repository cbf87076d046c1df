import Testing

@testable import HangaSnapshots

struct LineDifferenceTests {
  @Test func equalTextsDoNotDiffer() {
    #expect(LineDifference("a\nb\n", "a\nb\n") == nil)
    #expect(LineDifference("", "") == nil)
  }

  @Test func changedLineIsShownBetweenItsNeighbours() throws {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 10\n", with: "line ten\n")
    let found = try #require(LineDifference(old, new))
    #expect(
      found.description == """
        @@ −7 +7 @@
          line 7
          line 8
          line 9
        − line 10
        + line ten
          line 11
          line 12
          line 13
        """)
    #expect((found.removed, found.added) == (1, 1))
  }

  @Test func groupsFarApartHaveTheirNumbers() throws {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = "0\n" + old.replacing("20\n", with: "")
    #expect(
      try #require(LineDifference(old, new)).text(context: 1) == """
        @@ −1 +1 @@
        + 0
          1
        @@ −19 +20 @@
          19
        − 20
        """)
  }

  @Test func whatIsNotSeenIsShown() throws {
    #expect(
      try #require(LineDifference("a\n", "a")).description
        == "@@ −1 +1 @@\n− a\n+ a  (no newline at the end)")
    #expect(
      try #require(LineDifference("a \n", "a\n")).description == "@@ −1 +1 @@\n− a·\n+ a")
    #expect(
      try #require(LineDifference("a\r\n", "a\n")).description == "@@ −1 +1 @@\n− a␍\n+ a")
    #expect(LineDifference("caf\u{E9}", "cafe\u{301}") != nil)
  }

  @Test func emptyTextsAreAllAddedOrRemoved() throws {
    #expect(try #require(LineDifference("", "a\nb\n")).added == 2)
    #expect(try #require(LineDifference("a\nb\n", "")).removed == 2)
  }
}

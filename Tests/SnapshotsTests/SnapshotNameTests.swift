import Foundation
import Testing

@testable import HangaSnapshots

struct SnapshotNameTests {
  private func path(
    _ suite: String = "S", _ test: String = "t", _ name: String? = nil, _ ordinal: Int = 1,
    _ kind: String = "png"
  ) -> String {
    SnapshotName(suite: suite, test: test, name: name, ordinal: ordinal, kind: kind).path
  }

  @Test func plainNamesAreWrittenAsTheyAre() {
    #expect(path("ButtonTests", "isBlue()") == "ButtonTests/isBlue.png")
    #expect(path("ButtonTests", "isBlue()", "dark") == "ButtonTests/isBlue.dark.png")
    #expect(path("ButtonTests", "isBlue()", nil, 2) == "ButtonTests/isBlue.2.png")
    #expect(path("ButtonTests", "isBlue()", "dark", 3, "txt") == "ButtonTests/isBlue.dark.3.txt")
  }

  static let awkward: [String] = [
    "", ".", "..", ".hidden", "a/b", "a\\b", "a b", "a-b", "a.b", "a:b", "CON", "con", "Nul",
    "COM1",
    "lpt9", "-rf", "日本語", "日本誥", "é", "e\u{301}x", "👨‍👩‍👧", "👨‍👩‍👦", "a\0b", "a\nb", "~", "1", "2", "a~b",
    "trailing ",
    "trailing.", String(repeating: "x", count: 300), String(repeating: "x", count: 301),
    String(repeating: "界", count: 300), String(repeating: "y", count: 120), "sizes(width:)",
    "sizes(height:)", "%41", "A", "*", "?", "\"", "<", ">", "|",
  ]

  /// Windows forbids most, encrypting file systems allow 143 bytes.
  @Test func everyNameIsAPortablePath() throws {
    for text in Self.awkward {
      for path in [path(text), path("S", text), path("S", "t", text), path("S", "t", nil, 1, text)]
      {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        #expect(parts.count == 2, "\(text)")
        for part in parts {
          #expect(part.utf8.count <= 140 && !part.isEmpty, "\(text)")
          #expect(!part.hasPrefix(".") && !part.hasPrefix("-") && !part.hasSuffix("."), "\(part)")
          #expect(!part.contains { "\\:*?\"<>| \0\n%".contains($0) }, "\(part)")
          let first = part.split(separator: ".")[0].lowercased()
          #expect(!["con", "nul", "aux", "prn", "com1", "lpt9"].contains(first), "\(part)")
        }
      }
    }
  }

  @Test func differentNamesHaveDifferentPaths() {
    var seen: [String: SnapshotName] = [:]
    for suite in Self.awkward.prefix(12) + Self.awkward.suffix(9) {
      for test in Self.awkward {
        for name in [nil] + Self.awkward.map(Optional.some) {
          for ordinal in 1...2 {
            let name = SnapshotName(
              suite: suite, test: test, name: name, ordinal: ordinal, kind: "png")
            let old = seen.updateValue(name, forKey: name.path)
            #expect(old == nil, "\(name) and \(String(describing: old))")
          }
        }
      }
    }
  }

  @Test func kindTakesPartInTheIdentity() {
    let kinds = [
      "png", "txt", "a.b", "a-b", "a_b", "", "averyveryverylongkind", "averyveryverylongkinds",
    ]
    let paths = kinds.map { path("S", "t", nil, 1, $0) }
    #expect(Set(paths).count == kinds.count)
    #expect(path("S", "t", "a", 1, "b") != path("S", "t", nil, 1, "a.b"))
  }

  /// A file system may write what it was given in another canonical form.
  @Test func canonicallyEqualNamesAreOneName() {
    #expect(path("S", "caf\u{E9}") == path("S", "cafe\u{301}"))
    #expect(path("S", "café").hasPrefix("S/café~"))
  }

  @Test func readablePartStaysReadable() {
    #expect(path("S", "shows the badge").hasPrefix("S/shows-the-badge~"))
    #expect(path("S", "設定画面").hasPrefix("S/設定画面~"))
    #expect(path("S", "a/b 🎉!").hasPrefix("S/a-b~"))
    #expect(path("S", "CON").hasPrefix("S/_CON~"))
  }

  /// The digest is part of the format: other digits would orphan every such record.
  @Test func digestDoesNotChange() {
    #expect(path("S", "a b") == path("S", "a b"))
    #expect(path("S", "a b").dropFirst("S/a-b~".count).prefix { $0 != "." }.count == 16)
  }

  @Test func nameSurvivesItsJSON() throws {
    let name = SnapshotName(suite: "S", test: "a b", name: "é", ordinal: 2, kind: "txt")
    let copy = try JSONDecoder().decode(SnapshotName.self, from: JSONEncoder().encode(name))
    #expect(copy == name)
  }

  @Test func titleNamesWhatIsThere() {
    #expect(SnapshotName(suite: "S", test: "t", kind: "png").title == "S.t")
    #expect(
      SnapshotName(suite: "S", test: "t", name: "dark", ordinal: 2, kind: "png").title
        == "S.t “dark” 2")
  }
}

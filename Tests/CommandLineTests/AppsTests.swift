import Foundation
import Testing

/// Apps of several files, compiled as they are and begun by their `App`.
struct AppsTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Apps")

  private func tree(_ app: String, _ options: [String] = []) throws -> Shown {
    let program = try Program()
    defer { program.remove() }
    let path = Self.folder.appendingPathComponent(app).path
    return try program.tree([path, "--view", app + "App", "--strict"] + options)
  }

  @Test(arguments: [
    ("Errands", "Collect the parcel"), ("Tunes", "Paper Lantern Parade"), ("Skies", "Bergen"),
    ("Parley", "Noor Haddad"), ("Corner", "Headphones"), ("Preferences", "Walk more"),
  ])
  func appsShowTheirFirstScreen(app: String, text: String) throws {
    #expect(try tree(app).all.contains { $0.text == text })
  }

  @Test func tablesBesideTheSourcesAreFound() throws {
    let shown = try tree("Corner", ["--locale", "ja_JP"])
    #expect(shown.all.contains { $0.text == "マグカップ" })
    #expect(shown.all.contains { $0.text == "日曜日まで最大30%オフ" })
  }

  @Test func wordsAgreeAndIconsKeepTheirNames() throws {
    let shown = try tree("Errands")
    // Headers of grouped lists are in capitals.
    #expect(shown.all.contains { $0.text == "4 ERRANDS TO DO" })
    #expect(shown.all.contains { $0.accessibilityLabel == "Add" })
  }
}

import Foundation
import Testing

@testable import Hanga

struct ScriptFixtureTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../Fixtures/Scripts").path

  private func scripts() throws -> [(name: String, script: Script)] {
    try FileManager.default.contentsOfDirectory(atPath: Self.folder).sorted().map {
      ($0, try Script(file: Self.folder + "/" + $0))
    }
  }

  @Test func everyScriptIsReadAndPrintsItself() throws {
    for (name, script) in try scripts() {
      #expect(name.hasSuffix(".hanga") && !script.steps.isEmpty && !script.stills.isEmpty)
      #expect(try Script(text: script.description).steps == script.steps, "\(name)")
    }
  }

  @Test func everyMovingScreenHasScripts() throws {
    let screens = Set(try scripts().map { $0.name.prefix { $0 != "-" } })
    #expect(
      screens == [
        "AvatarDrawer", "BookShelf", "Lists", "MarunouchiTabs", "Presentations", "Programs",
        "ReducerTabs",
        "SpringTabBar", "SwipeIndicator", "UnderlinedTabs",
      ])
  }
}

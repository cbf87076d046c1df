import Foundation
import Testing

/// The page of what there is says what the lists and sources say.
struct SupportedPageTests {
  @Test(.enabled(if: ModuleTable.exists)) func pageIsTheOneItsScriptMakes() throws {
    let script = Process()
    script.executableURL = URL(fileURLWithPath: "/bin/sh")
    script.arguments = [SourceTree.root.appendingPathComponent("Fixtures/API/page.sh").path]
    let pipe = Pipe()
    script.standardOutput = pipe
    try script.run()
    let made = pipe.fileHandleForReading.readDataToEndOfFile()
    script.waitUntilExit()
    #expect(script.terminationStatus == 0)
    let page = SourceTree.root.appendingPathComponent("Fixtures/API/Supported.md")
    let written = try Data(contentsOf: page)
    #expect(
      String(decoding: made, as: UTF8.self) == String(decoding: written, as: UTF8.self),
      "run make page")
  }
}

import Foundation
import Testing

/// What a `#Preview` asks of its picture counts where the command says nothing.
struct PreviewWishTests {
  private static func source(_ traits: String) -> String {
    """
    import SwiftUI

    struct Probe: View {
      var body: some View {
        Text(verbatim: "\\(Int(UIScreen.main.bounds.width))").frame(width: 120, height: 40)
      }
    }

    #Preview("Framed", traits: \(traits)) { Probe() }
    """
  }

  private func width(_ traits: String, _ options: [String] = []) throws -> String? {
    let program = try Program(["page.swift": Self.source(traits)])
    defer { program.remove() }
    return try program.tree(["page.swift"] + options).all.lazy.compactMap(\.text)
      .first { Int($0) != nil }
  }

  // An iPhone 13 is 390 × 844 points (facts/controls.md §1).
  @Test(arguments: [
    (".fixedLayout(width: 300, height: 200)", "300"), (".sizeThatFitsLayout", "120"),
    (".landscapeLeft", "844"), (".portrait", "390"), (".defaultLayout", "390"),
  ])
  func traitsSayHowLargeAndHowHeld(traits: String, width: String) throws {
    #expect(try self.width(traits) == width)
  }

  @Test func optionsComeBeforeTraits() throws {
    #expect(try width(".fixedLayout(width: 300, height: 200)", ["--size", "250x100"]) == "250")
    #expect(try width(".sizeThatFitsLayout", ["--device", "iphone-se-3"]) == "375")
    #expect(try width(".landscapeLeft", ["--orientation", "portrait"]) == "390")
  }
}

import Foundation
import Testing

/// What `hanga explain` prints.
struct ExplainTests {
  private static let page = """
    import SwiftUI

    struct Row: View {
      let title: String
      var body: some View {
        HStack {
          Text(title)
          Spacer()
          badge
        }
      }

      private var badge: some View {
        Text("new")
          .padding(4)
      }
    }

    struct Page: View {
      var isWide = true
      var body: some View {
        VStack(spacing: 6) {
          Row(title: "One")
            .frame(height: 30)
          if isWide {
            Color.red
          } else {
            Color.blue
          }
        }
        .padding()
      }
    }
    """

  @Test func everyStepNamesItsLine() throws {
    let program = try Program(["page.swift": Self.page])
    defer { program.remove() }
    let outcome = try program.run(
      ["explain", "page.swift", "--view", "Page", "--node", "new", "--size", "200x100"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let titles = outcome.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      titles.map(Self.nameAndSource) == [
        "Text (page.swift:14)", ".padding (page.swift:15)", "HStack (page.swift:6)",
        ".frame (page.swift:24)", "VStack (page.swift:22)", ".padding (page.swift:31)", "Root",
      ])
    #expect(outcome.output.contains("Text “new”"))
    #expect(outcome.output.contains("padding: top 4, leading 4, bottom 4, trailing 4"))
    #expect(outcome.output.contains("served"))
  }

  /// The first word of a step's title, and what stands in parentheses.
  private static func nameAndSource(_ title: Substring) -> String {
    let words = title.replacingOccurrences(of: "in ", with: "", options: .anchored)
      .split(separator: " ")
    guard let name = words.first else { return "" }
    return words.last.map { $0.hasPrefix("(") ? "\(name) \($0)" : "\(name)" } ?? "\(name)"
  }

  @Test func aViewOfOnesOwnKeepsItsName() throws {
    let program = try Program(["page.swift": Self.page])
    defer { program.remove() }
    let outcome = try program.run(
      ["explain", "page.swift", "--view", "Page", "--node", "Row", "--size", "200x100"])
    let title = try #require(outcome.output.split(separator: "\n").first)
    #expect(Self.nameAndSource(title) == "Row (page.swift:23)")
  }

  @Test func branchesThatLookAlikeAreBothNamed() throws {
    let program = try Program(["page.swift": Self.page])
    defer { program.remove() }
    let outcome = try program.run(
      ["explain", "page.swift", "--view", "Page", "--node", "Color", "--size", "200x100"])
    #expect(outcome.output.contains("(page.swift:26 or 28)"), "\(outcome.output)")
  }

  @Test func anUnknownNameListsWhatIsNear() throws {
    let program = try Program(["page.swift": Self.page])
    defer { program.remove() }
    let outcome = try program.run(["explain", "page.swift", "--view", "Page", "--node", "nev"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("“new”"), "\(outcome.errors)")
    let missing = try program.run(["explain", "page.swift", "--view", "Page"])
    #expect(missing.status == 2)
    #expect(missing.errors.contains("--node"))
  }

  @Test func jsonIsAnArrayOfSteps() throws {
    let program = try Program(["page.swift": Self.page])
    defer { program.remove() }
    let outcome = try program.run(
      ["explain", "page.swift", "--view", "Page", "--node", "One", "--json"])
    #expect(outcome.output.hasPrefix("["))
    #expect(outcome.output.contains("\"source\" : \"page.swift:7\""), "\(outcome.output)")
  }
}

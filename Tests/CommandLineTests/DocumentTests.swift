import Foundation
import Testing

/// SVG and PDF from the command line.
struct DocumentTests {
  private static let page = """
    import SwiftUI
    struct Page: View {
      @State var count = 0
      var body: some View { Button("Count \\(count)") { count += 1 } }
    }
    """

  private func render(_ words: String..., to file: String, in program: Program) throws -> String {
    let outcome = try program.run(
      ["render", "page.swift", "--size", "120x60", "-o", file] + words)
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    return try program.text(of: file)
  }

  @Test func svgHasTheCanvasAndOutlines() throws {
    let program = try Program(["page.swift": Self.page])
    defer { program.remove() }
    let svg = try render(to: "o.svg", in: program)
    #expect(svg.contains("width=\"120\" height=\"60\" viewBox=\"0 0 120 60\""))
    #expect(svg.contains("aria-label=\"Count 0\"") && !svg.contains("<text"))
    #expect(try render(to: "again.svg", in: program) == svg)
    #expect(program.names(in: "") == ["again.svg", "o.svg", "page.swift"])
  }

  @Test func textMayStayText() throws {
    let program = try Program(["page.swift": Self.page])
    defer { program.remove() }
    let svg = try render("--text", "text", to: "o.svg", in: program)
    #expect(svg.contains(">Count 0</text>"))
  }

  @Test func scriptIsPlayedFirst() throws {
    let program = try Program(["page.swift": Self.page])
    defer { program.remove() }
    let svg = try render("--do", "tap \"Count 0\"", to: "o.SVG", in: program)
    #expect(svg.contains("aria-label=\"Count 1\""))
  }

  @Test func pdfIsTheSameEveryTime() throws {
    let program = try Program(["page.swift": Self.page])
    defer { program.remove() }
    for text in ["outlines", "text"] {
      for file in ["a.pdf", "b.pdf"] {
        let words = ["--size", "120x60", "--text", text, "-o", file]
        #expect(try program.run(["render", "page.swift"] + words).status == 0)
      }
      let files = ["a.pdf", "b.pdf"].map { program.folder.appendingPathComponent($0) }
      let (first, second) = (try Data(contentsOf: files[0]), try Data(contentsOf: files[1]))
      #expect(first == second && first.starts(with: Data("%PDF-".utf8)))
    }
  }

  @Test func whatBecomesAPictureIsTold() throws {
    let program = try Program([
      "page.swift": """
      import SwiftUI
      struct Page: View { var body: some View { Color.red.overlay(.thinMaterial) } }
      """
    ])
    defer { program.remove() }
    let outcome = try program.run(["render", "page.swift", "--size", "20x20", "-o", "o.svg"])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "hanga: warning: put in as pictures: the material thinLight\n")
    #expect(try program.text(of: "o.svg").contains("<!-- As pictures: the material thinLight. -->"))
  }

  @Test func textOptionIsForDocumentsOnly() throws {
    let program = try Program(["page.swift": Self.page])
    defer { program.remove() }
    let words = ["render", "page.swift", "--text", "text", "-o", "o.png"]
    let outcome = try program.run(words)
    #expect(outcome.status == 2)
    #expect(outcome.errors == "hanga: “--text” is only possible for an .svg or .pdf\n")
    #expect(program.names(in: "") == ["page.swift"])
  }
}

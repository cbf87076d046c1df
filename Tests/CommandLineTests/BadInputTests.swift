import Foundation
import Testing

/// Sources and files that are wrong: a defined picture, or one clear error and no picture.
struct BadInputTests {
  /// Runs `hanga render` on a file of this text.
  private func render(_ text: String, _ words: [String] = []) throws -> Program.Outcome {
    let program = try Program(["page.swift": "import SwiftUI\n" + text])
    defer { program.remove() }
    let outcome = try program.run(["render", "page.swift", "-o", "o.png"] + words)
    #expect(
      program.names(in: "") == (outcome.status == 0 ? ["o.png", "page.swift"] : ["page.swift"]))
    return outcome
  }

  private func page(_ body: String) -> String {
    "struct Page: View {\n  @State private var count = 0\n  var body: some View {\n\(body)\n  }\n}"
  }

  @Test func oddLengthsAreDrawnAndWarnedOfWithTheView() throws {
    let outcome = try render(
      page(
        """
        VStack(spacing: .nan) {
          Color.red.frame(width: .nan, height: 10)
          Color.red.frame(width: 10, height: -5)
          Color.red.frame(width: .infinity, height: 10)
          Color.red.frame(minWidth: .nan, maxWidth: .infinity)
          Color.red.padding(.nan)
          Color.red.padding(-1e9)
          Color.red.offset(x: .nan).position(x: .infinity, y: .nan)
          Text("x").font(.system(size: .nan)).font(.system(size: -4))
          RoundedRectangle(cornerRadius: .nan).stroke(lineWidth: .nan)
          Color.red.blur(radius: .nan).shadow(radius: .infinity).opacity(.nan)
          Color.red.scaleEffect(.nan).rotationEffect(.degrees(.infinity)).aspectRatio(.nan, contentMode: .fit)
          Path { $0.move(to: CGPoint(x: CGFloat.nan, y: 0)); $0.addLine(to: CGPoint(x: 1, y: CGFloat.infinity)) }.stroke(.red)
        }
        """))
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.split(separator: "\n") == [
        "hanga: warning: .frame in Page: nan is no length and is left out",
        "hanga: warning: .frame in Page: -5.0 is no length and is left out",
        "hanga: warning: .frame in Page: inf is no length and is left out",
        "hanga: warning: .padding in Page: nan is no length and counts as 0",
      ])
  }

  @Test func hugeCanvasIsOneError() throws {
    for size in ["100000x100000", "33334x10", "1e300x1e300"] {
      let outcome = try render(page("Color.red"), ["--size", size])
      #expect(outcome.status == 2)
      #expect(outcome.errors.hasPrefix("hanga: A canvas of "))
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }
  }

  @Test(arguments: [
    "AnyView(Page())", "VStack { if true { AnyView(HStack { Page() }) } }",
    "Page.nested(10_000)",
  ])
  func nestingWithoutEndIsOneError(body: String) throws {
    let helper = """

      extension Page {
        static func nested(_ levels: Int) -> AnyView {
          (0..<levels).reduce(AnyView(Text("x"))) { view, _ in AnyView(view.padding(0)) }
        }
      }
      """
    let outcome = try render(page(body) + helper)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("hanga: views are nested deeper than "))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  /// As deep as is allowed: every pass must manage it on the stack there is.
  @Test func nestingJustBelowTheLimitIsDrawn() throws {
    let text =
      page("Page.nested(1_400)") + """

        extension Page {
          static func nested(_ levels: Int) -> AnyView {
            (0..<levels).reduce(AnyView(Text("x"))) { view, _ in
              AnyView(HStack { view.padding(0).frame(minWidth: 1) })
            }
          }
        }
        """
    let outcome = try render(text)
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test func repeatedIdsAreDrawnOnceAndWarnedOf() throws {
    let outcome = try render(page("ForEach([1, 1, 2], id: \\.self) { Text(\"\\($0)\") }"))
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("an id occurs more than once"))
  }

  @Test(arguments: [
    "Text(\"\\(count)\").onChange(of: count, initial: true) { count += 1 }",
    "let _ = (count += 1)\nText(\"\\(count)\")",
    "Text(\"\\(count)\").frame(width: CGFloat(count)).background(GeometryReader { proxy in "
      + "Color.red.onChange(of: proxy.size.width, initial: true) { count += 1 } })",
  ])
  func stateThatChangesOnEveryPassIsOneErrorNamingTheView(body: String) throws {
    let outcome = try render(page(body))
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("hanga: the scene does not settle"))
    #expect(outcome.errors.contains("Page"))
  }

  @Test(arguments: [
    ("let none: [Int] = []\nText(\"\\(none[3])\")", "Index out of range"),
    ("fatalError(\"my own words\")\nText(\"\")", "page.swift:5: Fatal error: my own words"),
    ("let none: String? = nil\nText(none!)", "Unexpectedly found nil"),
  ])
  func trapKeepsItsMessageAndLeavesNoPicture(body: String, message: String) throws {
    let outcome = try render(page(body))
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message))
    #expect(
      outcome.errors.hasSuffix(
        "hanga: the code of a view stopped with the error above; nothing is written\n"))
    #expect(!outcome.errors.contains("Backtrac"))
  }

  @Test func functionThatCallsItselfWithoutEndIsToldSo() throws {
    let text = """
      struct Page: View {
        var body: some View { Text("\\(count(1))") }
        func count(_ n: Int) -> Int { n == 0 ? 0 : count(n + 1) + 1 }
      }
      """
    let outcome = try render(text)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("calls itself without end"))
  }

  @Test func missingEnvironmentObjectNamesViewAndType() throws {
    let text = """
      final class Model: ObservableObject { @Published var title = "" }
      struct Reader: View {
        @EnvironmentObject var model: Model
        var body: some View { Text(model.title) }
      }
      struct Page: View { var body: some View { Reader() } }
      """
    let outcome = try render(text)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("Reader reads an environment object of type Model"))
    #expect(outcome.errors.contains(".environmentObject(_:)"))
  }
}

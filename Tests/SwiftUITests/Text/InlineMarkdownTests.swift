import SwiftUI
import Testing

/// Expected looks follow the CommonMark specification's rules for emphasis, code and links.
struct InlineMarkdownTests {
  /// Runs as text, each look written as an XML-like tag.
  private func read(_ source: String) -> String {
    InlineMarkdown.runs(of: source).map { run in
      var text = run.text
      if run.isCode { text = "<c>\(text)</c>" }
      if run.isStruck { text = "<s>\(text)</s>" }
      if run.isEmphasized { text = "<i>\(text)</i>" }
      if run.isStrong { text = "<b>\(text)</b>" }
      if let link = run.link { text = "<a \(link)>\(text)</a>" }
      return text
    }.joined()
  }

  @Test func plainTextStays() {
    for text in ["", "Hello", "# no heading", "- no list", "%@ of %lld", "a b  c\nd"] {
      #expect(read(text) == text)
    }
  }

  @Test func starsAndUnderscoresEmphasize() {
    #expect(read("a **b** c") == "a <b>b</b> c")
    #expect(read("a __b__ c") == "a <b>b</b> c")
    #expect(read("*b*") == "<i>b</i>")
    #expect(read("_b_") == "<i>b</i>")
    #expect(read("***b***") == "<b><i>b</i></b>")
    #expect(read("**a *b* c**") == "<b>a </b><b><i>b</i></b><b> c</b>")
  }

  @Test func delimitersWithoutAPartnerStay() {
    for text in ["2 * 3 * 4", "snake_case_name", "a ** b", "**a", "a**", "* a *", "~~~a~~~"] {
      #expect(read(text) == text)
    }
    #expect(read("**a*") == "*<i>a</i>")
    #expect(read("*a**b*") == "<i>a**b</i>")
  }

  @Test func tildesStrike() {
    #expect(read("~~a~~ b") == "<s>a</s> b")
    #expect(read("~a~") == "<s>a</s>")
    #expect(read("~~a~") == "~~a~")
  }

  @Test func codeIsTakenAsItIs() {
    #expect(read("`a*b*`") == "<c>a*b*</c>")
    #expect(read("`` a`b ``") == "<c>a`b</c>")
    #expect(read("`a") == "`a")
    #expect(read("**`a`**") == "<b><c>a</c></b>")
  }

  @Test func backslashesEscape() {
    #expect(read(#"\*a\*"#) == "*a*")
    #expect(read(#"a\b"#) == #"a\b"#)
  }

  @Test func linksAreRead() {
    #expect(read("[a](https://b.c)") == "<a https://b.c>a</a>")
    #expect(read("[**a**](b \"t\") c") == "<a b><b>a</b></a> c")
    #expect(read("[a] (b)") == "[a] (b)")
    #expect(read("<https://a.b>") == "<a https://a.b>https://a.b</a>")
    #expect(read("a < b > c") == "a < b > c")
  }

  @Test func bareAddressesAreLinks() {
    #expect(read("at https://a.b/c.") == "at <a https://a.b/c>https://a.b/c</a>.")
    #expect(read("(www.a.b)") == "(<a www.a.b>www.a.b</a>)")
    #expect(read("taro@example.com") == "<a taro@example.com>taro@example.com</a>")
    #expect(read("@taro a@b") == "@taro a@b")
  }

  @Test func entitiesAreCharacters() { #expect(read("a &amp; b &x") == "a & b &x") }

  @Test func longRunsOfDelimitersEnd() {
    let text = String(repeating: "*a_", count: 400)
    #expect(!InlineMarkdown.runs(of: text).isEmpty)
  }

  @Test func picturesAreTheirLabels() {
    #expect(InlineMarkdown.runs(of: "a ![b *c*](d) e").map(\.text) == ["a b ", "c", " e"])
    #expect(InlineMarkdown.runs(of: "a! [b](c)").map(\.link) == [nil, "c"])
    #expect(InlineMarkdown.runs(of: "![b] no").map(\.text) == ["![b] no"])
  }

  /// Views of texts show no blocks: what is between them is gone.
  @Test(arguments: [
    ("# Head\n\nBody", "HeadBody"), ("one\ntwo", "one two"), ("- a\n- b", "ab"),
    ("1. a\n2. b", "ab"), ("> quoted", "quoted"), ("#tag", "#tag"), ("-1 degrees", "-1 degrees"),
    ("```\nlet a\n```\nrest", "let arest"),
  ])
  func blocksLeaveTheirCharacters(source: String, shown: String) throws {
    #expect(try String(AttributedString(markdown: source).characters) == shown)
  }

  @Test func whiteSpaceIsKeptWhereAsked() throws {
    func text(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws -> String
    {
      let string = try AttributedString(
        markdown: "# a\n\nb", options: .init(interpretedSyntax: syntax))
      return String(string.characters)
    }
    #expect(try text(.inlineOnlyPreservingWhitespace) == "# a\n\nb")
    #expect(try text(.inlineOnly) == "# a b")
  }
}

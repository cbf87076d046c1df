import Testing

@testable import HangaTesting

struct EnclosingTypeTests {
  private func name(_ text: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.contains("assert") } ?? 0
    return EnclosingType.name(atLine: line + 1, in: text)
  }

  @Test func functionAtFileScopeHasNone() {
    #expect(name("func free() {\n  assert()\n}\n") == nil)
    #expect(name("struct A { func f() {} }\nfunc free() {\n  assert()\n}") == nil)
  }

  @Test func typesNest() {
    #expect(name("final class A: XCTestCase {\n  func f() {\n    assert()\n  }\n}") == "A")
    #expect(name("enum A {\n  struct B<T> where T: C {\n    func f() { assert() }\n}}") == "A.B")
    #expect(name("extension A.B {\n  func f() {\n    assert()\n") == "A.B")
  }

  @Test func wordsInTextsAndCommentsAreNoTypes() {
    let text = """
      class A {
        // struct B {
        /* enum C { */
        let text = "struct D { \\" {"
        let long = \"\"\"
          class E {
          \"\"\"
        class func make() {
          assert()
        }
      }
      """
    #expect(name(text) == "A")
  }

  @Test func fileThatIsNotThereHasNone() {
    #expect(EnclosingType.name(atLine: 1, of: "/nowhere/Tests.swift") == nil)
  }
}

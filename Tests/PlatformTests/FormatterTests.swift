import HangaPlatform
import Testing

struct FormatterTests {
  @Test func namesAreShortened() {
    let formatter = PersonNameComponentsFormatter()
    let name = formatter.personNameComponents(from: "Ada King Lovelace")!
    #expect(formatter.string(from: name) == "Ada Lovelace")
    formatter.style = .abbreviated
    #expect(formatter.string(from: name) == "AL")
  }
}

struct PredicateTests {
  @Test(arguments: [
    ("SELF MATCHES %@", "[a-z]+@[a-z]+", "ada@home", true),
    ("SELF MATCHES %@", "[a-z]+@[a-z]+", "ada@home!", false),
    ("SELF CONTAINS[cd] %@", "CAFE", "the café", true),
    ("SELF BEGINSWITH %@", "the", "the café", true),
    ("SELF ENDSWITH[c] %@", "THE", "the café", false),
    ("SELF LIKE %@", "t*f?", "the café", true),
    ("SELF == %@", "a", "a", true), ("name == %@", "a", "a", false),
  ])
  func textsAreCompared(format: String, text: String, subject: String, holds: Bool) {
    #expect(NSPredicate(format: format, text).evaluate(with: subject) == holds)
  }
}

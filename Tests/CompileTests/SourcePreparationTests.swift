import Testing

@testable import HangaCompile

struct SourcePreparationTests {
  @Test func plainFilesStayAsTheyAre() {
    #expect(SourcePreparation.prepared("struct A { var b = 1 }") == nil)
    // The word in a text is no question.
    #expect(SourcePreparation.prepared("let a = \"os(iOS)\"") == nil)
  }

  @Test func phoneIsTheSystemAndColumnsStay() {
    let text = "#if os(iOS) && !os(Linux)\nlet a = 1\n#elseif os(macOS)\nlet a = 2\n#endif\n"
    let expected =
      "#if true    && !false    \nlet a = 1\n#elseif false    \nlet a = 2\n#endif\n"
    #expect(SourcePreparation.prepared(text) == expected)
  }

  @Test func simulatorIsTheTarget() {
    let text = "#if targetEnvironment(simulator)\n#endif"
    #expect(SourcePreparation.prepared(text)?.contains("#if true ") == true)
  }

  @Test func objectiveCIsLeftOutInPlace() {
    #expect(
      SourcePreparation.prepared("@objc func a() {}\n@objc(b) func b() {}")
        == "      func a() {}\n         func b() {}")
  }

  @Test func startOfAProgramIsLeftOut() {
    #expect(
      SourcePreparation.prepared("@UIApplicationMain\nclass A {}")
        == "                  \nclass A {}")
  }

  @Test func selectorsBecomeNamesWithTheirMethods() {
    #expect(
      SourcePreparation.prepared("f(#selector(A.tapped(_:)))")
        == "f(_selector(\"tapped(_:)\", A.tapped(_:)))")
    #expect(
      SourcePreparation.prepared("f(#selector(tapped), 1)") == "f(_selector(\"tapped\", tapped), 1)"
    )
    #expect(
      SourcePreparation.prepared("f(#selector(getter: A.b), 1)")?.hasPrefix("f(Selector(\"b\")")
        == true)
  }

  @Test func whatClassesAreMadeByIsRequired() {
    #expect(
      SourcePreparation.prepared(
        "class A: UICollectionViewCell { override init(frame: CGRect) {} }")
        == "class A: UICollectionViewCell { required init(frame: CGRect) {} }")
    #expect(
      SourcePreparation.prepared("class A: CALayer { override init() {} }")
        == "class A: CALayer { required init() {} }")
    #expect(
      SourcePreparation.prepared("class A: UIView { override init(frame: CGRect) {} } // Cell")
        == nil)
  }

  @Test func importsOfModulesThatSwiftUIStandsForBecomeIt() {
    #expect(
      SourcePreparation.prepared("import UniformTypeIdentifiers\nlet a = 1")
        == "import SwiftUI               \nlet a = 1")
    #expect(SourcePreparation.prepared("import PhotosUI")?.hasPrefix("import SwiftUI") == true)
    #expect(SourcePreparation.prepared("import SwiftUI\nimport Foundation") == nil)
  }

  @Test func importsOfModulesThatAreNotThereAreLeftOut() {
    #expect(
      SourcePreparation.prepared("import struct MapKit.MKMap\nlet a = 1")
        == String(repeating: " ", count: 26) + "\nlet a = 1")
  }

  @Test func delegatesAreMadeByAClosure() {
    let made = "@UIApplicationDelegateAdaptor({ D() })"
    #expect(
      SourcePreparation.prepared("@UIApplicationDelegateAdaptor(D.self) var d")?.hasPrefix(made)
        == true)
    #expect(
      SourcePreparation.prepared("@UIApplicationDelegateAdaptor private var d: D")?.hasPrefix(made)
        == true)
  }

  @Test func classesOfCellsAreMadeByTheirClass() {
    let text = "override init(style: S, reuseIdentifier: String?) {}"
    #expect(
      SourcePreparation.prepared("class C: D { \(text) }")
        == "class C: D { required init(style: S, reuseIdentifier: String?) {} }")
  }
}

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

  @Test func appsMayHaveSeveralStarts() {
    #expect(
      SourcePreparation.prepared("@main struct A: App {}") == "      struct A: App {}")
  }

  @Test func timersThatSendSelectorsGetClosures() throws {
    let text = """
      final class A {
        func start() {
          Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
          Timer.scheduledTimer(timeInterval: 2, target: self, selector: #selector(A.fire(_:)), userInfo: nil, repeats: false)
        }
        @objc func tick() {}
        @objc func fire(_ timer: Timer) {}
      }
      """
    let prepared = try #require(SourcePreparation.prepared(text))
    #expect(
      prepared.contains(
        "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak target = self] timer in "
          + "MainActor.assumeIsolated { _ = target?.tick() } }"))
    #expect(prepared.contains("_ = target?.fire(timer)"))
  }

  @Test func observersThatAreSentSelectorsGetClosures() throws {
    let text = """
      class A {
        init() { NotificationCenter.default.addObserver(self, selector: #selector(a), name: .b, object: nil) }
        @objc func a(note: Notification) {}
      }
      """
    let prepared = try #require(SourcePreparation.prepared(text))
    #expect(prepared.contains("addObserver(forName: .b, object: nil, queue: nil)"))
    #expect(prepared.contains("_ = target?.a(note: note)"))
  }

  @Test func whatLinuxLacksIsBroughtAlong() {
    #expect(
      SourcePreparation.prepared("import Foundation\nlet a = URLSession.shared")
        == "import HangaPlatform; import Foundation\nlet a = URLSession.shared")
    #expect(SourcePreparation.prepared("import Foundation\nlet a = 1") == nil)
    #expect(
      SourcePreparation.prepared("import AVFoundation\nlet a = 1")
        == "import HangaPlatform\nlet a = 1")
  }

  @Test func laterReleasesAreAskedOfTheLook() {
    #expect(
      SourcePreparation.prepared("if #available(iOS 26.0, macOS 26, *), a {}")
        == "if _isSystem(atLeast: 26)" + String(repeating: " ", count: 11) + ", a {}")
    #expect(
      SourcePreparation.prepared("guard #unavailable(iOS 26) else {}")
        == "guard !_isSystem(atLeast: 26) else {}")
    #expect(SourcePreparation.prepared("if #available(iOS 17, *) {}") == nil)
  }
}

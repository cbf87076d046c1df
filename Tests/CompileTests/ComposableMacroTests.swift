import Foundation
import HangaRuntime
import Testing

@testable import HangaCompile

/// Files of the reducer architecture, and what the compiler says of those that use it wrongly.
@Suite(.serialized)
struct ComposableMacroTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  private func load(_ text: String, view: String) throws -> CompiledScreen {
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appendingPathComponent("Screen.swift")
    try "import ComposableArchitecture\nimport SwiftUI\n\(text)"
      .write(to: place, atomically: true, encoding: .utf8)
    return try Compiler.load(CompileRequest(files: [place.path], view: view), cache: nil)
  }

  private static let wrong: [(String, String)] = [
    ("@Reducer class A {}", "@Reducer belongs to a struct or an enum, not to a class"),
    ("@Reducer(state: .equatable) struct A {}", "takes arguments on an enum of features only"),
    (
      "@Reducer struct B {}\n@Reducer enum A { case two(B, B) }",
      "the case “two” must carry one feature"
    ),
    ("@ObservableState protocol A {}", "@ObservableState"),
    ("@ObservableState class A {}", "@ObservableState belongs to a struct or an enum"),
    (
      "@ObservableState struct A { @State var x = 0 }",
      "cannot track “x”, which @State keeps"
    ),
    ("@ObservableState struct A { var (a, b) = (0, 1) }", "declared by its own name"),
    ("@CasePathable struct A {}", "@CasePathable belongs to an enum"),
    ("struct A { @Presents var x: Int? }", "stands in a struct that is marked @ObservableState"),
    (
      "@ObservableState struct A { @Presents var x = 0 }",
      "@Presents belongs to a variable with a stated optional type"
    ),
    (
      "@DependencyClient struct A { var f: () -> Int }",
      "@DependencyClient needs a default for “f”"
    ),
    (
      "@Reducer struct B { enum Action: ViewAction { case view(Int) } }\n"
        + "@ViewAction(for: B.self) struct A: View { var body: some View { EmptyView() } }",
      "@ViewAction needs a variable “store”"
    ),
  ]

  @Test(arguments: wrong)
  func wrongUseIsSaidInPlainWords(text: String, message: String) throws {
    #expect {
      let page = "struct WrongPage: View { var body: some View { EmptyView() } }"
      _ = try load("\(text)\n\(page)", view: "WrongPage")
    } throws: { error in
      guard case CompileFailure.diagnostics(let lines) = error else { return false }
      return lines.contains(message)
    }
  }

  @MainActor
  @Test func featureAndItsViewAreCompiledAndLoaded() throws {
    let screen = try load(
      """
      @Reducer struct Switch {
        @ObservableState struct State: Equatable { var isOn = false }
        enum Action: BindableAction { case binding(BindingAction<State>) }
        var body: some ReducerOf<Self> { BindingReducer() }
      }
      struct SwitchPage: View {
        @Bindable var store: StoreOf<Switch> = Store(initialState: Switch.State()) { Switch() }
        let initial = Switch.State(isOn: true).isOn
        var body: some View { Toggle("On", isOn: $store.isOn) }
      }
      #Preview("Switch") { SwitchPage() }
      """, view: "Switch")
    let made = screen.entry.make()
    #expect("\(type(of: made))" == "SwitchPage")
    #expect(Mirror(reflecting: made).descendant("initial") as? Bool == true)
  }

  @MainActor
  @Test func stateIsCodedByTheNamesInTheSource() throws {
    let screen = try load(
      """
      @ObservableState struct Coded: Codable, Equatable {
        let id: Int
        var name = "x"
        @Presents var sheet: Int?
      }
      struct CodedPage: View {
        let text: String = {
          let encoder = JSONEncoder()
          encoder.outputFormatting = .sortedKeys
          let data = try! encoder.encode(Coded(id: 1, sheet: 3))
          let back = try! JSONDecoder().decode(Coded.self, from: data)
          return String(decoding: data, as: UTF8.self) + (back == Coded(id: 1, sheet: 3) ? " same" : "")
        }()
        var body: some View { Text(text) }
      }
      """, view: "CodedPage")
    let text = Mirror(reflecting: screen.entry.make()).descendant("text") as? String
    #expect(text == #"{"id":1,"name":"x","sheet":3} same"#)
  }

  /// What is read once is evaluated once: the macro does not run initial values twice.
  @MainActor
  @Test func initialValuesAreMadeOnce() throws {
    let screen = try load(
      """
      enum Made { nonisolated(unsafe) static var count = 0
        static func one() -> Int { count += 1; return count } }
      @ObservableState struct Early { var number = Made.one() }
      struct OncePage: View {
        let counts: [Int] = { _ = Early(); _ = Early(number: 5); return [Early().number, Made.count] }()
        var body: some View { EmptyView() }
      }
      """, view: "OncePage")
    let counts = Mirror(reflecting: screen.entry.make()).descendant("counts") as? [Int]
    #expect(counts == [2, 2])
  }
}

import ComposableArchitecture
import Foundation
import Testing

private struct Fetcher: Sendable { var fetch: @Sendable () -> String }
extension Fetcher: DependencyKey {
  static let liveValue = Fetcher { "live" }
  static let previewValue = Fetcher { "preview" }
}
private enum Level: DependencyKey {
  static var liveValue: Int { 1 }
  static var testValue: Int { 3 }
}
extension DependencyValues {
  fileprivate var fetcher: Fetcher {
    get { self[Fetcher.self] }
    set { self[Fetcher.self] = newValue }
  }
  fileprivate var level: Int {
    get { self[Level.self] }
    set { self[Level.self] = newValue }
  }
}

@DependencyClient
private struct Client {
  var load: @Sendable (_ id: Int, _ name: String) async throws -> String
  var save: @Sendable (String) -> Void
  var size: @Sendable () -> Int = { 0 }
}

@MainActor
struct DependencyTests {
  @Test func eachContextHasItsValue() {
    var values = DependencyValues()
    #expect(values.context == .test)
    #expect(values.level == 3)
    values.context = .live
    #expect(values.level == 1 && values.fetcher.fetch() == "live")
    values.context = .preview
    #expect(values.level == 1 && values.fetcher.fetch() == "preview")
  }

  @Test func testThatSetsNoValueIsTold() {
    withKnownIssue {
      #expect(DependencyValues().fetcher.fetch() == "preview")
    } matching: {
      "\($0)".contains("has no test value")
    }
    withKnownIssue { _ = DependencyValues().uuid() }
    withKnownIssue { _ = DependencyValues().date.now }
    withKnownIssue { _ = DependencyValues().continuousClock }
  }

  @Test func valuesHoldInsideTheirOperationAlone() {
    @Dependency(\.level) var level
    withDependencies {
      $0.level = 7
    } operation: {
      #expect(level == 7)
    }
    #expect(level == 3)
  }

  @Test func modelKeepsTheValuesItWasMadeWith() {
    struct Model { @Dependency(\.level) var level }
    let model = withDependencies {
      $0.level = 8
    } operation: {
      Model()
    }
    #expect(model.level == 8)
    withDependencies {
      $0.level = 9
    } operation: {
      #expect(model.level == 9)
    }
  }

  @Reducer struct Asking {
    @ObservableState struct State: Equatable {
      var id: UUID
      var level = 0
      var late = 0
      init() {
        @Dependency(\.uuid) var uuid
        id = uuid()
      }
    }
    enum Action { case ask, late(Int) }
    @Dependency(\.level) var level
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .ask:
          state.level = level
          return .run { send in await send(.late(level)) }
        case .late(let level):
          state.late = level
          return .none
        }
      }
    }
  }

  @Test func stateReducersAndEffectsSeeTheStoresValues() async {
    let store = TestStore(initialState: Asking.State()) {
      Asking()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.level = 5
    }
    #expect(store.state.id == UUID(0))
    await store.send(.ask) { $0.level = 5 }
    await store.receive(\.late) { $0.late = 5 }
  }

  @Test func featureIsGivenAnotherValue() async {
    let store = TestStore(initialState: Asking.State()) {
      Asking().dependency(\.level, 6).transformDependency(\.level) { $0 += 10 }
    } withDependencies: {
      $0.uuid = .incrementing
      $0.level = 5
    }
    // The outer modifier changes first, the inner sets.
    await store.send(.ask) { $0.level = 6 }
    await store.receive(\.late, 6) { $0.late = 6 }
  }

  @Test func clientWithoutAnImplementationReports() async throws {
    let empty = Client()
    await withKnownIssue {
      await #expect(throws: Unimplemented("load")) { try await empty.load(id: 1, name: "x") }
    } matching: {
      "\($0)".contains("“load”")
    }
    withKnownIssue { empty.save("x") }
    #expect(empty.size() == 0)
    let full = Client(load: { "\($0)\($1)" }, save: { _ in })
    #expect(try await full.load(id: 1, name: "x") == "1x")
  }

  @Test func generatorsAreTheSameEachTime() {
    let uuid = UUIDGenerator.incrementing
    #expect([uuid(), uuid()].map(\.uuidString).last == "00000000-0000-0000-0000-000000000001")
    var values = DependencyValues()
    values.context = .preview
    let first = values.withRandomNumberGenerator { Int.random(in: 0..<1000, using: &$0) }
    var others = DependencyValues()
    others.context = .preview
    #expect(others.withRandomNumberGenerator { Int.random(in: 0..<1000, using: &$0) } == first)
  }
}

import ComposableArchitecture
import Testing

@MainActor
struct StoreTests {
  @Test func numberOfTestsIsNotNone() {}
}

import ComposableArchitecture
import Hanga
import SwiftUI
import Testing

/// Features under fingers, on the scene's clock.
@MainActor
struct SceneTests {
  private struct Page: View {
    @Bindable var store: StoreOf<Holder>

    var body: some View {
      NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
        VStack(spacing: 20) {
          Button("Ask") { store.send(.ask) }
          Button("Sheet") { store.send(.show(.counter(Counter.State(count: 40)))) }
          Button(store.fixed.isTicking ? "Stop" : "Start") { store.send(.fixed(.toggle)) }
          NavigationLink("Push", state: Holder.Path.State.counter(Counter.State(count: 70)))
          Text("\(store.fixed.count) of \(store.answers)")
        }
      } destination: { screen in
        switch screen.case {
        case .counter(let store), .other(let store): Inner(store: store)
        }
      }
      .alert($store.scope(state: \.alert, action: \.alert))
      .sheet(item: $store.scope(state: \.sheet?.counter, action: \.sheet.counter)) {
        Inner(store: $0)
      }
    }
  }

  private struct Inner: View {
    let store: StoreOf<Counter>
    var body: some View {
      VStack(spacing: 20) {
        Button("Count \(store.count)") { store.send(.up) }
        Button("Leave") { store.send(.leave) }
      }
    }
  }

  private let store: StoreOf<Holder>
  private let host: ViewHost

  init() throws {
    let store = Store(initialState: Holder.State()) {
      Holder()
    } withDependencies: {
      $0.continuousClock = ContinuousClock()
    }
    self.store = store
    host = try ViewHost(Page(store: store), Variant())
  }

  private func tap(_ names: String...) throws {
    for name in names {
      try host.tap(.view(name))
      try host.settle()
    }
  }

  private func shows(_ text: String) throws -> Bool {
    try host.layoutDescription.contains("“\(text)”")
  }

  /// The alert is gone by its action when the layer says so: no second action follows.
  @Test func alertButtonSendsItsActionAlone() throws {
    try tap("Ask")
    #expect(try shows("Sure?"))
    try tap("Yes")
    #expect(store.answers == 1 && store.alert == nil)
    #expect(try !shows("Sure?"))
    try tap("Ask", "Yes")
    #expect(store.answers == 2)
  }

  @Test func sheetRunsItsFeatureAndLeavesWhenItAsksToOrIsPulledDown() throws {
    try tap("Sheet", "Count 40", "Count 41")
    #expect(try shows("Count 42"))
    try tap("Leave")
    #expect(store.sheet == nil)
    #expect(try !shows("Count 42"))
    try tap("Sheet")
    try host.drag(from: .point(195, 80), to: .point(195, 780), over: 0.2)
    try host.settle()
    #expect(store.sheet == nil)
  }

  @Test func screensArePushedAndLeaveByThemselvesOrByTheBar() throws {
    try tap("Push", "Count 70")
    #expect(store.path.count == 1)
    #expect(try shows("Count 71"))
    try tap("Leave")
    #expect(store.path.isEmpty)
    #expect(try shows("Push"))
  }

  /// Seconds of the scene's clock, whatever the machine does.
  @Test func effectsSleepOnTheScenesClock() throws {
    try tap("Start")
    let before = store.fixed.count
    try host.advance(by: 10)
    #expect(store.fixed.count - before == 10)
    try tap("Stop")
    let after = store.fixed.count
    try host.advance(by: 10)
    #expect(store.fixed.count == after)
    #expect(try shows("\(after) of 0"))
  }
}

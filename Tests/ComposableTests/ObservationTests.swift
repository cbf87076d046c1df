import ComposableArchitecture
import HangaMotion
import HangaRuntime
import HangaTypesetting
import SwiftUI
import Testing

@testable import Hanga

/// Which bodies run when a part of the state changes: those that have read it, and no others.
@MainActor
struct ObservationTests {
  /// The names of the bodies that have run.
  @MainActor final class Bodies {
    var names: [String] = []
    func run(_ name: String) -> EmptyView {
      names.append(name)
      return EmptyView()
    }
    func take() -> [String] {
      defer { names = [] }
      return names
    }
  }

  @Reducer struct Page {
    @ObservableState struct State: Equatable {
      var title = "t"
      var rows: IdentifiedArrayOf<Counter.State> = [Counter.State(id: 1), Counter.State(id: 2)]
      var inner = Counter.State()
      @Presents var sheet: Counter.State?
      @ObservationStateIgnored var unseen = 0
    }
    enum Action {
      case inner(Counter.Action)
      case rows(IdentifiedActionOf<Counter>)
      case set(State)
      case change(@Sendable (inout State) -> Void)
      case sheet(PresentationAction<Counter.Action>)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.inner, action: \.inner) { Counter() }
      Reduce { state, action in
        switch action {
        case .set(let new): state = new
        case .change(let change): change(&state)
        case .inner, .rows, .sheet: break
        }
        return .none
      }
      .forEach(\.rows, action: \.rows) { Counter() }
      .ifLet(\.$sheet, action: \.sheet) { Counter() }
    }
  }

  struct PageView: View {
    let store: StoreOf<Page>
    let bodies: Bodies
    var body: some View {
      bodies.run("page")
      TitleView(store: store, bodies: bodies)
      CountView(store: store.scope(state: \.inner, action: \.inner), bodies: bodies, name: "inner")
      RowsView(store: store, bodies: bodies)
      SheetView(store: store, bodies: bodies)
    }
  }
  struct TitleView: View {
    let store: StoreOf<Page>
    let bodies: Bodies
    var body: some View {
      bodies.run("title")
      Text(store.title)
    }
  }
  struct CountView: View {
    let store: StoreOf<Counter>
    let bodies: Bodies
    let name: String
    var body: some View {
      bodies.run(name)
      Text("\(store.count)")
    }
  }
  struct RowsView: View {
    let store: StoreOf<Page>
    let bodies: Bodies
    var body: some View {
      bodies.run("rows")
      ForEach(store.scope(state: \.rows, action: \.rows)) { row in
        RowView(store: row, bodies: bodies)
      }
    }
  }
  struct RowView: View {
    let store: StoreOf<Counter>
    let bodies: Bodies
    var body: some View {
      bodies.run("row")
      Text("\(store.count)")
    }
  }
  struct SheetView: View {
    let store: StoreOf<Page>
    let bodies: Bodies
    var body: some View {
      bodies.run("sheet")
      if let sheet = store.scope(state: \.sheet, action: \.sheet.presented) {
        CountView(store: sheet, bodies: bodies, name: "in sheet")
      }
    }
  }

  private let bodies = Bodies()
  private let store = Store(initialState: Page.State()) { Page() }
  private let graph: ViewGraph
  private let root: RootNode

  init() throws {
    graph = ViewGraph(
      services: GraphServices(typesetter: LineTypesetter(shaper: FixedAdvanceShaper())))
    root = RootNode(
      VStack { [store, bodies] in PageView(store: store, bodies: bodies) }, graph: graph,
      environment: EnvironmentValues(),
      canvas: RootNode.Canvas(size: CGSize(width: 300, height: 600)))
    try graph.settle()
    #expect(bodies.take() == ["page", "title", "inner", "rows", "row", "row", "sheet"])
  }

  /// The bodies that run for an action.
  private func ran(_ action: Page.Action) throws -> [String] {
    let before = graph.bodyCount
    store.send(action)
    try graph.settle()
    let names = bodies.take()
    // Bodies that run for the first time are not counted.
    #expect(graph.bodyCount - before <= names.count)
    return names
  }

  /// The texts that show.
  private var texts: [String] { ElementTree(root).all.compactMap(\.text) }

  @Test func onePropertyWakesItsReader() throws {
    let before = graph.bodyCount
    #expect(try ran(.change { $0.title = "new" }) == ["title"])
    #expect(graph.bodyCount - before == 1)
    #expect(texts == ["new", "0", "0", "0"])
  }

  @Test func equalValueWakesNobody() throws {
    #expect(try ran(.change { $0.title = "t" }) == [])
    #expect(try ran(.inner(.set(\.name, "nobody reads it"))) == [])
    #expect(try ran(.change { $0.unseen = 5 }) == [])
  }

  @Test func featureInsideWakesItsOwnReaders() throws {
    #expect(try ran(.inner(.up)) == ["inner"])
    #expect(try ran(.rows(.element(id: 2, action: .up))) == ["row"])
    #expect(texts == ["t", "1", "0", "1"])
  }

  @Test func newRowDoesNotWakeTheOthers() throws {
    #expect(
      try ran(.change { $0.rows.append(Counter.State(id: 3, count: 7)) }) == ["rows", "row"])
    #expect(texts == ["t", "0", "0", "0", "7"])
    #expect(try ran(.change { $0.rows.remove(id: 1) }) == ["rows"])
    #expect(texts == ["t", "0", "0", "7"])
    #expect(try ran(.change { $0.rows.move(fromOffsets: [0], toOffset: 2) }) == ["rows"])
    #expect(texts == ["t", "0", "7", "0"])
  }

  @Test func exchangedRowWakesItsReader() throws {
    #expect(try ran(.change { $0.rows[id: 1] = Counter.State(id: 1, count: 5) }) == ["row"])
    #expect(texts == ["t", "0", "5", "0"])
  }

  @Test func exchangedFeatureWakesItsReaders() throws {
    let names = try ran(.change { $0.inner = Counter.State(count: 4) })
    #expect(names == ["inner"])
    #expect(texts == ["t", "4", "0", "0"])
  }

  /// An older copy is the same thing: its readers learn of what differs.
  @Test func copyThatIsPutBackIsNotMissed() throws {
    let old = store.withState { $0 }
    #expect(try ran(.inner(.up)) == ["inner"])
    #expect(try ran(.change { $0.title = "new" }) == ["title"])
    #expect(Set(try ran(.set(old))) == ["inner", "title"])
    #expect(texts == ["t", "0", "0", "0"])
    var changed = old
    changed.rows[id: 2]?.count = 9
    _ = bodies.take()
    #expect(try ran(.set(changed)) == ["row"])
    #expect(texts == ["t", "0", "0", "9"])
  }

  @Test func wholeNewStateWakesAll() throws {
    var new = Page.State()
    new.title = "other"
    #expect(Set(try ran(.set(new))).isSuperset(of: ["title", "inner", "rows", "row", "sheet"]))
    #expect(texts == ["other", "0", "0", "0"])
  }

  @Test func presentedFeatureComesAndGoes() throws {
    #expect(try ran(.change { $0.sheet = Counter.State(count: 3) }) == ["sheet", "in sheet"])
    #expect(texts.last == "3")
    let up = Page.Action.change { $0.sheet?.count += 1 }
    #expect(try ran(up) == ["in sheet"])
    #expect(texts.last == "4")
    let gone = try ran(.change { $0.sheet = nil })
    #expect(gone.first == "sheet")
    #expect(texts == ["t", "0", "0", "0"])
  }

  @Test func partsOfAStoreAreTheSameObjects() {
    let one = store.scope(state: \.inner, action: \.inner)
    #expect(one === store.scope(state: \.inner, action: \.inner))
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    #expect(rows == Array(store.scope(state: \.rows, action: \.rows)))
    #expect(store.scope(state: \.sheet, action: \.sheet.presented) == nil)
  }

  /// What changes inside of `withAnimation` in a reducer is animated, and nothing else.
  @Test func animationInsideOfAReducerReachesTheViews() throws {
    let view = Probe(store: store)
    let graph = ViewGraph(
      services: GraphServices(typesetter: LineTypesetter(shaper: FixedAdvanceShaper())))
    let root = RootNode(
      view, graph: graph, environment: EnvironmentValues(),
      canvas: RootNode.Canvas(size: CGSize(width: 100, height: 100)))
    try graph.settle()
    store.send(
      .change { state in
        withAnimation(.linear(duration: 1)) { state.title = "wider" }
      })
    try graph.settle()
    #expect(graph.isAnimating)
    // Without one the same change is made at once.
    let still = ViewGraph(
      services: GraphServices(typesetter: LineTypesetter(shaper: FixedAdvanceShaper())))
    let other = RootNode(
      view, graph: still, environment: EnvironmentValues(),
      canvas: RootNode.Canvas(size: CGSize(width: 100, height: 100)))
    try still.settle()
    store.send(.change { $0.title = "t" })
    try still.settle()
    #expect(!still.isAnimating)
    withExtendedLifetime((root, other)) {}
  }

  struct Probe: View {
    let store: StoreOf<Page>
    var body: some View {
      Color.red.frame(width: CGFloat(store.title.count) * 10, height: 10)
    }
  }
}

import ComposableArchitecture
import SwiftUI

/// The café's card by courses, and an order that grows.
@Reducer
struct Cafe {
  @ObservableState
  struct State: Equatable {
    var strip: CourseStrip.State
    var lines: IdentifiedArrayOf<OrderLine.State>
    @Presents var alert: AlertState<Action.Alert>?

    init(current: Course = Course.all[0], counts: [Dish.ID: Int] = [:]) {
      strip = CourseStrip.State(courses: Course.all, current: current)
      lines = IdentifiedArray(
        uniqueElements: Dish.all.map { OrderLine.State(dish: $0, count: counts[$0.id] ?? 0) })
    }

    var total: Int { lines.reduce(0) { $0 + $1.price } }
    var count: Int { lines.reduce(0) { $0 + $1.count } }
  }

  enum Action: BindableAction {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case lines(IdentifiedActionOf<OrderLine>)
    case orderTapped
    case strip(CourseStrip.Action)

    enum Alert: Equatable {
      case sendTapped
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.strip, action: \.strip) {
      CourseStrip()
    }
    Reduce { state, action in
      switch action {
      case .alert(.presented(.sendTapped)):
        for id in state.lines.ids {
          state.lines[id: id]?.count = 0
        }
        return .none
      case .orderTapped:
        state.alert = .order(count: state.count, total: state.total)
        return .none
      case .alert, .binding, .lines, .strip:
        return .none
      }
    }
    .forEach(\.lines, action: \.lines) {
      OrderLine()
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == Cafe.Action.Alert {
  static func order(count: Int, total: Int) -> Self {
    AlertState {
      TextState("注文を送りますか")
    } actions: {
      ButtonState(role: .cancel) {
        TextState("戻る")
      }
      ButtonState(action: .sendTapped) {
        TextState("送る")
      }
    } message: {
      TextState("\(count)点、合計 ¥\(total)")
    }
  }
}

struct CafeScreen: View {
  @Bindable var store: StoreOf<Cafe>

  var body: some View {
    VStack(spacing: 0) {
      CourseStripView(store: store.scope(state: \.strip, action: \.strip))
      Divider()
      TabView(selection: $store.strip.current.animation()) {
        ForEach(store.strip.courses) { course in
          CoursePage(course: course, store: store)
            .tag(course)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      OrderBar(store: store)
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

private struct CoursePage: View {
  let course: Course
  let store: StoreOf<Cafe>

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(store.scope(state: \.lines, action: \.lines)) { line in
          if line.dish.course == course.id {
            OrderLineView(store: line)
            Divider()
          }
        }
      }
      .padding(.horizontal, 20)
    }
  }
}

private struct OrderBar: View {
  let store: StoreOf<Cafe>

  var body: some View {
    HStack {
      Text("\(store.count)点")
        .foregroundStyle(.secondary)
      Text("¥\(store.total)")
        .font(.title3.bold())
        .contentTransition(.numericText())
      Spacer()
      Button("注文する") {
        store.send(.orderTapped)
      }
      .buttonStyle(.borderedProminent)
      .tint(.brown)
      .disabled(store.count == 0)
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 12)
    .background(.bar)
  }
}

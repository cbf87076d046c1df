import ComposableArchitecture
import SwiftUI

/// A dish and how many of it are ordered.
@Reducer
struct OrderLine {
  @ObservableState
  struct State: Equatable, Identifiable {
    let dish: Dish
    var count = 0
    var id: Dish.ID { dish.id }
    var price: Int { dish.price * count }
  }

  enum Action: Sendable {
    case addTapped
    case removeTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.count += 1
        return .none
      case .removeTapped:
        state.count = max(state.count - 1, 0)
        return .none
      }
    }
  }
}

struct OrderLineView: View {
  let store: StoreOf<OrderLine>

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(store.dish.name)
        Text("¥\(store.dish.price)")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if store.count > 0 {
        Button {
          store.send(.removeTapped, animation: .snappy)
        } label: {
          Image(systemName: "minus.circle")
        }
        Text("\(store.count)")
          .monospacedDigit()
          .contentTransition(.numericText())
          .frame(minWidth: 20)
      }
      Button {
        store.send(.addTapped, animation: .snappy)
      } label: {
        Image(systemName: "plus.circle.fill")
      }
      .accessibilityLabel("\(store.dish.name)を追加")
    }
    .font(.body)
    .tint(.brown)
    .padding(.vertical, 14)
  }
}

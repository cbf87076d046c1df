import ComposableArchitecture
import SwiftUI

/// Every state of the screen that needs no touch to be reached.
public enum ReducerTabsStates {
  @MainActor public static var all: [(name: String, view: AnyView)] {
    var states: [(name: String, view: AnyView)] = []
    for course in Course.all {
      states.append((name: "course-\(course.id)", view: screen(Cafe.State(current: course))))
    }
    let ordered = Cafe.State(counts: ["blend": 2, "vienna": 1, "pudding": 1])
    states.append((name: "ordered", view: screen(ordered)))
    var asking = ordered
    asking.alert = .order(count: asking.count, total: asking.total)
    states.append((name: "asking", view: screen(asking)))
    return states
  }

  @MainActor private static func screen(_ state: Cafe.State) -> AnyView {
    let store = Store(initialState: state) {
      Cafe()
    }
    return AnyView(CafeScreen(store: store))
  }
}

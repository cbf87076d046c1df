import SwiftUI

/// Every state of the screen that needs no touch to be reached.
public enum MarunouchiTabsStates {
  @MainActor public static var all: [(name: String, view: AnyView)] {
    let several = Line.stops.prefix(4)
    var states = [
      (name: "cover-only", view: AnyView(LineScreen())),
      (name: "one-stop", view: AnyView(LineScreen(stops: 1))),
      (name: "several-cover", view: AnyView(LineScreen(stops: several.count))),
    ]
    for stop in several {
      let screen = LineScreen(stops: several.count, current: stop.id)
      states.append((name: "several-\(stop.id)", view: AnyView(screen)))
    }
    let count = Line.stops.count
    states.append((name: "all-cover", view: AnyView(LineScreen(stops: count))))
    for stop in [Line.stops[count / 2], Line.stops[count - 1]] {
      let screen = LineScreen(stops: count, current: stop.id)
      states.append((name: "all-\(stop.id)", view: AnyView(screen)))
    }
    return states
  }
}

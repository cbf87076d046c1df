import SwiftUI

/// Every state of the screen that needs no touch to be reached.
public enum UnderlinedTabsStates {
  @MainActor public static var all: [(name: String, view: AnyView)] {
    let headings = Heading.samples
    var states: [(name: String, view: AnyView)] = []
    for heading in headings {
      let screen = ReadingScreen(headings: headings, current: heading)
      states.append((name: "tab-\(heading.id)", view: AnyView(screen)))
    }
    let two = ReadingScreen(headings: [headings[0], headings[1]])
    states.append((name: "two-tabs", view: AnyView(two)))
    let one = ReadingScreen(headings: [headings[0]])
    states.append((name: "one-tab", view: AnyView(one)))
    return states
  }
}

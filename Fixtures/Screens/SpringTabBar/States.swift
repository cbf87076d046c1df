import SwiftUI

/// Every state of the three bars that needs no touch to be reached.
public enum SpringTabBarStates {
  @MainActor public static var all: [(name: String, view: AnyView)] {
    var states: [(name: String, view: AnyView)] = []
    for section in AppSection.allCases {
      states.append((name: "system-\(section)", view: AnyView(SystemTabs(current: section))))
    }
    for section in AppSection.allCases {
      states.append((name: "material-\(section)", view: AnyView(MaterialTabs(current: section))))
    }
    for section in AppSection.allCases {
      states.append((name: "marker-\(section)", view: AnyView(SpringTabs(current: section))))
    }
    return states
  }
}

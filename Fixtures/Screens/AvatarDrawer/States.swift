import SwiftUI

/// Every state of the screen that needs no touch to be reached.
public enum AvatarDrawerStates {
  @MainActor public static var all: [(name: String, view: AnyView)] {
    var states: [(name: String, view: AnyView)] = []
    for place in Place.allCases {
      states.append((name: "closed-\(place)", view: AnyView(DrawerScreen(place: place))))
    }
    let positions: [(name: String, openness: CGFloat)] = [
      ("quarter-open", 0.25), ("half-open", 0.5), ("open", 1),
    ]
    for position in positions {
      let screen = DrawerScreen(openness: position.openness)
      states.append((name: position.name, view: AnyView(screen)))
    }
    let profile = DrawerScreen(place: .profile, openness: 1)
    states.append((name: "open-profile", view: AnyView(profile)))
    return states
  }
}

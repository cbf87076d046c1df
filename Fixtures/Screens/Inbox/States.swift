import SwiftUI

/// The inbox has one state.
public enum InboxStates {
  @MainActor public static var all: [(name: String, view: AnyView)] {
    [(name: "inbox", view: AnyView(InboxScreen()))]
  }
}

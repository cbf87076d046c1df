import SwiftUI

@main
struct PreferencesApp: App {
  @AppStorage("hasSeenWelcome") private var hasSeenWelcome = false

  var body: some Scene {
    WindowGroup {
      if hasSeenWelcome {
        PreferencesView()
      } else {
        WelcomeView(isDone: $hasSeenWelcome)
      }
    }
  }
}

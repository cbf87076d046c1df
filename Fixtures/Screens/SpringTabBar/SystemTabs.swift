import SwiftUI

/// The system's own tab bar.
struct SystemTabs: View {
  @State private var current: AppSection

  init(current: AppSection = .home) {
    _current = State(initialValue: current)
  }

  var body: some View {
    TabView(selection: $current) {
      ForEach(AppSection.allCases) { section in
        Text(section.title)
          .font(.title3)
          .tabItem {
            Image(systemName: section.symbol)
            Text(section.title)
          }
          .tag(section)
      }
    }
  }
}

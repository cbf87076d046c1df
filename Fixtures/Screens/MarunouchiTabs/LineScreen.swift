import SwiftUI

/// A navigation bar whose title is a strip of stations, over pages that turn to the left as in a
/// Japanese book: the cover is the last page on the right, each new stop joins on the left.
struct LineScreen: View {
  @State private var pages: [LinePage]
  @State private var current: LinePage.ID

  /// Opens with that many stops already added, at the cover or at one of the stops.
  init(stops count: Int = 0, current: LinePage.ID = LinePage.cover.id) {
    let stops = Line.stops.prefix(count).map { LinePage.stop($0) }
    _pages = State(initialValue: [.cover] + stops)
    _current = State(initialValue: current)
  }

  var body: some View {
    NavigationView {
      ZStack(alignment: .bottomTrailing) {
        VStack(spacing: 0) {
          CentreMarker()
          LinePager(pages: pages.reversed(), current: $current)
        }
        AddStopButton(action: addStop)
          .offset(x: -20, y: -20)
      }
      .navigationBarTitleDisplayMode(.inline)
      .modifier(LineToolbar(pages: pages.reversed(), current: $current))
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  /// Adds the next stop and goes back to the cover; at the end of the line it does nothing.
  private func addStop() {
    let added = pages.count - 1
    guard added < Line.stops.count else { return }
    pages.append(.stop(Line.stops[added]))
    current = LinePage.cover.id
  }
}

/// A hairline across the screen with a red mark in the middle, which stays where it is while the
/// strip above it moves.
private struct CentreMarker: View {
  var body: some View {
    ZStack(alignment: .top) {
      Rectangle()
        .fill(Color.gray.opacity(0.4))
        .frame(maxWidth: .infinity)
        .frame(height: 2)
      Rectangle()
        .fill(Line.colour)
        .frame(width: LineToolbar.tabSize.width, height: 2)
    }
  }
}

private struct AddStopButton: View {
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: "rectangle.stack.badge.plus")
        .resizable()
        .scaledToFit()
        .frame(width: 26, height: 26)
        .foregroundColor(.white)
        .padding(.all, 13)
        .background(Line.colour)
        .cornerRadius(26)
        .shadow(color: .black.opacity(0.3), radius: 5, x: 0, y: 2)
    }
  }
}

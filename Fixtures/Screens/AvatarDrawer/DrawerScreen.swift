import SwiftUI

enum Place: CaseIterable {
  case home, settings, profile

  var title: String {
    switch self {
    case .home: return "ホーム"
    case .settings: return "設定"
    case .profile: return "プロフィール"
    }
  }
}

/// Pages over a tab bar of our own, and a drawer beside them that a drag to the right reveals.
struct DrawerScreen: View {
  /// What of the page stays visible beside the open drawer.
  private static let visiblePage: CGFloat = 100

  @StateObject private var drawer: DrawerModel
  @GestureState private var dragged: CGFloat = 0
  @State private var place: Place

  init(place: Place = .home, openness: CGFloat = 0) {
    _drawer = StateObject(wrappedValue: DrawerModel(openness: openness))
    _place = State(initialValue: place)
  }

  var body: some View {
    GeometryReader { screen in
      let width = screen.size.width - Self.visiblePage
      HStack(spacing: 0) {
        DrawerMenu()
          .frame(width: width)
        pages
          .frame(width: screen.size.width)
          .overlay(shade)
      }
      .offset(x: width * (drawer.openness - 1))
      .gesture(
        DragGesture()
          .updating($dragged) { value, distance, _ in
            distance = value.translation.width
          }
          .onEnded { value in
            drawer.finish(value, width: width)
          }
      )
      .animation(.linear(duration: 0.15), value: drawer.openness == 0)
      .onChange(of: dragged) { distance in
        drawer.drag(by: distance, width: width)
      }
    }
    .environmentObject(drawer)
  }

  private var pages: some View {
    ZStack(alignment: .bottom) {
      TabView(selection: $place) {
        ForEach(Place.allCases, id: \.self) { place in
          Text(place.title)
            .font(.title2)
            .tag(place)
        }
      }
      AvatarTabBar(place: $place)
    }
  }

  /// Darkens the page as the drawer opens.
  private var shade: some View {
    Color.black
      .opacity(0.3 * drawer.openness)
      .ignoresSafeArea()
      .allowsHitTesting(drawer.openness > 0)
      .onTapGesture { drawer.close() }
  }
}

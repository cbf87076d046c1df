import SwiftUI

@main
struct SkiesApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        ForEach(Place.all) { place in
          ForecastView(place: place)
        }
      }
      .tabViewStyle(.page)
      .ignoresSafeArea()
      .preferredColorScheme(.dark)
    }
  }
}

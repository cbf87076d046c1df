import SwiftUI

@main
struct CornerApp: App {
  @State private var basket = Basket()

  var body: some Scene {
    WindowGroup {
      StoreView()
        .environment(basket)
    }
  }
}

import SwiftUI

@main
struct ErrandsApp: App {
  @StateObject private var store = ErrandStore()

  var body: some Scene {
    WindowGroup {
      ErrandListView()
        .environmentObject(store)
        .tint(.indigo)
    }
  }
}

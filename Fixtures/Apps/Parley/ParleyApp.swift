import SwiftUI

@main
struct ParleyApp: App {
  @State private var model = ParleyModel()
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      ConversationList()
        .environment(model)
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { model.save() }
    }
  }
}

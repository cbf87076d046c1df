import ComposableArchitecture
import SwiftUI

#Preview {
  ScreenView(
    store: Store(initialState: Screen.State()) {
      Screen()
    })
}

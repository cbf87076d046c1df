import SwiftUI

/// How far the drawer is open, and what a finished drag does to it.
final class DrawerModel: ObservableObject {
  /// 0 is closed, 1 is open.
  @Published var openness: CGFloat
  /// The openness when the current drag began.
  @Published var resting: CGFloat

  init(openness: CGFloat = 0) {
    self.openness = openness
    resting = openness
  }

  /// Follows the finger, never beyond either end.
  func drag(by distance: CGFloat, width: CGFloat) {
    guard distance != 0, width > 0 else { return }
    openness = min(max(resting + distance / width, 0), 1)
  }

  /// Opens or closes after a drag over half the drawer or a quick flick; else goes back.
  func finish(_ drag: DragGesture.Value, width: CGFloat) {
    let isFar = abs(drag.translation.width) > width / 2
    let isQuick = abs(drag.velocity.width) > 800
    let opens = drag.translation.width > 0
    withAnimation(.spring(duration: 0.2)) {
      if isFar || isQuick {
        openness = opens ? 1 : 0
      } else {
        openness = resting < 0.5 ? 0 : 1
      }
    }
    resting = openness
  }

  func close() {
    withAnimation(.spring(duration: 0.2)) {
      openness = 0
    }
    resting = 0
  }
}

import Testing
import UIKit

@MainActor
struct UIScreenTests {
  @Test func outsideAnyPassTheScreenIsAnIPhone13() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 390 * 3, height: 844 * 3))
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
  }

  @Test func interleavedContextsEachSeeTheirOwnScreen() {
    let small = ScreenContext(size: CGSize(width: 320, height: 568), scale: 2)
    let large = ScreenContext(size: CGSize(width: 1024, height: 1366), scale: 2)
    ScreenContext.with(small) {
      #expect(UIScreen.main.bounds.width == 320)
      ScreenContext.with(large) { #expect(UIScreen.main.bounds.width == 1024) }
      #expect(UIScreen.main.bounds.width == 320)
    }
    #expect(UIScreen.main.bounds.width == 390)
  }

  @Test func windowHasTheScreensSafeArea() {
    let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    ScreenContext.with(ScreenContext(safeAreaInsets: insets)) {
      #expect(UIApplication.shared.windows.first?.safeAreaInsets == insets)
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      #expect(scene?.windows.first?.safeAreaInsets.top == 59)
    }
  }
}

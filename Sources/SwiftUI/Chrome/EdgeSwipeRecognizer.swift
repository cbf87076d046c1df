import Foundation
import HangaGeometry
import HangaRuntime

/// A finger that drags the upper screen away from the edge it has come in over
/// (facts/controls.md §2.3).
final class EdgeSwipeRecognizer: TouchRecognizer {
  /// Set by the initialiser.
  private weak var stack: ScreenStack?
  private var finger: Int?
  private var isActive = false

  // Convenient, as in `GestureTouchRecognizer`.
  convenience init(element: LayoutNode, stack: ScreenStack) {
    self.init(element: element)
    self.stack = stack
  }

  override func reset() { (finger, isActive) = (nil, false) }

  override func cancel(_ actions: inout [TouchAction]) {
    guard isActive else { return }
    isActive = false
    actions.append { [stack] in stack?.swipeWasCancelled() }
  }

  override func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> Claim {
    guard let touch = input.touches.first(where: { finger == nil || $0.id == finger }),
      let stack
    else { return .failed }
    let start = distance(touch.start, input, stack)
    if finger == nil, start >= ChromeMetrics.swipeEdge || !stack.canSwipe { return .failed }
    finger = touch.id
    let way = distance(touch.location, input, stack) - start
    if !isActive {
      let down = abs(touch.translation.height)
      guard max(abs(way), down) >= TouchMetrics.slop else {
        return touch.isDown ? .possible : .failed
      }
      guard way > down else { return .failed }
      isActive = true
      actions.append { [stack] in stack.swipeDidBegin() }
    }
    let travel = max(way - TouchMetrics.slop, 0)
    actions.append { [stack] in stack.swipe(by: travel) }
    if touch.isDown { return .active }
    isActive = false
    let speed = touch.scrollVelocity(at: input.time).width * (input.element.isRightToLeft ? -1 : 1)
    actions.append { [stack] in stack.swipeDidEnd(speed: speed) }
    return .ended
  }

  /// Points from the edge that screens do not come over.
  private func distance(_ point: CGPoint, _ input: TouchInput, _ stack: ScreenStack) -> CGFloat {
    let box = stack.top.element.box
    let x = input.element.convert(fromScene: point).x
    return input.element.isRightToLeft ? box.maxX - x : x - box.minX
  }
}

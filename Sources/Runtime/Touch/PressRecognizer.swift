import Foundation
import HangaGeometry

/// A finger on a control: pressed while it is down on the control or near it, an action when it is
/// lifted there (facts/animation.md §8).
public final class PressRecognizer: TouchRecognizer {
  private let setPressed: (Bool) -> Void
  private let action: (CGPoint) -> Void
  private var isPressed = false

  /// - Parameters:
  ///   - setPressed: told when the press begins and ends to show.
  ///   - action: run with the place in the element where the finger was lifted.
  package init(
    element: LayoutNode, setPressed: @escaping (Bool) -> Void = { _ in },
    action: @escaping (CGPoint) -> Void
  ) {
    (self.setPressed, self.action) = (setPressed, action)
    super.init(element: element)
  }

  public override var isDiscrete: Bool { true }
  public override func reset() { isPressed = false }
  public override func cancel(_ actions: inout [TouchAction]) { show(false, &actions) }

  public override func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> Claim {
    guard let touch = input.touches.first else { return .failed }
    let point = input.element.convert(fromScene: touch.location)
    let margin = TouchMetrics.pressMargin
    let reach = CGRect(origin: .zero, size: input.element.size).insetBy(dx: -margin, dy: -margin)
    let isNear = reach.contains(point)
    guard touch.isDown else {
      show(false, &actions)
      guard isNear else { return .failed }
      let action = self.action
      actions.append { action(point) }
      return .ended
    }
    let tolerance = 1e-9
    let isLate = input.time - touch.startTime >= input.pressDelay - tolerance
    show(isNear && isLate, &actions)
    return .possible
  }

  private func show(_ pressed: Bool, _ actions: inout [TouchAction]) {
    guard pressed != isPressed else { return }
    isPressed = pressed
    let setPressed = self.setPressed
    actions.append { setPressed(pressed) }
  }
}

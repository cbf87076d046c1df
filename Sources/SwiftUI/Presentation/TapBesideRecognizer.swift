import Foundation
import HangaGeometry
import HangaRuntime

/// A tap on a layer beside what it shows; a finger that moves away is none.
final class TapBesideRecognizer: TouchRecognizer {
  private var isBeside: (CGPoint) -> Bool = { _ in false }
  private var action: () -> Void = {}

  // Convenient, so that the compiler need not make the inherited initialiser up: it takes that one
  // for an endless recursion.
  /// - Parameter isBeside: whether a point of the layer lies beside what it shows.
  convenience init(
    _ layer: LayoutNode, isBeside: @escaping (CGPoint) -> Bool, action: @escaping () -> Void
  ) {
    self.init(element: layer)
    (self.isBeside, self.action) = (isBeside, action)
  }

  override var isDiscrete: Bool { true }

  override func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> Claim {
    guard let touch = input.touches.first, touch.distance <= TouchMetrics.slop,
      isBeside(input.element.convert(fromScene: touch.start))
    else { return .failed }
    if touch.isDown { return .possible }
    let action = self.action
    actions.append { action() }
    return .ended
  }
}

import Foundation
import HangaGeometry
import HangaRuntime

/// A finger that drags a sheet: begins when it has moved far enough up or down, unless content
/// inside scrolls that way.
final class SheetPanRecognizer: TouchRecognizer {
  private weak var sheet: SheetLayer?
  private var finger: Int?
  private var isActive = false
  /// What is taken off the finger's way.
  private var slop: CGFloat = 0

  // Convenient, so that the compiler need not make the inherited initialiser up: it takes that one
  // for an endless recursion.
  convenience init(_ sheet: SheetLayer) {
    self.init(element: sheet.card)
    self.sheet = sheet
  }

  override func reset() { (finger, isActive, slop) = (nil, false, 0) }

  override func cancel(_ actions: inout [TouchAction]) {
    guard isActive else { return }
    isActive = false
    actions.append { [sheet] in sheet?.dragDidEnd(velocity: 0) }
  }

  override func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> Claim {
    guard let touch = input.touches.first(where: { finger == nil || $0.id == finger }) else {
      return .failed
    }
    finger = touch.id
    let way = touch.translation
    if !isActive {
      guard touch.isDown else { return .failed }
      guard max(abs(way.width), abs(way.height)) >= TouchMetrics.slop else { return .possible }
      guard abs(way.height) > abs(way.width),
        sheet?.mayBeDragged(down: way.height > 0, from: touch.start) == true
      else { return .failed }
      slop = way.height > 0 ? TouchMetrics.slop : -TouchMetrics.slop
      isActive = true
      actions.append { [sheet] in sheet?.dragDidBegin() }
    }
    let distance = way.height - slop
    actions.append { [sheet] in sheet?.drag(by: distance) }
    if touch.isDown { return .active }
    isActive = false
    let velocity = touch.scrollVelocity(at: input.time).height
    actions.append { [sheet] in sheet?.dragDidEnd(velocity: velocity) }
    return .ended
  }
}

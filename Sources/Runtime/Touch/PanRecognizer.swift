import Foundation
import HangaGeometry

/// An element whose content follows a finger: a scroll view or pager.
package protocol Pannable: AnyObject {
  /// The axes along which it may be dragged now.
  var panAxes: Axis.Set { get }
  /// Stops what still moves; answers whether anything did.
  func catchMotion() -> Bool
  func panDidBegin()
  /// - Parameter translation: the finger's way since the pan began, in points of the element.
  func pan(by translation: CGSize)
  /// - Parameter velocity: points a second.
  func panDidEnd(velocity: CGSize)
}

/// A finger that drags a scroll view: begins when it has moved far enough along an axis that
/// scrolls, and at once where something still moves (facts/animation.md §8, §9).
public final class PanRecognizer: TouchRecognizer {
  private weak var target: (any Pannable)?
  private var finger: Int?
  private var isActive = false
  /// What is taken off the finger's way, so that the content does not jump.
  private var slop = CGSize.zero

  package init(element: LayoutNode, target: any Pannable) {
    self.target = target
    super.init(element: element)
  }

  public override func reset() { (finger, isActive, slop) = (nil, false, .zero) }

  public override func cancel(_ actions: inout [TouchAction]) {
    guard isActive, let target else { return }
    isActive = false
    actions.append { target.panDidEnd(velocity: .zero) }
  }

  public override func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> Claim {
    guard let touch = input.touches.first(where: { finger == nil || $0.id == finger }),
      let target
    else { return .failed }
    let isNew = finger == nil
    finger = touch.id
    let way = localWay(of: touch, input)
    if !isActive {
      if isNew, touch.isDown, target.catchMotion() {
        begin(target, &actions)
      } else {
        switch Self.decision(way, target.panAxes) {
        case .wait: return touch.isDown ? .possible : .failed
        case .pass: return .failed
        case .begin(let taken):
          slop = taken
          begin(target, &actions)
        }
      }
    }
    let translation = CGSize(width: way.width - slop.width, height: way.height - slop.height)
    actions.append { target.pan(by: translation) }
    if touch.isDown { return .active }
    let velocity = localVelocity(of: touch, input)
    isActive = false
    actions.append { target.panDidEnd(velocity: velocity) }
    return .ended
  }

  private func begin(_ target: any Pannable, _ actions: inout [TouchAction]) {
    isActive = true
    actions.append { target.panDidBegin() }
  }

  private enum Decision { case wait, pass, begin(taken: CGSize) }

  /// Whether a way along `axes` is far enough, or goes the other way.
  private static func decision(_ way: CGSize, _ axes: Axis.Set) -> Decision {
    let slop = TouchMetrics.slop
    if axes.contains(.horizontal) && axes.contains(.vertical) {
      let length = way.length
      guard length >= slop else { return .wait }
      return .begin(
        taken: CGSize(width: way.width / length * slop, height: way.height / length * slop))
    }
    let (x, y) = (abs(way.width), abs(way.height))
    guard max(x, y) >= slop else { return .wait }
    let isHorizontal = x > y
    guard axes.contains(isHorizontal ? .horizontal : .vertical) else { return .pass }
    return .begin(
      taken: isHorizontal
        ? CGSize(width: way.width < 0 ? -slop : slop, height: 0)
        : CGSize(width: 0, height: way.height < 0 ? -slop : slop))
  }

  private func localWay(of touch: TrackedTouch, _ input: TouchInput) -> CGSize {
    difference(from: touch.start, to: touch.location, input)
  }

  private func localVelocity(of touch: TrackedTouch, _ input: TouchInput) -> CGSize {
    let velocity = touch.scrollVelocity(at: input.time)
    return difference(
      from: .zero, to: CGPoint(x: velocity.width, y: velocity.height), input)
  }

  private func difference(from a: CGPoint, to b: CGPoint, _ input: TouchInput) -> CGSize {
    let (start, end) = (input.element.convert(fromScene: a), input.element.convert(fromScene: b))
    return CGSize(width: end.x - start.x, height: end.y - start.y)
  }
}

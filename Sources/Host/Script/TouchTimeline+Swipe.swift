import Foundation
import HangaRuntime

extension TouchTimeline {
  /// How much of the frame's side a swipe covers; the finger stays inside.
  private static let swipeShare: CGFloat = 0.6
  /// The shortest and the longest swipe, in points: on what is small, such as a row's text, a
  /// finger goes on beyond it; further than a thumb reaches it does not go.
  private static let swipeLengths: ClosedRange<CGFloat> = 200...300

  /// How long a swipe takes, in seconds.
  ///
  /// Across a phone, 390 points wide, these are 293, 936 and 2340 points a second: slower than,
  /// and twice as fast as, what throws a page.
  private static func seconds(_ speed: SwipeSpeed) -> Double {
    switch speed {
    case .slow: 0.8
    case .normal: 0.25
    case .fast: 0.1
    }
  }

  /// Moves the finger through the middle of `frame` and lifts it without slowing down.
  ///
  /// The finger comes down inside the frame, at the point itself if it has no size, and may end
  /// beyond it.
  package static func swipe(
    _ direction: SwipeDirection, in frame: CGRect, _ speed: SwipeSpeed = .normal
  ) -> TouchTimeline {
    let isHorizontal = direction == .left || direction == .right
    let side = isHorizontal ? frame.width : frame.height
    let length = min(max(side * swipeShare, swipeLengths.lowerBound), swipeLengths.upperBound)
    let sign: CGFloat = direction == .left || direction == .up ? -1 : 1
    // Before the middle, by half the way or as far as the frame goes.
    let start = -sign * min(length / 2, max(side / 2 - 1, 0))
    func point(_ along: CGFloat) -> CGPoint {
      isHorizontal
        ? CGPoint(x: frame.midX + along, y: frame.midY)
        : CGPoint(x: frame.midX, y: frame.midY + along)
    }
    return drag(from: point(start), to: point(start + sign * length), over: seconds(speed))
  }

  /// How fast a finger scrolls, in points a second.
  private static let scrollSpeed = 600.0
  /// How long it rests afterwards, so that nothing is thrown, in seconds.
  private static let scrollHold = 0.15

  /// Moves the finger against `distance`, which is how far the content's visible part goes on, and
  /// further by the slop that scroll views take off.
  package static func scroll(at point: CGPoint, by distance: CGSize) -> TouchTimeline {
    let length = distance.length
    guard length > 0 else { return TouchTimeline() }
    let factor = (length + TouchMetrics.slop) / length
    let end = CGPoint(
      x: point.x - distance.width * factor, y: point.y - distance.height * factor)
    return drag(
      from: point, to: end, over: max(Double(length) / scrollSpeed, tapSeconds), hold: scrollHold)
  }
}

import Foundation
import HangaGeometry

extension TouchTimeline {
  /// How far from the middle fingers start or end at most, in points: what a hand spans.
  private static let longestReach: CGFloat = 100
  /// The same as a share of the shorter side of what is touched, so that both fingers stay inside.
  private static let reachShare: CGFloat = 0.4
  /// How far from a point that has no sides.
  private static let pointReach: CGFloat = 50

  private static func reach(in frame: CGRect) -> CGFloat {
    let side = min(frame.width, frame.height)
    return side > 0 ? min(side * reachShare, longestReach) : pointReach
  }

  /// Two fingers, left and right of the middle, whose distance becomes `factor` times as long.
  package static func pinch(
    in frame: CGRect, by factor: CGFloat, over seconds: Double, hold: Double = 0
  ) -> TouchTimeline {
    let most = reach(in: frame)
    // The wider of both ends spans the reach.
    let (start, end) = factor > 1 ? (most / factor, most) : (most, most * factor)
    return pair(around: frame, over: seconds, hold: hold) { share in
      CGSize(width: start + (end - start) * share, height: 0)
    }
  }

  /// Two fingers that turn around the middle, clockwise.
  package static func rotate(
    in frame: CGRect, by degrees: Double, over seconds: Double, hold: Double = 0
  ) -> TouchTimeline {
    let reach = reach(in: frame)
    return pair(around: frame, over: seconds, hold: hold) { share in
      let (sine, cosine) = Elementary.sineAndCosine(degrees * .pi / 180 * Double(share))
      return CGSize(width: reach * CGFloat(cosine), height: reach * CGFloat(sine))
    }
  }

  /// Two fingers on opposite sides of the middle.
  ///
  /// - Parameter place: how far from the middle the second finger is when so much is done.
  private static func pair(
    around frame: CGRect, over seconds: Double, hold: Double, _ place: (CGFloat) -> CGSize
  ) -> TouchTimeline {
    var timeline = TouchTimeline()
    func add(_ phase: Phase, at share: CGFloat) {
      let way = place(share)
      for (finger, sign) in [CGFloat(-1), 1].enumerated() {
        let point = CGPoint(
          x: frame.midX + sign * way.width, y: frame.midY + sign * way.height)
        timeline.add(phase, point, finger: finger)
      }
    }
    add(.began, at: 0)
    let steps = max(ticks(seconds), 1)
    for step in 1...steps {
      timeline.rest(1)
      add(.moved, at: CGFloat(step) / CGFloat(steps))
    }
    timeline.rest(ticks(hold))
    add(.ended, at: 1)
    return timeline
  }
}

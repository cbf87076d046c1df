import Foundation

/// The corner whose bend grows gradually, as a table of Bézier curves.
///
/// Places are measured from the rectangle's corner in radii: `along` the edge the outline arrives
/// on, and `down` the edge it leaves on. Source of the table, of the cut and of its correction:
/// facts/text-and-colour.md §4 (measured).
package enum ContinuousCorner {
  /// How many radii of an edge the corner needs.
  package static let extent: CGFloat = 1.52866483

  /// How much shallower the tail is at the middle of an edge with no straight part, in radii.
  static let crowdingCorrection: CGFloat = 0.0073
  /// Where that correction begins, and over which length it grows.
  static let crowdingStart: CGFloat = 0.83
  static let crowdingLength: CGFloat = 0.17

  struct Curve {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
  }

  static let arriving = Curve(
    start: CGPoint(x: extent, y: 0), control1: CGPoint(x: 1.08849323, y: 0),
    control2: CGPoint(x: 0.86840689, y: 0), end: CGPoint(x: 0.66993427, y: 0.065496))
  static let lineEnd = CGPoint(x: 0.63149399, y: 0.074911)
  static let middle = Curve(
    start: lineEnd, control1: CGPoint(x: 0.37282392, y: 0.16905899),
    control2: CGPoint(x: 0.16906013, y: 0.37282401), end: CGPoint(x: 0.07491176, y: 0.63149399))
  static let leaving = Curve(
    start: middle.end, control1: CGPoint(x: 0, y: 0.86840701),
    control2: CGPoint(x: 0, y: 1.08849299),
    end: CGPoint(x: 0, y: extent))

  /// The curves of a corner that has `arrivingRoom` and `leavingRoom` radii of its edges, in order.
  ///
  /// With room for less than `extent` the tail is cut there; the outline is then slightly pointed.
  static func curves(arrivingRoom: CGFloat, leavingRoom: CGFloat) -> [Curve] {
    arrivingRoom == 1 && leavingRoom == 1
      ? circleCorner : fitted(arrivingRoom: arrivingRoom, leavingRoom: leavingRoom)
  }

  private static func fitted(arrivingRoom: CGFloat, leavingRoom: CGFloat) -> [Curve] {
    let first = arrivingRoom == 1 ? crowdedArriving : cutArriving(room: arrivingRoom)
    let last = leavingRoom == 1 ? crowdedLeaving : cutTail(leaving, room: leavingRoom)
    let line = Curve(
      start: arriving.end, control1: arriving.end, control2: lineEnd, end: lineEnd)
    let whole = first + [line, middle] + last
    let crowding = min(self.crowding(arrivingRoom), self.crowding(leavingRoom))
    return crowding > 0 ? whole.map { rounded($0, by: crowding) } : whole
  }

  /// 0 for a corner with all the room it wants, 1 for one that takes up its edge.
  private static func crowding(_ room: CGFloat) -> CGFloat {
    min(max((extent - room) / (extent - 1), 0), 1)
  }

  /// Moves a curve toward the quarter circle that lies in the same directions.
  ///
  /// Where both edges are crowded the corner turns into an arc, so that a square whose radius is
  /// half its side is a circle. Chosen here: the measured shapes have room on one of the edges.
  private static func rounded(_ curve: Curve, by share: CGFloat) -> Curve {
    let (from, to) = (arcParameter(toward: curve.start), arcParameter(toward: curve.end))
    let arc = quarterCircle.piece(from: from, to: max(from, to))
    return Curve(
      start: curve.start.mixed(with: arc.p0, by: share),
      control1: curve.control1.mixed(with: arc.p1, by: share),
      control2: curve.control2.mixed(with: arc.p2, by: share),
      end: curve.end.mixed(with: arc.p3, by: share))
  }

  private static let quarterCircle = CubicSegment(
    CGPoint(x: 1, y: 0), CGPoint(x: 1 - Path.circleKappa, y: 0),
    CGPoint(x: 0, y: 1 - Path.circleKappa), CGPoint(x: 0, y: 1))

  /// Where the quarter circle is seen from its centre in the direction of `point`.
  private static func arcParameter(toward point: CGPoint) -> CGFloat {
    let (dx, dy) = (1 - point.x, 1 - point.y)
    if dx <= 0 { return 0 }
    if dy <= 0 { return 1 }
    var (low, high) = (CGFloat(0), CGFloat(1))
    for _ in 0..<48 {
      let half = (low + high) / 2
      let place = quarterCircle.point(at: half)
      if (1 - place.x) * dy < dx * (1 - place.y) { low = half } else { high = half }
    }
    return low
  }

  // The ends of every capsule and the corners of every circle: worked out once.
  private static let circleCorner = fitted(arrivingRoom: 1, leavingRoom: 1)
  private static let crowdedArriving = cutArriving(room: 1)
  private static let crowdedLeaving = cutTail(leaving, room: 1)

  private static func cutArriving(room: CGFloat) -> [Curve] {
    cutTail(mirrored(reversed(arriving)), room: room).map { reversed(mirrored($0)) }.reversed()
  }

  /// `curve` runs down the leaving edge; what lies beyond `room` is dropped and the rest corrected.
  private static func cutTail(_ curve: Curve, room: CGFloat) -> [Curve] {
    guard room < extent else { return [curve] }
    let crowding = self.crowding(room)
    let cut = split(curve, where: max(room, curve.start.y)).before
    let parts = split(cut, where: crowdingStart)
    return [corrected(parts.before, by: crowding), corrected(parts.after, by: crowding)]
  }

  private static func corrected(_ curve: Curve, by crowding: CGFloat) -> Curve {
    func shift(_ point: CGPoint) -> CGPoint {
      let share = min(max((point.y - crowdingStart) / crowdingLength, 0), 1)
      return CGPoint(x: point.x - crowdingCorrection * crowding * share, y: point.y)
    }
    return Curve(
      start: shift(curve.start), control1: shift(curve.control1), control2: shift(curve.control2),
      end: shift(curve.end))
  }

  /// Cuts a curve whose y grows all along at the place where it is `y`.
  private static func split(_ curve: Curve, where y: CGFloat) -> (before: Curve, after: Curve) {
    let bezier = CubicSegment(curve.start, curve.control1, curve.control2, curve.end)
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let half = (low + high) / 2
      if bezier.point(at: half).y < y { low = half } else { high = half }
    }
    let (before, after) = bezier.split(at: low)
    return (Curve(before), Curve(after))
  }

  private static func reversed(_ curve: Curve) -> Curve {
    Curve(
      start: curve.end, control1: curve.control2, control2: curve.control1, end: curve.start)
  }

  private static func mirrored(_ curve: Curve) -> Curve {
    func swap(_ point: CGPoint) -> CGPoint { CGPoint(x: point.y, y: point.x) }
    return Curve(
      start: swap(curve.start), control1: swap(curve.control1), control2: swap(curve.control2),
      end: swap(curve.end))
  }
}

extension ContinuousCorner.Curve {
  fileprivate init(_ segment: CubicSegment) {
    self.init(
      start: segment.p0, control1: segment.p1, control2: segment.p2, end: segment.p3)
  }
}

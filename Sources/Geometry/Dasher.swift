import Foundation

/// Cuts lines into the pieces a dash pattern leaves.
enum Dasher {
  /// More pieces than this are not made: a pattern far finer than the line is drawn solid.
  static let pieceLimit: CGFloat = 100_000

  static func pieces(of line: Polyline, style: StrokeStyle) -> [Polyline] {
    var pattern = style.dash
    if pattern.count % 2 == 1 { pattern += pattern }
    let period = pattern.reduce(0, +)
    let isUsable = pattern.allSatisfy { $0 >= 0 && $0.isFinite } && period > 0
    guard isUsable, style.dashPhase.isFinite, line.points.count > 1 else { return [line] }
    var points = line.points
    if line.isClosed { points.append(points[0]) }
    var length: CGFloat = 0
    for index in 1..<points.count { length += points[index - 1].distance(to: points[index]) }
    guard length.isFinite, length / period * CGFloat(pattern.count) < pieceLimit else {
      return [line]
    }
    return cut(points, pattern: pattern, phase: style.dashPhase, period: period)
  }

  private static func cut(
    _ points: [CGPoint], pattern: [CGFloat], phase: CGFloat, period: CGFloat
  ) -> [Polyline] {
    // 1. Find the place in the pattern where the line starts.
    var index = 0
    var rest = phase.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    // A dash of no length that lies right at the start is a dot there.
    while rest > pattern[index] || (rest == pattern[index] && rest > 0) {
      rest -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var left = pattern[index] - rest
    // 2. Walk along the line, switching at each pattern end.
    var result: [Polyline] = []
    var piece: [CGPoint] = index % 2 == 0 ? [points[0]] : []
    for next in 1..<points.count {
      var from = points[next - 1]
      let to = points[next]
      var distance = from.distance(to: to)
      while distance > left {
        from = from.mixed(with: to, by: left / distance)
        distance -= left
        if index % 2 == 0 {
          result.append(Polyline(points: piece + [from], isClosed: false))
          piece = []
        } else {
          piece = [from]
        }
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= distance
      if index % 2 == 0 { piece.append(to) }
    }
    if piece.count > 1 { result.append(Polyline(points: piece, isClosed: false)) }
    return result
  }
}

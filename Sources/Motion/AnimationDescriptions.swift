/// Animations in words, as messages name them: how they would be written.

extension UnitCurve: CustomStringConvertible {
  /// The preset's name, or the curve's control points.
  public var description: String {
    let presets: [(UnitCurve, String)] = [
      (.linear, "linear"), (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.easeInOut, "easeInOut"),
      (.circularEaseIn, "circularEaseIn"), (.circularEaseOut, "circularEaseOut"),
      (.circularEaseInOut, "circularEaseInOut"),
    ]
    return presets.first { $0.0 == self }?.1 ?? "timingCurve"
  }
}

extension RepeatAnimation: CustomStringConvertible {
  var description: String {
    let times = count.map { "repeatCount(\($0), " } ?? "repeatForever("
    return "\(base).\(times)autoreverses: \(autoreverses))"
  }
}

extension DelayAnimation: CustomStringConvertible {
  var description: String { "\(base).delay(\(delay))" }
}

extension SpeedAnimation: CustomStringConvertible {
  var description: String { "\(base).speed(\(speed))" }
}

extension LogicalCompletionAnimation: CustomStringConvertible {
  var description: String { "\(base).logicallyComplete(after: \(duration))" }
}

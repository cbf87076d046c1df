import Foundation

/// Durations of repeated work.
enum Timing {
  /// The median duration of `work`, in seconds, after one run that does not count.
  static func median(of count: Int, _ work: () throws -> Void) rethrows -> Double {
    try work()
    var times: [Double] = []
    for _ in 0..<count { times.append(try seconds(work)) }
    return times.sorted()[count / 2]
  }

  static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try work()
    let parts = (ContinuousClock.now - start).components
    return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
  }

  static func print(_ name: String, milliseconds seconds: Double) {
    let thousandths = Int((seconds * 1e6).rounded())
    let digits = String(thousandths % 1_000 + 1_000).dropFirst()
    Swift.print("  \(name): \(thousandths / 1_000).\(digits) ms")
  }
}

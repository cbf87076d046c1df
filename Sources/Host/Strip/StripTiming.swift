import Foundation
import HangaRuntime

/// Which instants of a script are pictures.
public struct StripTiming: Hashable, Sendable {
  /// Frames a second: frame n is the instant n / rate after the script's start.
  public var rate: Double
  /// The first instant, in seconds after the script's start.
  public var start: Double
  /// The last instant; `nil` is the script's end.
  public var end: Double?

  public init(rate: Double = 60, start: Double = 0, end: Double? = nil) {
    precondition(rate > 0 && rate.isFinite, "The rate must be a number above zero.")
    (self.rate, self.start, self.end) = (rate, start, end)
  }

  /// The number of the first frame.
  package var firstIndex: Int { max(Int((start * rate - Self.tolerance).rounded(.up)), 0) }

  /// The instant of a frame.
  package func time(of index: Int) -> Double { Double(index) / rate }

  /// Whether an instant is not after the end, as far as that is known.
  package func includes(_ time: Double) -> Bool { end.map { time <= $0 + Self.tolerance } ?? true }

  /// How many frames there are, if the end is known.
  package var count: Int? {
    end.map { max(Int(($0 * rate + Self.tolerance).rounded(.down)) - firstIndex + 1, 0) }
  }

  /// Seconds, and frames, that quotients may be off.
  private static let tolerance = 1e-9
}

extension SceneClock {
  /// The last tick that is not after an instant, in seconds from the same start.
  static func lastTick(at time: Double) -> Int {
    // A quotient such as 7 / 60 times 120 may fall just short of a tick.
    Int((max(time, 0) * Double(rate) + 1e-6).rounded(.down))
  }
}

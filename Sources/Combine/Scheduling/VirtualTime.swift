import Foundation

/// An instant on the virtual clock.
public struct VirtualTime: Strideable, Hashable, Sendable {
  let seconds: TimeInterval

  public func distance(to other: VirtualTime) -> Stride { Stride(other.seconds - seconds) }
  public func advanced(by stride: Stride) -> VirtualTime {
    VirtualTime(seconds: seconds + stride.timeInterval)
  }
  public static func < (lhs: VirtualTime, rhs: VirtualTime) -> Bool { lhs.seconds < rhs.seconds }

  /// A span on the virtual clock; a plain number counts seconds.
  public struct Stride:
    SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Hashable, Sendable
  {
    public var timeInterval: TimeInterval
    public var magnitude: TimeInterval { abs(timeInterval) }

    public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
    public init(floatLiteral value: TimeInterval) { self.init(value) }
    public init(integerLiteral value: Int) { self.init(TimeInterval(value)) }
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      self.init(value)
    }

    public static func < (lhs: Stride, rhs: Stride) -> Bool {
      lhs.timeInterval < rhs.timeInterval
    }
    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.timeInterval + rhs.timeInterval)
    }
    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.timeInterval - rhs.timeInterval)
    }
    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.timeInterval * rhs.timeInterval)
    }
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

    public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
  }
}

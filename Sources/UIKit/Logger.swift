import Foundation

/// Writes what a program tells of itself, for its makers. Nothing is written here: a picture has
/// no console. Sources find it in os.
public struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(_ log: OSLog) {}

  public func log(_ message: OSLogMessage) {}
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  public func trace(_ message: OSLogMessage) {}
  public func debug(_ message: OSLogMessage) {}
  public func info(_ message: OSLogMessage) {}
  public func notice(_ message: OSLogMessage) {}
  public func warning(_ message: OSLogMessage) {}
  public func error(_ message: OSLogMessage) {}
  public func critical(_ message: OSLogMessage) {}
  public func fault(_ message: OSLogMessage) {}
}

/// A log by its name.
public final class OSLog: Sendable {
  public init(subsystem: String, category: String) {}
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")
}

/// How important a message is.
public struct OSLogType: Equatable, Sendable {
  let level: UInt8
  public static let `default` = OSLogType(level: 0)
  public static let info = OSLogType(level: 1)
  public static let debug = OSLogType(level: 2)
  public static let error = OSLogType(level: 16)
  public static let fault = OSLogType(level: 17)
}

/// Who may read a part of a message.
public struct OSLogPrivacy: Sendable {
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static let auto = OSLogPrivacy()
}

/// A message for a log.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  /// The parts of a message; they are not put together, since nobody reads them.
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) {}
  }
}

/// Writes a message to a log; none is kept.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {}

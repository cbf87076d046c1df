/// Where messages of one part of a program go.
public final class OSLog: Sendable {
  /// The program, in the manner of `com.example.app`.
  let subsystem: String
  let category: String
  let isEnabled: Bool

  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isEnabled: true)
  }

  private init(subsystem: String, category: String, isEnabled: Bool) {
    (self.subsystem, self.category, self.isEnabled) = (subsystem, category, isEnabled)
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  /// Takes messages and drops them.
  public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0)
  /// Not kept.
  public static let info = OSLogType(1)
  /// Not kept.
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  /// Details are for those who look on while a program runs, which here nobody does.
  var isKept: Bool { self != .info && self != .debug }

  var name: String {
    switch self {
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}

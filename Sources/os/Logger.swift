import Foundation

/// Writes messages of a program to standard error, those of the levels `debug` and `info` excepted.
public struct Logger: Sendable {
  private let log: OSLog

  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  public init() { log = .default }
  public init(_ log: OSLog) { self.log = log }

  public func log(level: OSLogType, _ message: OSLogMessage) {
    LogLine.write(message.text, level, log)
  }
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// Writes a message.
public func os_log(_ message: OSLogMessage) { LogLine.write(message.text, .default, .default) }

/// Writes a message.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  LogLine.write(message.text, type, log)
}

/// Writes a message in printf's manner; `%{public}@` and its like are read as `%@`.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  guard type.isKept else { return }
  let format = message.description.replacingOccurrences(
    of: #"%\{[^}]*\}"#, with: "%", options: .regularExpression)
  LogLine.write(String(format: format, arguments: arguments), type, log)
}

/// One line of the log.
enum LogLine {
  static func text(_ message: String, _ type: OSLogType, _ log: OSLog) -> String? {
    guard log.isEnabled, type.isKept else { return nil }
    let place = [log.subsystem, log.category].filter { !$0.isEmpty }.joined(separator: " ")
    return (place.isEmpty ? "" : place + " ") + "\(type.name): \(message)"
  }

  static func write(_ message: String, _ type: OSLogType, _ log: OSLog) {
    guard let text = text(message, type, log) else { return }
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

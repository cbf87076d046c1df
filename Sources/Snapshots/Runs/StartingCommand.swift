import Foundation

/// The command that has started this process: `swift test` if it was that, else the process itself.
struct StartingCommand {
  /// `20260131-094500-4711`: when the command was started, in UTC, and its number.
  let id: String
  let filter: RunFilter

  static func find() -> StartingCommand {
    let parent = getppid()
    let words = commandLine(of: parent)
    let program = (words.first as NSString?)?.lastPathComponent ?? ""
    let isTests = program.hasPrefix("swift-test") || program.hasPrefix("swift-package")
    let process = isTests ? parent : getpid()
    return StartingCommand(
      id: id(of: process),
      filter: RunFilter(words: isTests ? words : CommandLine.arguments))
  }

  private static func commandLine(of process: pid_t) -> [String] {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") else {
      return []
    }
    return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func id(of process: pid_t) -> String {
    var moment = time(nil)
    if let ticks = startTicks(of: process), let boot = bootTime() {
      moment = boot + ticks / sysconf(Int32(_SC_CLK_TCK))
    }
    var parts = tm()
    gmtime_r(&moment, &parts)
    func two(_ value: Int32) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return "\(parts.tm_year + 1900)\(two(parts.tm_mon + 1))\(two(parts.tm_mday))-"
      + "\(two(parts.tm_hour))\(two(parts.tm_min))\(two(parts.tm_sec))-\(process)"
  }

  /// The 22nd field of a process's status; its second, the name, may hold spaces.
  private static func startTicks(of process: pid_t) -> Int? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
      return nil
    }
    let text = String(decoding: data, as: UTF8.self)
    guard let end = text.lastIndex(of: ")") else { return nil }
    let fields = text[text.index(after: end)...].split(separator: " ")
    return fields.count > 19 ? Int(fields[19]) : nil
  }

  private static func bootTime() -> Int? {
    guard let data = FileManager.default.contents(atPath: "/proc/stat") else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return lines.first { $0.hasPrefix("btime ") }.flatMap { Int($0.dropFirst(6)) }
  }
}

/// Whether a command runs some tests only.
struct RunFilter: Hashable, Sendable {
  let isFiltered: Bool

  /// - Parameter words: of `swift test`, or of a test program that was started by itself.
  init(words: [String]) {
    let options = ["--filter", "--skip", "-s", "--specifier", "--test-product"]
    isFiltered = words.dropFirst().contains { word in
      options.contains { word == $0 || word.hasPrefix($0 + "=") }
    }
  }
}

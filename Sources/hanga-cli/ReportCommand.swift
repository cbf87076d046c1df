import Foundation
import Hanga
import HangaSnapshots

/// `hanga report`: a run of snapshot tests as a page, as JUnit XML, as JSON; and runs of several
/// machines joined into one.
enum ReportCommand {
  static func run(_ arguments: Arguments) throws {
    if arguments.files.first == "merge" {
      try merge(arguments)
    } else {
      try show(arguments)
    }
  }

  private static func show(_ arguments: Arguments) throws {
    guard arguments.files.count <= 1 else { throw UsageError.onlyOneRun }
    let output = arguments.value(.report)
    if let output, !output.lowercased().hasSuffix(".html") { throw UsageError.notPage(output) }
    _ = try pictures(arguments)
    guard let folder = arguments.files.first ?? RunLog.folders(in: SnapshotRun.place).first else {
      throw RunError(
        description: "there is no run of snapshot tests below \(SnapshotRun.place); run swift test")
    }
    try write(try RunLog(folder: folder), to: output, arguments)
  }

  private static func merge(_ arguments: Arguments) throws {
    let folders = Array(arguments.files.dropFirst())
    guard !folders.isEmpty else { throw UsageError.noRuns }
    guard let output = arguments.value(.report) else { throw UsageError.noMergeOutput }
    _ = try pictures(arguments)
    let log = try RunMerge(folders).write(to: output)
    try write(log, to: nil, arguments)
  }

  private static func pictures(_ arguments: Arguments) throws -> RunReport.Pictures {
    try arguments.choice(.pictures, RunReport.Pictures.self) ?? .embedded
  }

  private static func write(_ log: RunLog, to page: String?, _ arguments: Arguments) throws {
    let report = RunReport(log)
    let page = page ?? report.defaultPath
    for notice in try report.write(to: page, pictures: pictures(arguments)) { Console.warn(notice) }
    if let junit = arguments.value(.junit) {
      try DurableFile.write(Array(JUnitReport.xml(log.latest).utf8), to: junit)
    }
    let summary = Summary(log, page: page)
    Console.print(arguments.has(.json) ? try summary.json() : summary.text)
  }

  /// What is printed.
  struct Summary: Codable, Equatable {
    var run: String
    var report: String
    /// How many there are of each outcome.
    var outcomes: [String: Int]
    /// The accounts of those that did not hold.
    var failures: [RunRecord]

    init(_ log: RunLog, page: String) {
      (run, report) = (ShortPath.text(log.folder), ShortPath.text(page))
      outcomes = [:]
      for outcome in RunRecord.Outcome.allCases { outcomes[outcome.rawValue] = 0 }
      for record in log.latest { outcomes[record.outcome.rawValue]! += 1 }
      failures = log.latest.filter(\.isFailure)
    }

    func json() throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }

    var text: String {
      let counts = RunRecord.Outcome.allCases.compactMap { outcome in
        outcomes[outcome.rawValue].flatMap { $0 > 0 ? "\($0) \(outcome.rawValue)" : nil }
      }
      return report + "  " + (counts.isEmpty ? "no assertions" : counts.joined(separator: ", "))
    }
  }
}

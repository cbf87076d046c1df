import Foundation

/// The report of a run whose processes end one after the other, or at once: whoever ends last has
/// seen all of the log.
enum ReportAtExit {
  /// Writes the report of a run that has failures, or has a report already.
  ///
  /// - Parameter isSpoken: whether to say where it is.
  static func write(_ folder: String, isSpoken: Bool) {
    let lock = open(folder + "/.report-lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard lock >= 0 else { return }
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0 {
      guard errno == EINTR else { return }
    }
    guard let log = try? RunLog(folder: folder) else { return }
    let report = RunReport(log)
    let failures = log.latest.count { $0.isFailure }
    guard failures > 0 || access(report.defaultPath, F_OK) == 0 else { return }
    let words = failures == 1 ? "One snapshot has" : "\(failures) snapshots have"
    let line: String
    do {
      try report.write()
      line = "\(words) failed; the report is \(ShortPath.text(report.defaultPath))"
    } catch {
      line = "\(words) failed; the report could not be written. \(error)"
    }
    if isSpoken, failures > 0 { FileHandle.standardError.write(Data((line + "\n").utf8)) }
  }
}

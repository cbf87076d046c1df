import Foundation

/// How far a long work has come, on the error stream: one line that is written over on a terminal,
/// else nothing until the work has taken a while.
@MainActor
final class ProgressLine {
  private let count: Int?
  private let isTerminal = isatty(2) == 1
  private var isShown = false

  /// How many steps pass between two lines of a log.
  private static let interval = 60

  init(of count: Int?) { self.count = count }

  func show(_ done: Int) {
    guard isTerminal || done % Self.interval == 0 else { return }
    let text = "hanga: frame \(done)" + (count.map { " of \($0)" } ?? "")
    let line = isTerminal ? "\r\u{1B}[K" + text : text + "\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    isShown = isTerminal
  }

  /// Takes the line away.
  func end() {
    guard isShown else { return }
    try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K".utf8))
    isShown = false
  }
}

import Foundation

/// What `hanga tree --fps --json` printed: the views of many instants.
struct Played: Decodable {
  struct Instant: Decodable {
    var time: Double
    var elements: [Shown.Element]

    /// Every element, parents before children.
    var all: [Shown.Element] { elements.flatMap(\.all) }

    /// The frames of the elements of a type that have a size, in order.
    func frames(_ type: String, width: Double, height: Double) -> [Shown.Frame] {
      all.filter { $0.type == type }.map(\.frame)
        .filter { abs($0.width - width) < 0.01 && abs($0.height - height) < 0.01 }
    }

    /// The frame of the text, or `nil` if it is not there.
    func text(_ text: String) -> Shown.Frame? {
      all.first { $0.type == "Text" && $0.text == text }?.frame
    }
  }

  var instants: [Instant]

  /// The first instant not before `time`.
  func at(_ time: Double) -> Instant {
    instants.first { $0.time >= time - 1e-6 } ?? instants[instants.count - 1]
  }

  var last: Instant { instants[instants.count - 1] }
}

extension Program {
  /// The views of a stage at each instant of a script given step by step.
  func play(
    stage: String, _ steps: [String], fps: Int = 60, _ words: [String] = []
  ) throws -> Played {
    let script = steps.flatMap { ["--do", $0] }
    let outcome = try run(
      ["tree"] + Stages.files(of: stage) + ["--json", "--fps", "\(fps)"] + script + words)
    guard outcome.status == 0 else { throw Failure(description: outcome.errors) }
    let instants = try JSONDecoder().decode(
      [Played.Instant].self, from: Data(outcome.output.utf8))
    return Played(instants: instants)
  }
}

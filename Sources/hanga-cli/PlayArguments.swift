import Foundation
import Hanga

/// The script that `render` and `strip` play, and the instant that `render` shows.
struct PlayArguments {
  var script: Script
  /// Seconds after the script's start; `nil` is its end.
  var time: Double?

  init(_ arguments: Arguments) throws {
    script = try Self.script(arguments)
    time = try arguments.number(.instant, in: 0...Self.longest, Self.seconds)
    if let still = arguments.value(.still) {
      guard time == nil else { throw UsageError.together(.instant, .still) }
      guard let end = script.lines.firstIndex(where: { $0.step == .still(still) }) else {
        throw UsageError.noStill(still, known: script.stills)
      }
      // The instant is the end of what comes before the name.
      script.lines.removeSubrange(end...)
    }
  }

  /// The steps of the file, then those of the command line.
  static func script(_ arguments: Arguments) throws -> Script {
    let file = try arguments.value(.script).map { try Script(file: $0) } ?? Script()
    let steps = arguments.values(.steps).joined(separator: "\n")
    return try file + Script(text: steps, name: "--do")
  }

  /// An hour, in seconds.
  static let longest = 3600.0
  static let seconds = "it is a number of seconds from 0 to 3600"
}

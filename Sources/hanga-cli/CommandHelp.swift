import Hanga
import HangaSnapshots

/// What `--help` prints.
enum CommandHelp {
  static var overview: String {
    var lines = ["Hanga draws SwiftUI source as pictures.", "", "Commands:"]
    for command in Command.allCases { lines.append(row(command.rawValue, command.summary)) }
    lines += ["", "`hanga COMMAND --help` tells more about one."]
    return lines.joined(separator: "\n")
  }

  static func text(_ command: Command) -> String {
    var lines = ["\(command.usage)", "", capitalised(command.summary) + "."]
    if !command.options.isEmpty { lines += ["", "Options:"] }
    for option in command.options {
      lines.append(
        row([option.name, option.value].compactMap { $0 }.joined(separator: " "), option.help))
    }
    if command.options.contains(.steps) {
      lines += ["", "Steps of a script, one a line, with # comments:"]
      lines += Script.forms.map { "  " + $0 }
      lines += [
        "A TARGET is a text, label or identifier in quotes, #2 behind it for the second match, or",
        "a place X,Y in points. Times are in seconds.",
      ]
    }
    if command == .snapshots {
      lines += ["", "What can be done:"]
      for verb in SnapshotsCommand.Verb.allCases { lines.append(row(verb.rawValue, verb.summary)) }
      lines += ["A PATTERN is a part of a record's file; * stands for anything."]
    }
    if command == .report {
      lines += [
        "", "A RUN is a folder with a log.jsonl, the last below \(SnapshotRun.place) by default.",
        "What merge takes are runs, or folders that hold runs. The status tells nothing of failures.",
      ]
    }
    if command == .diff { lines += ["", "The status is 0 if they are equal, 1 if not."] }
    if command.options.contains(.view) {
      lines += [
        "",
        "A folder stands for the Swift files in it, of which those are compiled that the view needs.",
        "Without --view: the first #Preview; else the first scene of the @main App; else the",
        "first View that needs no arguments and that no other View in the files mentions, one",
        "made of other Views of the files before one that stands alone.",
      ]
    }
    return lines.joined(separator: "\n")
  }

  private static func capitalised(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func row(_ left: String, _ right: String) -> String {
    let width = 42
    if left.count + 4 > width {
      return "  \(left)\n" + String(repeating: " ", count: width) + right
    }
    return "  " + left + String(repeating: " ", count: width - 2 - left.count) + right
  }
}

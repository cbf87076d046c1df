/// A command line that cannot be understood.
enum UsageError: Error, Equatable, CustomStringConvertible {
  case noCommand
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, Command, nearest: String?)
  case unexpected(String, Command)
  case repeated(String)
  case missingValue(CommandOption)
  case noValueAllowed(String)
  case badValue(CommandOption, String, allowed: [String])
  case badNumber(CommandOption, String, expected: String)
  case noFiles(Command)
  case noOutput
  case notPNG(String)
  case notStill(String)
  case noStrip
  case notStrip(String)
  case noScript
  case noNode
  case together(CommandOption, CommandOption)
  case onlyFor(CommandOption, String)
  case noStill(String, known: [String])
  case noFolder(CommandOption, String)
  case notTwo(Command)
  case noVerb(String?, allowed: [String])
  case onlyOnePattern
  case onlyOneRun
  case notPage(String)
  case noMergeOutput
  case noRuns

  var description: String {
    switch self {
    case .noCommand: "no command is given; `hanga --help` lists them"
    case .unknownCommand(let name, let nearest):
      "there is no command “\(name)”\(hint(nearest)) `hanga --help` lists them"
    case .unknownOption(let name, let command, let nearest):
      "`hanga \(command.rawValue)` has no option “\(name)”\(hint(nearest)) "
        + "`hanga \(command.rawValue) --help` lists them"
    case .unexpected(let word, let command):
      "`hanga \(command.rawValue)` takes no argument “\(word)”"
    case .repeated(let name): "“\(name)” is given twice"
    case .missingValue(let option): "“\(option.name)” needs a value: \(option.value ?? "")"
    case .noValueAllowed(let name): "“\(name)” takes no value"
    case .badValue(let option, let text, let allowed):
      "“\(option.name) \(text)” is not possible; the values are \(allowed.joined(separator: ", "))"
    case .badNumber(let option, let text, let expected):
      "“\(option.name) \(text)” is not possible; \(expected)"
    case .noFiles(let command): "no Swift file is given: \(command.usage)"
    case .noOutput: "no picture to write is named: add -o OUT.png"
    case .notPNG(let path): "“\(path)” does not end in .png, the only format that is written"
    case .notStill(let path):
      "“\(path)” does not end in .png, .svg or .pdf, the formats that are written"
    case .noStrip: "no strip to write is named: add -o with a .png, .apng or .gif, or a folder"
    case .notStrip(let path):
      "“\(path)” is no kind of strip; it ends in .png, .apng or .gif, or names a folder"
    case .noScript: "nothing is to be played: add --script FILE, --do STEP or --to SECONDS"
    case .noNode: "no view is named: add --node with a path of `hanga tree --json` or a text"
    case .together(let one, let other): "“\(one.name)” and “\(other.name)” exclude each other"
    case .onlyFor(let option, let what): "“\(option.name)” is only possible for \(what)"
    case .noStill(let name, let known):
      "the script names no still “\(name)”"
        + (known.isEmpty ? "" : "; it names \(known.joined(separator: ", "))")
    case .notTwo(let command): "two files are needed: \(command.usage)"
    case .noVerb(let word, let allowed):
      (word.map { "there is no “hanga snapshots \($0)”" } ?? "it is not said what to do")
        + "; say one of \(allowed.joined(separator: ", "))"
    case .onlyOnePattern: "there may be one PATTERN only"
    case .onlyOneRun: "there may be one RUN only; `hanga report merge` joins several"
    case .notPage(let path): "“\(path)” does not end in .html"
    case .noMergeOutput: "no folder for the joined run is named: add -o DIR"
    case .noRuns: "no run is given: hanga report merge DIR… -o DIR"
    case .noFolder(let option, let path): "“\(option.name) \(path)”: there is no such folder"
    }
  }

  private func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean “\($0)”?" } ?? ";"
  }
}

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
  case noFolder(CommandOption, String)

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
    case .noFolder(let option, let path): "“\(option.name) \(path)”: there is no such folder"
    }
  }

  private func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean “\($0)”?" } ?? ";"
  }
}

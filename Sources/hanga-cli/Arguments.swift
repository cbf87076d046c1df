import Hanga

/// The words after a command, sorted by its option table.
struct Arguments: Equatable {
  private(set) var files: [String] = []
  private var values: [String: [String]] = [:]
  private var switches: Set<String> = []

  /// - Throws: `UsageError` for an unknown or repeated option and for a missing value.
  init(_ words: [String], of command: Command) throws {
    var rest = words[...]
    var onlyFiles = false
    while let word = rest.popFirst() {
      // 1. What is no option is a file; everything is after `--`.
      if onlyFiles || !word.hasPrefix("-") || word == "-" {
        guard command.takesFiles else { throw UsageError.unexpected(word, command) }
        files.append(word)
        continue
      }
      if word == "--" {
        onlyFiles = true
        continue
      }
      // 2. `--name value` or `--name=value`.
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = command.options.first(where: { $0.name == name || Self.long($0) == name })
      else { throw Self.unknown(name, command) }
      let isGiven = values[option.name] != nil || switches.contains(option.name)
      guard !isGiven || option.repeats else {
        throw UsageError.repeated(name)
      }
      guard option.value != nil else {
        if parts.count > 1 { throw UsageError.noValueAllowed(name) }
        switches.insert(option.name)
        continue
      }
      let value = parts.count > 1 ? String(parts[1]) : rest.popFirst()
      guard let value, !value.isEmpty, parts.count > 1 || !value.hasPrefix("--") else {
        throw UsageError.missingValue(option)
      }
      values[option.name, default: []].append(value)
    }
  }

  func value(_ option: CommandOption) -> String? { values[option.name]?.first }
  /// Everything that was given for an option that repeats, in order.
  func values(_ option: CommandOption) -> [String] { values[option.name] ?? [] }
  func has(_ option: CommandOption) -> Bool { switches.contains(option.name) }

  /// The value as a number within a range; `expected` says which in words.
  func number(_ option: CommandOption, in range: ClosedRange<Double>, _ expected: String) throws
    -> Double?
  {
    guard let text = value(option) else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw UsageError.badNumber(option, text, expected: expected)
    }
    return number
  }

  /// The value as a whole number within a range.
  func whole(_ option: CommandOption, in range: ClosedRange<Int>) throws -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError.badNumber(
        option, text,
        expected: "it is a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// The value as one of the cases of an enumeration, whatever its case and hyphens.
  func choice<Choice: CaseIterable & RawRepresentable>(_ option: CommandOption, _: Choice.Type)
    throws
    -> Choice? where Choice.RawValue == String
  {
    guard let text = value(option) else { return nil }
    let key = NameMatch.key(text)
    if let match = Choice.allCases.first(where: { NameMatch.key($0.rawValue) == key }) {
      return match
    }
    throw UsageError.badValue(option, text, allowed: Choice.allCases.map(\.rawValue))
  }

  /// `-o` may also be written out.
  private static func long(_ option: CommandOption) -> String? {
    option.name == "-o" ? "--output" : nil
  }

  private static func unknown(_ name: String, _ command: Command) -> UsageError {
    let names = command.options.map(\.name)
    return .unknownOption(
      name, command, nearest: NameMatch.nearest(to: name, among: names, limit: 1).first)
  }
}

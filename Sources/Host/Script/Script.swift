import Foundation

/// Touches and pauses in order, as a text of one step a line.
///
///     # The second tab, then back by hand.
///     tap "検索"
///     settle
///     drag 60,400 to 330,400 over 0.25
///     still half-way
public struct Script: Hashable, Sendable, CustomStringConvertible {
  /// A step and where it is written.
  public struct Line: Hashable, Sendable {
    public var step: ScriptStep
    /// The name of the file, or of what stands for it.
    public var source: String
    /// Counts from 1.
    public var number: Int

    public init(step: ScriptStep, source: String, number: Int) {
      (self.step, self.source, self.number) = (step, source, number)
    }
  }

  public var lines: [Line]

  public var steps: [ScriptStep] { lines.map(\.step) }

  public init(_ steps: [ScriptStep] = []) {
    lines = steps.enumerated().map { Line(step: $1, source: "script", number: $0 + 1) }
  }

  /// Reads a script.
  ///
  /// - Parameter name: what messages call the text, such as its file.
  /// - Throws: `ScriptError` for the first line that is no step.
  public init(text: String, name: String = "script") throws {
    lines = []
    var stills: [String: Int] = [:]
    let texts = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, text) in texts.enumerated() {
      var parser = try ScriptLineParser(String(text), source: name, number: index + 1)
      guard let step = try parser.step() else { continue }
      if case .still(let still) = step {
        if let first = stills[still] {
          throw ScriptError(
            source: name, line: index + 1,
            message: "the still “\(still)” is named in line \(first) already; choose another name")
        }
        stills[still] = index + 1
      }
      lines.append(Line(step: step, source: name, number: index + 1))
    }
  }

  /// Reads a script from a file.
  public init(file path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ScriptError(
        source: path, line: nil, message: "there is no such readable file; name a script")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ScriptError(source: path, line: nil, message: "the script is no UTF-8 text; save it so")
    }
    try self.init(text: text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text, name: path)
  }

  /// How the steps look, for help.
  public static var forms: [String] { ScriptLineParser.forms.map(\.form) }

  /// The names that the script gives to instants, in order.
  public var stills: [String] {
    steps.compactMap { step in
      guard case .still(let name) = step else { return nil }
      return name
    }
  }

  /// Both scripts, one after the other.
  public static func + (first: Script, second: Script) -> Script {
    var both = first
    both.lines += second.lines
    return both
  }

  /// The steps, one a line, without comments.
  public var description: String { steps.map { "\($0)\n" }.joined() }
}

/// A line of a script that cannot be read or carried out.
public struct ScriptError: Error, Sendable, CustomStringConvertible {
  /// The script's name.
  public var source: String
  /// Counts from 1; `nil` if the whole text is meant.
  public var line: Int?
  /// What is wrong and what to do.
  public var message: String
  /// What kept the line from being carried out, if that was an error of its own.
  public var cause: (any Error)?

  public init(source: String, line: Int?, message: String, cause: (any Error)? = nil) {
    (self.source, self.line, self.message, self.cause) = (source, line, message, cause)
  }

  public var description: String {
    source + (line.map { ":\($0)" } ?? "") + ": " + message
  }
}

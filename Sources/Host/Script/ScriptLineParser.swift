import Foundation

/// Reads one line of a script.
struct ScriptLineParser {
  private let source: String
  private let number: Int
  private var tokens: ArraySlice<ScriptToken>
  /// The form of the step being read, for messages.
  private var form = ""

  init(_ line: String, source: String, number: Int) throws {
    (self.source, self.number) = (source, number)
    tokens = try ScriptLexer.tokens(line) {
      ScriptError(source: source, line: number, message: $0)
    }[...]
  }

  /// The verbs and how their lines look.
  static let forms: [(verb: String, form: String)] = [
    ("tap", "tap TARGET [N times]"),
    ("press", "press TARGET for SECONDS"),
    (
      "drag",
      "drag TARGET to TARGET [after SECONDS] [over SECONDS] [hold SECONDS], or by X,Y instead of to"
    ),
    ("swipe", "swipe left|right|up|down [on TARGET] [slow|fast]"),
    ("scroll", "scroll TARGET by X,Y"),
    ("pinch", "pinch TARGET by FACTOR [over SECONDS] [hold SECONDS]"),
    ("rotate", "rotate TARGET by DEGREES [over SECONDS] [hold SECONDS]"),
    ("type", "type \"TEXT\" [over SECONDS]"),
    ("wait", "wait SECONDS"),
    ("settle", "settle"),
    ("still", "still NAME"),
  ]

  /// The longest time a step may take, in seconds: an hour, so that a slip ends.
  static let longest = 3600.0
  /// How long a drag takes if the script does not say, in seconds.
  static let usualDrag = 0.3
  /// How far two fingers may move apart or together.
  private static let factors = 0.05...20.0

  /// The step, or `nil` for an empty line.
  mutating func step() throws -> ScriptStep? {
    guard let first = tokens.popFirst() else { return nil }
    guard case .word(let verb) = first, let known = Self.forms.first(where: { $0.verb == verb })
    else { throw unknown(first) }
    form = known.form
    let step = try step(verb)
    if let extra = tokens.first { throw error("\(extra.shown) is too much") }
    return step
  }

  private mutating func step(_ verb: String) throws -> ScriptStep {
    switch verb {
    case "tap": return try tap()
    case "press":
      let target = try target()
      try expect("for")
      return .press(target, seconds: try seconds())
    case "drag": return try drag()
    case "swipe": return try swipe()
    case "scroll":
      let target = try target()
      try expect("by")
      return .scroll(target, by: try distance())
    case "pinch":
      let target = try target()
      try expect("by")
      let factor = try number(in: Self.factors, "the factor is a number from 0.05 to 20")
      let times = try times()
      return .pinch(target, by: factor, seconds: times.moving, hold: times.hold)
    case "rotate":
      let target = try target()
      try expect("by")
      let degrees = try number(in: -3600...3600, "the degrees are a number from -3600 to 3600")
      let times = try times()
      return .rotate(target, by: degrees, seconds: times.moving, hold: times.hold)
    case "type":
      let text = try text()
      return .type(text, seconds: accept("over") ? try seconds() : 0)
    case "wait": return .wait(seconds: try seconds())
    case "settle": return .settle
    default: return .still(try name())
    }
  }

  private mutating func tap() throws -> ScriptStep {
    let target = try target()
    guard !tokens.isEmpty else { return .tap(target) }
    guard let word = takeWord(), let count = Int(word), (1...99).contains(count) else {
      throw error("how often is a whole number from 1 to 99")
    }
    guard accept("times") || accept("time") else { throw error("“times” is missing") }
    return .tap(target, count: count)
  }

  private mutating func drag() throws -> ScriptStep {
    let start = try target()
    let end: ScriptStep.Destination
    if accept("to") {
      end = .target(try target())
    } else if accept("by") {
      end = .distance(try distance())
    } else {
      throw error("“to” or “by” is missing")
    }
    let after = accept("after") ? try seconds() : 0
    let times = try times()
    return .drag(start, to: end, after: after, seconds: times.moving, hold: times.hold)
  }

  /// How long the fingers move, and how long they rest before they are lifted.
  private mutating func times() throws -> (moving: Double, hold: Double) {
    let moving = accept("over") ? try seconds() : Self.usualDrag
    return (moving, accept("hold") ? try seconds() : 0)
  }

  private mutating func swipe() throws -> ScriptStep {
    guard let word = takeWord(), let direction = SwipeDirection(rawValue: word) else {
      throw error("the direction is left, right, up or down")
    }
    let target = accept("on") ? try target() : nil
    for speed in SwipeSpeed.allCases where accept(speed.rawValue) {
      return .swipe(direction, on: target, speed)
    }
    return .swipe(direction, on: target)
  }

  // MARK: Pieces

  private mutating func target() throws -> TouchTarget {
    switch tokens.first {
    case .text(let text):
      tokens.removeFirst()
      guard !text.isEmpty else { throw error("the target's text is empty") }
      guard case .occurrence(let number) = tokens.first else { return .view(text) }
      tokens.removeFirst()
      return .view(text, number)
    case .word(let word):
      tokens.removeFirst()
      guard let pair = Self.pair(word) else {
        throw error("“\(word)” is no target; write its text in quotes, or a place such as 195,420")
      }
      return .point(pair.0, pair.1)
    case .occurrence, nil:
      throw error("the target is missing; write its text in quotes, or a place such as 195,420")
    }
  }

  private mutating func distance() throws -> CGSize {
    guard let word = takeWord(), let pair = Self.pair(word) else {
      throw error("the distance is two numbers of points, such as 0,120")
    }
    return CGSize(width: pair.0, height: pair.1)
  }

  private mutating func seconds() throws -> Double {
    guard let word = takeWord(), let value = Double(word), (0...Self.longest).contains(value)
    else { throw error("the time is a number of seconds from 0 to \(Int(Self.longest))") }
    return value
  }

  private mutating func number(in range: ClosedRange<Double>, _ expected: String) throws -> Double {
    guard let word = takeWord(), let value = Double(word), range.contains(value) else {
      throw error(expected)
    }
    return value
  }

  private mutating func text() throws -> String {
    guard case .text(let text) = tokens.first else { throw error("the text is missing its quotes") }
    tokens.removeFirst()
    return text
  }

  /// A name that can be part of a file's name.
  private mutating func name() throws -> String {
    let isFit = { (character: Character) in
      character.isLetter || character.isNumber || "-_.".contains(character)
    }
    guard let word = takeWord(), word.allSatisfy(isFit), word.first != "." else {
      throw error("the name is made of letters, digits, “-”, “_” and “.”, and begins with no dot")
    }
    return word
  }

  private static func pair(_ word: String) -> (Double, Double)? {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], abs(x) < 1e6, abs(y) < 1e6 else {
      return nil
    }
    return (x, y)
  }

  private mutating func takeWord() -> String? {
    guard case .word(let word) = tokens.first else { return nil }
    tokens.removeFirst()
    return word
  }

  private mutating func accept(_ word: String) -> Bool {
    guard tokens.first == .word(word) else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func expect(_ word: String) throws {
    if !accept(word) { throw error("“\(word)” is missing") }
  }

  // MARK: Errors

  private func error(_ message: String) -> ScriptError {
    ScriptError(source: source, line: number, message: "\(message); the step is: \(form)")
  }

  private func unknown(_ token: ScriptToken) -> ScriptError {
    let verbs = Self.forms.map(\.verb)
    var hint = "the"
    if case .word(let word) = token,
      let nearest = NameMatch.nearest(to: word, among: verbs, limit: 1).first
    {
      hint = "did you mean “\(nearest)”? The"
    }
    return ScriptError(
      source: source, line: number,
      message: "\(token.shown) is no step; \(hint) steps are \(verbs.joined(separator: ", "))")
  }
}

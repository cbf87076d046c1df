import Foundation
import HangaGeometry

/// Reads the `d` text of SVG paths.
///
/// With `allowsShapes` three more commands exist, for our own drawings: `O cx cy r` a circle,
/// `E cx cy rx ry` an ellipse, `R x y width height radius` a rounded rectangle.
struct PathDataReader {
  struct Failure: Error { var reason: String }

  private let characters: [UInt8]
  private let allowsShapes: Bool
  private var index = 0
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, for the smooth commands, and the letter that left it.
  private var control = CGPoint.zero
  private var previous: UInt8 = 0

  static func path(_ text: some StringProtocol, allowsShapes: Bool = false) throws -> Path {
    var reader = PathDataReader(characters: Array(text.utf8), allowsShapes: allowsShapes)
    return try reader.read()
  }

  private init(characters: [UInt8], allowsShapes: Bool) {
    (self.characters, self.allowsShapes) = (characters, allowsShapes)
  }

  private mutating func read() throws -> Path {
    var command: UInt8 = 0
    while let next = peek() {
      if isLetter(next) {
        command = next
        index += 1
        if command | 0x20 == UInt8(ascii: "z") {
          path.closeSubpath()
          current = start
          previous = command
          continue
        }
      } else if command == 0 || command | 0x20 == UInt8(ascii: "z") {
        throw Failure(reason: "path data has a number without a command at \(index)")
      }
      if path.isEmpty, command | 0x20 != UInt8(ascii: "m"), !isShape(command) {
        throw Failure(reason: "path data does not begin with a move")
      }
      try step(command)
      previous = command
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
    return path
  }

  private mutating func step(_ command: UInt8) throws {
    let isRelative = command >= UInt8(ascii: "a")
    let origin = isRelative ? current : .zero
    switch command & ~0x20 {
    case UInt8(ascii: "M"):
      current = try point(from: origin)
      start = current
      path.move(to: current)
    case UInt8(ascii: "L"):
      line(to: try point(from: origin))
    case UInt8(ascii: "H"):
      line(to: CGPoint(x: try number() + origin.x, y: current.y))
    case UInt8(ascii: "V"):
      line(to: CGPoint(x: current.x, y: try number() + origin.y))
    case UInt8(ascii: "C"):
      let first = try point(from: origin)
      try curve(first, origin)
    case UInt8(ascii: "S"):
      try curve(reflected(after: "C", "S"), origin)
    case UInt8(ascii: "Q"):
      let middle = try point(from: origin)
      quadCurve(middle, to: try point(from: origin))
    case UInt8(ascii: "T"):
      let middle = reflected(after: "Q", "T")
      quadCurve(middle, to: try point(from: origin))
    case UInt8(ascii: "A"):
      try arc(origin)
    default:
      guard allowsShapes, isShape(command) else {
        throw Failure(reason: "unknown path command '\(Character(UnicodeScalar(command)))'")
      }
      try shape(command)
    }
  }

  private mutating func line(to end: CGPoint) {
    reopen()
    path.addLine(to: end)
    current = end
  }

  private mutating func curve(_ first: CGPoint, _ origin: CGPoint) throws {
    let second = try point(from: origin)
    let end = try point(from: origin)
    reopen()
    path.addCurve(to: end, control1: first, control2: second)
    (control, current) = (second, end)
  }

  private mutating func quadCurve(_ middle: CGPoint, to end: CGPoint) {
    reopen()
    path.addQuadCurve(to: end, control: middle)
    (control, current) = (middle, end)
  }

  private mutating func arc(_ origin: CGPoint) throws {
    let radii = CGSize(width: try number(), height: try number())
    let rotation = try number()
    let isLarge = try flag()
    let isClockwise = try flag()
    let end = try point(from: origin)
    reopen()
    let arc = EllipticalArc(
      start: current, end: end, radii: radii, rotation: rotation, isLarge: isLarge,
      isClockwise: isClockwise)
    path.elements += arc.elements()
    current = end
  }

  private mutating func shape(_ command: UInt8) throws {
    let first = try point(from: .zero)
    let size: CGSize
    switch command {
    case UInt8(ascii: "O"):
      let radius = try number()
      size = CGSize(width: radius, height: radius)
    default: size = CGSize(width: try number(), height: try number())
    }
    if command == UInt8(ascii: "R") {
      let radius = try number()
      path.addRoundedRect(
        in: CGRect(origin: first, size: size), cornerSize: CGSize(width: radius, height: radius),
        style: .circular)
    } else {
      let corner = CGPoint(x: first.x - size.width, y: first.y - size.height)
      path.addEllipse(
        in: CGRect(origin: corner, size: CGSize(width: 2 * size.width, height: 2 * size.height)))
    }
    (current, start) = (first, first)
  }

  /// After a close, a drawing command starts again at the closed part's first point.
  private mutating func reopen() {
    if path.elements.last == .closeSubpath { path.move(to: start) }
  }

  /// The control point mirrored at the current point if the last command was of that kind.
  private func reflected(after first: Unicode.Scalar, _ second: Unicode.Scalar) -> CGPoint {
    let kind = previous & ~0x20
    guard kind == UInt8(ascii: first) || kind == UInt8(ascii: second) else { return current }
    return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private func isShape(_ command: UInt8) -> Bool {
    let shapes = [UInt8(ascii: "O"), UInt8(ascii: "E"), UInt8(ascii: "R")]
    return allowsShapes && shapes.contains(command)
  }

  private func isLetter(_ character: UInt8) -> Bool {
    let lower = character | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }

  /// The next character that is neither space nor comma.
  private mutating func peek() -> UInt8? {
    while index < characters.count {
      switch characters[index] {
      case UInt8(ascii: " "), UInt8(ascii: ","), 9, 10, 13: index += 1
      default: return characters[index]
      }
    }
    return nil
  }

  private mutating func point(from origin: CGPoint) throws -> CGPoint {
    let x = try number()
    let y = try number()
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  private mutating func flag() throws -> Bool {
    guard let next = peek(), next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else {
      throw Failure(reason: "path data lacks an arc flag at \(index)")
    }
    index += 1
    return next == UInt8(ascii: "1")
  }

  private mutating func number() throws -> CGFloat {
    _ = peek()
    let first = index
    var hasPoint = false
    var hasExponent = false
    scan: while index < characters.count {
      switch characters[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        let follows = index > first && characters[index - 1] | 0x20 == UInt8(ascii: "e")
        if index != first && !follows { break scan }
      case UInt8(ascii: "."):
        if hasPoint || hasExponent { break scan }
        hasPoint = true
      case UInt8(ascii: "e"):
        if hasExponent { break scan }
        hasExponent = true
      default: break scan
      }
      index += 1
    }
    let text = String(decoding: characters[first..<index], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw Failure(reason: "path data lacks a number at \(first)")
    }
    return CGFloat(value)
  }
}

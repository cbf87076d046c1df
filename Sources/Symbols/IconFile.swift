import Foundation
import HangaGeometry

/// The shapes of one picture file of the icon package, in its 16 × 16 units, y downwards.
struct IconFile: Hashable, Sendable {
  struct Shape: Hashable, Sendable {
    var path: Path
    var isEvenOdd: Bool
  }

  var shapes: [Shape]

  /// Reads the small part of SVG that the package uses.
  init(text: String, file: String) throws {
    func fail(_ reason: String) -> SymbolFileError { SymbolFileError(file: file, reason: reason) }
    guard text.contains("<svg"), text.contains("</svg>") else {
      throw fail("not a complete SVG document; reinstall the package bootstrap-icons")
    }
    var shapes: [Shape] = []
    for tag in try Self.tags(text, fail) {
      do {
        guard var path = try Self.path(tag) else { continue }
        if let matrix = tag.attributes["transform"] {
          path = try path.applying(Self.transform(matrix))
        }
        shapes.append(Shape(path: path, isEvenOdd: tag.attributes["fill-rule"] == "evenodd"))
      } catch let failure as PathDataReader.Failure {
        throw fail(failure.reason)
      }
    }
    guard shapes.contains(where: { !$0.path.isEmpty }) else { throw fail("draws nothing") }
    self.shapes = shapes
  }

  private struct Tag {
    var name: String
    var attributes: [String: String]

    func number(_ key: String) throws -> CGFloat {
      guard let text = attributes[key] else { return 0 }
      guard let value = Double(text), value.isFinite else {
        throw PathDataReader.Failure(reason: "\(name) has no number in \(key)")
      }
      return CGFloat(value)
    }
  }

  private static func tags(_ text: String, _ fail: (String) -> SymbolFileError) throws -> [Tag] {
    var tags: [Tag] = []
    for piece in text.split(separator: "<").dropFirst(text.first == "<" ? 0 : 1) {
      guard let end = piece.firstIndex(of: ">") else { throw fail("a tag is not closed") }
      var body = piece[..<end]
      if body.hasPrefix("/") || body.hasPrefix("?") || body.hasPrefix("!") { continue }
      if body.hasSuffix("/") { body = body.dropLast() }
      let pieces = body.split(separator: "\"", omittingEmptySubsequences: false)
      guard pieces.count % 2 == 1 else { throw fail("an attribute is not closed") }
      var attributes: [String: String] = [:]
      let head = pieces[0].split(whereSeparator: \.isWhitespace)
      guard let name = head.first else { throw fail("a tag has no name") }
      for index in stride(from: 0, to: pieces.count - 1, by: 2) {
        guard let key = pieces[index].split(whereSeparator: \.isWhitespace).last?.dropLast() else {
          throw fail("an attribute has no name")
        }
        attributes[String(key)] = String(pieces[index + 1])
      }
      tags.append(Tag(name: String(name), attributes: attributes))
    }
    return tags
  }

  /// The tag's path, or `nil` for a tag that only groups.
  private static func path(_ tag: Tag) throws -> Path? {
    var path = Path()
    switch tag.name {
    case "svg":
      if let box = tag.attributes["viewBox"], box != "0 0 16 16" {
        throw PathDataReader.Failure(reason: "its view box is \(box), not 0 0 16 16")
      }
      return nil
    case "g", "title": return nil
    case "path":
      guard let data = tag.attributes["d"] else {
        throw PathDataReader.Failure(reason: "a path has no data")
      }
      return try PathDataReader.path(data)
    case "circle", "ellipse":
      let center = CGPoint(x: try tag.number("cx"), y: try tag.number("cy"))
      let radius = try tag.number("r")
      let isCircle = tag.name == "circle"
      let radii = CGSize(
        width: isCircle ? radius : try tag.number("rx"),
        height: isCircle ? radius : try tag.number("ry"))
      let corner = CGPoint(x: center.x - radii.width, y: center.y - radii.height)
      path.addEllipse(
        in: CGRect(
          origin: corner, size: CGSize(width: 2 * radii.width, height: 2 * radii.height)))
    case "rect":
      let origin = CGPoint(x: try tag.number("x"), y: try tag.number("y"))
      let size = CGSize(width: try tag.number("width"), height: try tag.number("height"))
      let radius = try tag.number("rx")
      path.addRoundedRect(
        in: CGRect(origin: origin, size: size), cornerSize: CGSize(width: radius, height: radius),
        style: .circular)
    case "polygon":
      path = try PathDataReader.path("M" + (tag.attributes["points"] ?? "") + "Z")
    default: throw PathDataReader.Failure(reason: "cannot draw <\(tag.name)>")
    }
    return path
  }

  /// `matrix(a b c d tx ty)`, the only transform in the package.
  private static func transform(_ text: String) throws -> CGAffineTransform {
    let numbers = text.dropFirst("matrix(".count).dropLast()
      .split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    guard text.hasPrefix("matrix("), text.hasSuffix(")"), numbers.count == 6 else {
      throw PathDataReader.Failure(reason: "cannot use the transform \(text)")
    }
    return CGAffineTransform(
      numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }
}

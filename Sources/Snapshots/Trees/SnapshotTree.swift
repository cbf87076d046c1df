import Foundation
import HangaBitmaps
import HangaDrawing

/// The views of a picture, as a value that is kept with it.
package struct SnapshotTree: Hashable, Sendable, Codable {
  /// The outermost views.
  package var elements: [Element]

  package init(_ elements: [Element]) { self.elements = elements }

  /// One view.
  package struct Element: Hashable, Sendable {
    /// The view's type, or a modifier's function with a leading point.
    package var kind: String
    /// In points on the screen.
    package var frame: Frame
    /// What `accessibilityIdentifier(_:)` set.
    package var identifier: String?
    /// What the view is called to those who cannot see it.
    package var label: String?
    /// What a text or symbol shows.
    package var text: String?
    /// What it is filled with or written in, such as `#FF3B30`.
    package var color: String?
    /// `file:line`, where known.
    package var source: String?
    package var children: [Element]

    package init(
      kind: String, frame: Frame, identifier: String? = nil, label: String? = nil,
      text: String? = nil, color: String? = nil, source: String? = nil, children: [Element] = []
    ) {
      (self.kind, self.frame, self.identifier, self.label) = (kind, frame, identifier, label)
      (self.text, self.color, self.source, self.children) = (text, color, source, children)
    }
  }

  /// A rectangle in points; in JSON the four numbers x, y, width, height.
  package struct Frame: Hashable, Sendable, Codable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    package init(from decoder: any Decoder) throws {
      let numbers = try decoder.singleValueContainer().decode([Double].self)
      guard numbers.count == 4 else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "A frame has four numbers."))
      }
      (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode([x, y, width, height])
    }
  }
}

extension SnapshotTree {
  /// One view of a tree that is written as a list: short names, since every recorded picture holds
  /// a tree, and no nesting, which readers of JSON limit.
  struct Row: Hashable, Sendable, Codable {
    /// Depth.
    var d: Int
    var k: String
    var f: Frame
    var i: String?
    var l: String?
    var t: String?
    var c: String?
    var s: String?
  }

  /// The tree whose views are listed from the outside in.
  init(rows: [Row]) {
    var rest = rows[...]
    func read(at depth: Int) -> [Element] {
      var elements: [Element] = []
      while let row = rest.first, row.d >= depth {
        rest.removeFirst()
        elements.append(
          Element(
            kind: row.k, frame: row.f, identifier: row.i, label: row.l, text: row.t, color: row.c,
            source: row.s, children: read(at: row.d + 1)))
      }
      return elements
    }
    self.init(read(at: 0))
  }

  /// The views from the outside in, each before those inside it.
  var rows: [Row] {
    var rows: [Row] = []
    func add(_ element: Element, _ depth: Int) {
      rows.append(
        Row(
          d: depth, k: element.kind, f: element.frame, i: element.identifier, l: element.label,
          t: element.text, c: element.color, s: element.source))
      for child in element.children { add(child, depth + 1) }
    }
    for element in elements { add(element, 0) }
    return rows
  }

  package init(from decoder: any Decoder) throws {
    self.init(rows: try decoder.singleValueContainer().decode([Row].self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rows)
  }

  private static let keyword = "hanga-tree"

  /// The tree that a recorded picture holds.
  init?(in png: PNGFile) {
    guard let (text, _) = png.text(Self.keyword),
      let tree = try? JSONDecoder().decode(SnapshotTree.self, from: Data(text.utf8))
    else { return nil }
    self = tree
  }

  /// A picture's file with the tree in it.
  func added(to png: [UInt8]) -> [UInt8] { Self.adding(self, keyword: Self.keyword, to: png) }

  /// A picture's file with a value in a text chunk, as JSON.
  static func adding(_ value: some Encodable, keyword: String, to png: [UInt8]) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(value) else { return png }
    return PNGFile.adding(
      String(decoding: json, as: UTF8.self), keyword: keyword, isCompressed: true, to: png)
  }
}

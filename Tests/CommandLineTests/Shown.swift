import Foundation

/// What `hanga tree --json` printed.
struct Shown: Decodable {
  struct Frame: Decodable, Equatable, CustomStringConvertible {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// Whether no number differs by more than 0.01 points.
    func isNear(_ other: Frame) -> Bool {
      [x - other.x, y - other.y, width - other.width, height - other.height]
        .allSatisfy { abs($0) <= 0.01 }
    }

    var description: String { "\(x),\(y) \(width)×\(height)" }
  }

  struct Element: Decodable {
    var type: String
    var frame: Frame
    var identity: String
    var text: String?
    var accessibilityIdentifier: String?
    var accessibilityLabel: String?
    var source: String?
    var children: [Element]

    var all: [Element] { [self] + children.flatMap(\.all) }
  }

  var elements: [Element]

  init(json: String) throws {
    elements = try JSONDecoder().decode([Element].self, from: Data(json.utf8))
  }

  /// Every element, parents before children.
  var all: [Element] { elements.flatMap(\.all) }

  /// The texts of `Text`s, in order.
  var texts: [String] { all.filter { $0.type == "Text" }.compactMap(\.text) }

  /// The first element of a type; one without size that is called “missing” if there is none.
  func first(_ type: String) -> Element {
    all.first { $0.type == type }
      ?? Element(type: "missing", frame: Frame(0, 0, 0, 0), identity: "", children: [])
  }

  func has(_ frame: Frame) -> Bool { all.contains { $0.frame.isNear(frame) } }
}

/// One line of the score.
package struct TruthRow: Sendable, Equatable {
  /// What is compared: a picture, a frame tree, a pixel map or texts.
  package enum Kind: String, Sendable, CaseIterable {
    case picture = "Pictures"
    case tree = "Frame trees"
    case map = "Pixel maps"
    case text = "Texts"
  }

  package var kind: Kind
  package var name: String
  /// Where texts leave the room that they took: this many of so many agree exactly.
  package var exact: Count
  /// With texts in their own font, within what is allowed for texts.
  package var own: Count
  /// The largest deviation in words.
  package var deviation: String
  /// Why not everything agrees; `nil` if everything does.
  package var reason: String?
  /// What does not agree, for messages.
  package var failures: [String]

  package struct Count: Sendable, Equatable, CustomStringConvertible {
    package var agreed: Int
    package var all: Int
    package var isFull: Bool { agreed == all }
    package var description: String { all == 0 ? "–" : "\(agreed) of \(all)" }

    package static func + (a: Count, b: Count) -> Count {
      Count(agreed: a.agreed + b.agreed, all: a.all + b.all)
    }
    static let none = Count(agreed: 0, all: 0)
  }

  /// Whether nothing is open.
  package var agrees: Bool { exact.isFull && own.isFull }
}

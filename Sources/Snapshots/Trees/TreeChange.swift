import Foundation
import HangaDrawing

/// What became of one view between a record and now.
package struct TreeChange: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case appeared, vanished, retitled, recoloured, resized, moved, reordered
  }

  /// All that happened to the view, in the order of `Kind.allCases`.
  package var kinds: [Kind]
  /// The view and those around it, such as `VStack › Text “Title”`.
  package var path: String
  /// Where the view was, in points on the screen; `nil` if it has appeared.
  package var before: SnapshotTree.Frame?
  /// Where it is; `nil` if it has vanished.
  package var after: SnapshotTree.Frame?
  package var textBefore: String?
  package var textAfter: String?
  package var colorBefore: String?
  package var colorAfter: String?
  /// `file:line`, where known.
  package var source: String?
  /// Whether another change explains this one: a column that grew because a text in it did, or a
  /// view that was pushed by its neighbour.
  package var isConsequence: Bool

  /// The change in one line.
  package var description: String {
    var parts: [String] = []
    for kind in kinds {
      switch kind {
      case .appeared: parts.append("appeared" + (after.map { " at \(Self.text($0))" } ?? ""))
      case .vanished: parts.append("vanished" + (before.map { " from \(Self.text($0))" } ?? ""))
      case .retitled: parts.append("retitled \(quoted(textBefore)) → \(quoted(textAfter))")
      case .recoloured:
        parts.append("recoloured \(colorBefore ?? "none") → \(colorAfter ?? "none")")
      case .resized:
        guard let before, let after else { continue }
        parts.append("resized \(Self.size(before)) → \(Self.size(after))")
      case .moved, .reordered:
        guard let before, let after else { continue }
        parts.append(
          "\(kind.rawValue) \(Self.point(before)) → \(Self.point(after)) (\(Self.way(before, after)))"
        )
      }
    }
    return path + " " + parts.joined(separator: ", ") + (source.map { " [\($0)]" } ?? "")
  }

  /// Equal for changes of like views that grew and moved by as much.
  var likeness: String {
    var parts = kinds.map(\.rawValue)
    if let before, let after {
      parts += [
        after.x - before.x, after.y - before.y, after.width - before.width,
        after.height - before.height,
      ].map { Self.number($0) }
    }
    // Without what tells siblings apart.
    for step in path.components(separatedBy: TreeMatching.arrow) {
      parts.append(String(step.prefix { $0 != " " }))
    }
    let told: Set<Kind> = [.retitled, .recoloured]
    if !told.isDisjoint(with: kinds) {
      parts += [textBefore, textAfter, colorBefore, colorAfter].map { $0 ?? "" }
    }
    return parts.joined(separator: "\0")
  }

  private func quoted(_ text: String?) -> String {
    text.map { "“\($0.replacing("\n", with: "⏎"))”" } ?? "nothing"
  }

  private static func number(_ value: Double) -> String { NumberText.short(value) }
  private static func point(_ frame: SnapshotTree.Frame) -> String {
    "(\(number(frame.x)), \(number(frame.y)))"
  }
  private static func size(_ frame: SnapshotTree.Frame) -> String {
    "\(number(frame.width)) × \(number(frame.height))"
  }
  private static func text(_ frame: SnapshotTree.Frame) -> String {
    "\(point(frame)), \(size(frame))"
  }
  private static func way(_ before: SnapshotTree.Frame, _ after: SnapshotTree.Frame) -> String {
    let (x, y) = (after.x - before.x, after.y - before.y)
    var parts: [String] = []
    if abs(x) >= 0.005 { parts.append("\(number(abs(x))) pt \(x > 0 ? "right" : "left")") }
    if abs(y) >= 0.005 { parts.append("\(number(abs(y))) pt \(y > 0 ? "down" : "up")") }
    return parts.joined(separator: ", ")
  }
}

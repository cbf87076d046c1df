import Foundation
import HangaRuntime

/// A text, picture or control of a scene as the checks see it.
struct AuditedElement {
  enum Kind { case text, picture, control }

  var kind: Kind
  /// In points on the screen.
  var frame: CGRect
  /// Names from the outermost view in.
  var path: [String]
  /// Identifiers and texts by which the view and those around it may be exempted.
  var names: Set<String>
  /// The type of the nearest view of the user's own.
  var userType: String?
  /// What a text shows.
  var text: String?
  /// Whether the text has no room for all of it.
  var isCut = false
  /// What may be seen here: everything around that clips, without limit where something scrolls.
  var window: Window
  /// Whether something around scrolls along an axis.
  var scrolls: (horizontal: Bool, vertical: Bool)
  var isEnabled: Bool
  /// Whether a bar or row of the system holds it, which sees to its touches.
  var hasSystemTarget: Bool
  /// The order in which it is drawn.
  var order: Int
  /// The control around it, by its place in the list.
  var control: Int?

  var pathText: String { path.joined(separator: " › ") }

  /// The edges within which something shows.
  struct Window {
    var minX = -CGFloat.infinity
    var maxX = CGFloat.infinity
    var minY = -CGFloat.infinity
    var maxY = CGFloat.infinity

    mutating func clip(to rect: CGRect, horizontally: Bool = true, vertically: Bool = true) {
      if horizontally { (minX, maxX) = (max(minX, rect.minX), min(maxX, rect.maxX)) }
      if vertically { (minY, maxY) = (max(minY, rect.minY), min(maxY, rect.maxY)) }
    }
  }
}

/// A rectangle of a scene that hides what was drawn before.
struct AuditedCover {
  var frame: CGRect
  var order: Int
}

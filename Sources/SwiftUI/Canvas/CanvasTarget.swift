import HangaDrawing
import HangaRuntime

/// Where the drawings of a canvas or of one of its layers are gathered.
///
/// Contexts are copied freely; all copies of one draw on the same target.
nonisolated final class CanvasTarget {
  let element: AnyLeafElement
  private(set) var items: [DisplayItem] = []

  /// - Parameter element: a canvas, or the text that a renderer draws.
  init(_ element: AnyLeafElement) { self.element = element }

  /// The canvas, if it is one.
  var canvas: CanvasElement? { element as? CanvasElement }
  var leafContext: LeafContext { LeafContext(element: element, stackAxis: nil) }

  func add(_ more: [DisplayItem]) { items += more }
}

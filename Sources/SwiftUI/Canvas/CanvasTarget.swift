import HangaDrawing
import HangaRuntime

/// Where the drawings of a canvas or of one of its layers are gathered.
///
/// Contexts are copied freely; all copies of one draw on the same target.
nonisolated final class CanvasTarget {
  let element: CanvasElement
  private(set) var items: [DisplayItem] = []

  init(_ element: CanvasElement) { self.element = element }

  func add(_ more: [DisplayItem]) { items += more }
}

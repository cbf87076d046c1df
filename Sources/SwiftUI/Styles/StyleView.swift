import Foundation
import HangaDrawing
import HangaRuntime

/// A style that is also a view: it fills its proposal.
nonisolated package protocol StyleView: ShapeStyle, LeafView {}

extension StyleView {
  package func draw(in frame: CGRect, context: LeafContext) -> [DisplayItem] {
    _fill(in: StyleContext(frame: frame, leaf: context)).items(for: .rectangle(frame))
  }
  package func hasOtherLayout(than other: Self) -> Bool { false }
}

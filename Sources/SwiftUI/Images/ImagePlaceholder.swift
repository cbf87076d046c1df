import Foundation
import HangaDrawing
import HangaGeometry

/// What is drawn for a picture that does not exist: a grey box with a cross.
enum ImagePlaceholder {
  /// How large a missing picture is where no frame says so, in points; ours, since the platform
  /// would draw nothing.
  static let size = CGSize(width: 44, height: 44)
  private static let box = ResolvedColor(hex: 0xE5E5EA)
  private static let cross = ResolvedColor(hex: 0x8E8E93)
  private static let penWidth: CGFloat = 1

  static func items(in frame: CGRect) -> [DisplayItem] {
    var path = Path(frame.inset(evenly: penWidth / 2))
    path.move(to: CGPoint(x: frame.minX, y: frame.minY))
    path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
    path.move(to: CGPoint(x: frame.maxX, y: frame.minY))
    path.addLine(to: CGPoint(x: frame.minX, y: frame.maxY))
    let lines: DisplayItem = .stroke(.path(path), .color(cross), Pen(width: penWidth))
    return [
      .fill(.rectangle(frame), .color(box), FillRule()),
      .group(.clip(.rectangle(frame), FillRule()), [lines]),
    ]
  }
}

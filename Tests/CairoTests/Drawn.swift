import CFreeType
import Foundation
import HangaBitmaps
import HangaCairo
import HangaDrawing
import HangaGeometry

/// Draws items on a small canvas.
enum Drawn {
  final class NoFaces: GlyphFaceSource {
    struct Missing: Error {}
    func face(for face: FontFace) throws -> FT_Face { throw Missing() }
  }

  static func rasterizer() -> Rasterizer { Rasterizer(fonts: NoFaces()) }

  static func bitmap(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, on background: ResolvedColor? = .white,
    images: ImageStore = ImageStore(), _ items: [DisplayItem]
  ) throws -> Bitmap {
    let list = DisplayList(
      size: CGSize(width: width, height: height), scale: scale, background: background,
      items: items)
    return try rasterizer().draw(list, images: images)
  }

  static func rect(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ hex: UInt32 = 0,
    _ alpha: Double = 1
  ) -> DisplayItem {
    .fill(
      .rectangle(CGRect(x: x, y: y, width: width, height: height)), color(hex, alpha), FillRule())
  }

  static func color(_ hex: UInt32, _ alpha: Double = 1) -> Paint {
    .color(ResolvedColor(hex: hex, alpha: alpha))
  }

  static func rounded(
    _ rect: CGRect, _ radius: CGFloat, _ style: RoundedCornerStyle = .continuous
  ) -> Outline {
    .roundedRectangle(rect, cornerSize: CGSize(width: radius, height: radius), style)
  }
}

extension Bitmap {
  /// RRGGBB of a pixel, alpha left out.
  func rgb(_ x: Int, _ y: Int) -> UInt32 { self[x, y] & 0xFF_FFFF }

  /// The blue bytes of a row.
  func greys(row y: Int) -> [Int] { (0..<width).map { Int(self[$0, y] & 0xFF) } }

  /// How much of the white below each pixel of a row is covered by black, in percent.
  func coverage(row y: Int, _ columns: Range<Int>) -> [Int] {
    columns.map { Int((Double(255 - self[$0, y] % 256) / 2.55).rounded()) }
  }
}

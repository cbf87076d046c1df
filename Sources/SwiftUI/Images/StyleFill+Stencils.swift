import Foundation
import HangaDrawing
import HangaGeometry

extension StyleFill {
  /// What shows this fill where the picture is opaque.
  func items(pouredThrough image: ImageItem) -> [DisplayItem] {
    guard case .paint(let paint) = kind else {
      return items(pouredThrough: [.image(image)], covering: image.frame)
    }
    var stencil = image
    stencil.template = paint.multiplyingAlpha(by: opacity)
    return wrapped([.image(stencil)])
  }

  /// What shows this fill inside `rect` where `stencil` is opaque; its shadow is the stencil's.
  func items(pouredThrough stencil: [DisplayItem], covering rect: CGRect) -> [DisplayItem] {
    var plain = self
    (plain.shadows, plain.blendMode) = ([], .normal)
    let poured = plain.items(for: .rectangle(rect))
    return poured.isEmpty ? [] : wrapped([.group(.mask(stencil), poured)])
  }
}

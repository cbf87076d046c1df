import Foundation
import HangaBitmaps
import HangaDrawing
import HangaLayout
import HangaRuntime
import SwiftUI
import UIKit

/// Draws a view without a screen, as large as it wants to be.
@MainActor
enum PictureDrawing {
  /// What `ImageRenderer` asks for; a failure is printed and gives `nil`.
  static func draw(
    _ view: AnyView, _ proposal: ProposedViewSize, _ scale: CGFloat, _ isOpaque: Bool
  )
    -> UIImage?
  {
    do {
      let frame = try frame(of: view, proposal: proposal, scale: scale, isOpaque: isOpaque)
      return UIImage(data: frame.png(), scale: scale)
    } catch {
      FileHandle.standardError.write(Data("ImageRenderer: \(error)\n".utf8))
      return nil
    }
  }

  /// The view's picture: its answer to `proposal`, at least a pixel each way.
  static func frame(
    of view: AnyView, proposal: ProposedViewSize, scale: CGFloat, isOpaque: Bool
  ) throws -> Frame {
    let resources = PictureResources.current
    func host(_ variant: Variant) throws -> ViewHost {
      try ViewHost(
        view, variant, assets: resources.assets, addresses: resources.addresses,
        fonts: resources.fonts, strings: resources.strings)
    }
    var variant = Variant(
      locale: resources.variant.locale, scale: scale, era: resources.variant.era,
      platform: resources.variant.platform, showsChrome: false)
    let pixel = 1 / scale
    variant.size = CGSize(width: pixel, height: pixel)
    let measured = try host(variant).contentSize(for: proposal)
    func length(_ value: CGFloat) -> CGFloat { max((value / pixel).rounded(.up) * pixel, pixel) }
    variant.size = CGSize(width: length(measured.width), height: length(measured.height))
    let drawn = try host(variant)
    drawn.isTransparent = !isOpaque
    return try drawn.frame()
  }
}

import Foundation
import HangaBitmaps
import HangaCairo
import HangaDrawing
import HangaFonts
import HangaSymbols
import HangaTypesetting
import SwiftUI

/// What hosts share: fonts opened once, the typesetter over them, and the rasteriser.
@MainActor
final class RenderingTools {
  let fonts: FontLibrary
  let shaper: HarfBuzzShaper
  let typesetter: LineTypesetter
  let symbols = SymbolLibrary(folder: RenderingTools.iconFolder)
  private var rasterizer: Rasterizer?

  /// Where the icon package's pictures lie.
  private static let iconFolder = "/usr/share/bootstrap-icons/svg"

  init() throws {
    fonts = try FontLibrary()
    shaper = HarfBuzzShaper(library: fonts)
    typesetter = LineTypesetter(shaper: shaper)
  }

  /// Draws a list. Faces are never shared between the typesetter and the rasteriser.
  func draw(_ list: DisplayList, images: ImageStore) throws -> Bitmap {
    let rasterizer =
      try self.rasterizer ?? Rasterizer(fonts: FontLibrary(list: fonts.list))
    self.rasterizer = rasterizer
    return try rasterizer.draw(list, images: images)
  }

  /// Has the next picture drawn as a whole, whatever was drawn before.
  func forgetLastPicture() { rasterizer?.forget() }

  private static var made: RenderingTools?

  /// The tools of this process, made when first needed.
  ///
  /// - Throws: an error naming the font file and package that is missing.
  static func shared() throws -> RenderingTools {
    if let made { return made }
    let tools = try RenderingTools()
    made = tools
    PictureMaker.current = PictureMaker(PictureDrawing.draw)
    return tools
  }
}

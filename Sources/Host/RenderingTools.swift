import Foundation
import HangaBitmaps
import HangaCairo
import HangaDrawing
import HangaFonts
import HangaSymbols
import HangaTypesetting
import SwiftUI
import UIKit

/// What hosts share: fonts opened once, the typesetter over them, and the rasteriser.
@MainActor
final class RenderingTools {
  let fonts: FontLibrary
  let shaper: HarfBuzzShaper
  let typesetter: LineTypesetter
  let symbols = SymbolLibrary(folder: RenderingTools.iconFolder)
  private var rasterizer: Rasterizer?
  /// What writes documents, made when first needed.
  var documents: VectorDrawer?

  /// Where the icon package's pictures lie.
  private static let iconFolder = "/usr/share/bootstrap-icons/svg"

  init(fonts list: FontList) throws {
    fonts = try FontLibrary(list: list)
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

  private static var made: [FontList: RenderingTools] = [:]
  private static var lists: [[String]: FontList] = [:]

  /// The tools of this process for a set of fonts, made when first needed.
  ///
  /// - Parameter paths: font files and folders of them, beside the fonts that are always there.
  /// - Throws: an error naming the font file and package that is missing.
  static func shared(fonts paths: [String] = []) throws -> RenderingTools {
    let list = try list(of: paths)
    if let known = made[list] { return known }
    let tools = try RenderingTools(fonts: list)
    made[list] = tools
    PictureMaker.current = PictureMaker(PictureDrawing.draw)
    GraphicsTools.current = OffScreenDrawing.tools(fonts: list)
    return tools
  }

  private static func list(of paths: [String]) throws -> FontList {
    if let known = lists[paths] { return known }
    var list = FontList.debian
    for path in paths { try list.register(path: path) }
    lists[paths] = list
    return list
  }
}

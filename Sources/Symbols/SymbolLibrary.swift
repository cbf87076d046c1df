import Foundation
import HangaGeometry

/// Outlines for symbol names, from our own drawings and a folder of the icon package's files.
package final class SymbolLibrary: Sendable {
  private struct Key: Hashable {
    var name: String
    var weight: Double
    var scale: SymbolScale
  }

  private let folder: String
  private let lock = NSLock()
  // Read and written only while `lock` is held.
  nonisolated(unsafe) private var outlines: [Key: SymbolOutline] = [:]

  /// - Parameter folder: where the package's SVG files lie, `/usr/share/bootstrap-icons/svg` on
  ///   Debian.
  package init(folder: String) { self.folder = folder }

  /// The outline of a symbol; `nil` if there is no symbol of this name.
  ///
  /// The result is kept, so asking again is cheap.
  /// - Parameter weight: a font weight, 100…900; 400 is regular.
  package func outline(_ name: String, weight: Double = 400, scale: SymbolScale = .medium) throws
    -> SymbolOutline?
  {
    let key = Key(name: name, weight: weight, scale: scale)
    if let known = lock.withLock({ outlines[key] }) { return known }
    guard let recipe = SymbolRecipe(name) else { return nil }
    let composer = SymbolComposer(icon: { try self.icon($0) })
    let parts = try composer.parts(recipe)
    let outline = Self.outline(name, parts, weight: weight, scale: scale)
    lock.withLock { outlines[key] = outline }
    return outline
  }

  /// What to draw for a name that is no symbol: a question mark in a dashed square.
  package static func placeholder(weight: Double = 400, scale: SymbolScale = .medium)
    -> SymbolOutline
  {
    let composer = SymbolComposer(icon: { name in
      throw SymbolFileError(file: name, reason: "the placeholder uses no files")
    })
    let source = "use square.dashed; use questionmark 0 0 .5"
    let parts = (try? composer.parts(.drawing(source))) ?? []
    return outline("placeholder.square", parts, weight: weight, scale: scale)
  }

  private static func outline(
    _ name: String, _ parts: [SymbolPart], weight: Double, scale: SymbolScale
  ) -> SymbolOutline {
    // 1. The box: around the regular weight's ink, and larger by what a bold line adds.
    let regular = parts.ink(weight: 400)
    var size = SymbolBox.size(name: name, ink: regular.size)
    let added = SymbolStroke.width(weight: weight) - SymbolStroke.regular
    size.width += added
    size.height += added
    // 2. The ink, centred in it.
    let ink = parts.ink(weight: weight)
    let factor = scale.factor
    let place = CGAffineTransform(
      translationX: size.width / 2 - ink.midX, y: size.height / 2 - ink.midY
    ).concatenating(CGAffineTransform(scaleX: factor, y: factor))
    let layers = parts.map { part in
      var layer = part.layer(weight: weight)
      layer.path = layer.path.applying(place)
      layer.penWidth *= factor
      return layer
    }
    return SymbolOutline(
      layers: layers, size: CGSize(width: size.width * factor, height: size.height * factor),
      ink: ink.applying(place))
  }

  private func icon(_ name: String) throws -> IconFile {
    let file = folder + "/" + name + ".svg"
    guard let data = FileManager.default.contents(atPath: file) else {
      let reason = "cannot be read; install the package bootstrap-icons"
      throw SymbolFileError(file: file, reason: reason)
    }
    return try IconFile(text: String(decoding: data, as: UTF8.self), file: file)
  }
}

import Foundation
import HangaDrawing
import HangaGeometry
import Synchronization

/// The pictures and colours of a user's assets, found by name or address, decoded when drawn.
///
/// Safe to share between threads that draw at the same time.
package final class ImageStore: ImageProvider, Sendable {
  private struct State {
    var index: AssetIndex?
    var found: [String: EncodedPicture] = [:]
    var sources: [UInt64: EncodedPicture] = [:]
    var decoded: [DecodedKey: Bitmap] = [:]
    var warned: Set<String> = []
    var diagnostics: [String] = []
    var errors: [PictureError] = []
  }

  private struct DecodedKey: Hashable {
    var digest: UInt64
    var width: Int
    var height: Int
  }

  private let folders: [String]
  private let addresses: AddressMap
  private let state = Mutex(State())

  package init(folders: [String] = [], addresses: AddressMap = AddressMap()) {
    (self.folders, self.addresses) = (folders, addresses)
  }

  /// What the host should print: one line for each missing name or unreadable folder.
  package var diagnostics: [String] { state.withLock { $0.diagnostics } }
  /// Pictures that exist and cannot be read.
  package var errors: [PictureError] { state.withLock { $0.errors } }

  package func image(named name: String, variant: ImageVariant) -> ImageReference? {
    state.withLock { state in
      let index = Self.index(&state, folders)
      guard let file = index.file(named: name, variant: variant) else {
        Self.warn(&state, "There is no image named “\(name)” among the assets.")
        return nil
      }
      var reference = Self.reference(&state, path: file.path, name: name, scale: file.scale)
      reference?.isTemplate = file.isTemplate
      return reference
    }
  }

  package func image(at url: URL) -> ImageReference? {
    guard let path = addresses.file(for: url) else { return nil }
    return state.withLock { state in
      Self.reference(&state, path: path, name: (path as NSString).lastPathComponent, scale: 1)
    }
  }

  package func image(data: Data, scale: CGFloat) -> ImageReference? {
    try? add([UInt8](data), name: "data", scale: scale)
  }

  /// A picture that the program brings itself.
  package func add(_ bytes: [UInt8], name: String, scale: CGFloat = 1) throws -> ImageReference {
    let picture = try EncodedPicture(name: name, bytes: bytes)
    return state.withLock { state in
      state.sources[picture.digest.low] = picture
      return Self.reference(to: picture, name: name, scale: scale)
    }
  }

  /// A pixel picture that the program brings itself.
  package func add(_ bitmap: Bitmap, name: String, scale: CGFloat = 1) -> ImageReference {
    let digest = bitmap.digest.low
    let key = DecodedKey(digest: digest, width: bitmap.width, height: bitmap.height)
    state.withLock { $0.decoded[key] = bitmap }
    return ImageReference(
      name: name, digest: digest, pixelWidth: bitmap.width, pixelHeight: bitmap.height,
      scale: scale)
  }

  /// Whether there is a colour set of this name.
  package func hasColor(named name: String) -> Bool {
    state.withLock { Self.index(&$0, folders).colors[name] != nil }
  }

  /// The colour of a colour set, or `nil` with one warning.
  package func color(named name: String, isDark: Bool) -> ResolvedColor? {
    state.withLock { state in
      guard let color = Self.index(&state, folders).colors[name] else {
        Self.warn(&state, "There is no color named “\(name)” among the assets.")
        return nil
      }
      return isDark ? color.dark ?? color.light : color.light
    }
  }

  /// The pixels of a picture. A vector picture is drawn to cover the wanted size in pixels.
  package func bitmap(
    for reference: ImageReference, covering width: Int, _ height: Int
  ) throws -> Bitmap {
    try state.withLock { state in
      var key = DecodedKey(
        digest: reference.digest, width: reference.pixelWidth, height: reference.pixelHeight)
      let source = state.sources[reference.digest]
      if let source, source.kind == .svg {
        let factor = max(
          Double(max(width, 1)) / Double(source.width),
          Double(max(height, 1)) / Double(source.height))
        key.width = max(1, Int((Double(source.width) * factor - 1e-6).rounded(.up)))
        key.height = max(1, Int((Double(source.height) * factor - 1e-6).rounded(.up)))
      }
      if let done = state.decoded[key] { return done }
      guard let source else {
        throw PictureError(file: reference.name, reason: "the image store does not hold it")
      }
      do {
        let bitmap = try source.decoded(width: key.width, height: key.height)
        state.decoded[key] = bitmap
        return bitmap
      } catch let error as PictureError {
        if !state.errors.contains(error) { state.errors.append(error) }
        throw error
      }
    }
  }

  private static func index(_ state: inout State, _ folders: [String]) -> AssetIndex {
    if let index = state.index { return index }
    let index = AssetIndex(folders: folders)
    state.index = index
    state.diagnostics += index.problems
    return index
  }

  private static func warn(_ state: inout State, _ text: String) {
    if state.warned.insert(text).inserted { state.diagnostics.append(text) }
  }

  /// Kinds of pictures that apps may have and that stay out of the picture here.
  private static let unreadEndings: Set<String> = [
    "pdf", "heic", "heif", "webp", "gif", "tif", "tiff", "bmp", "avif", "exr",
  ]

  private static func reference(
    _ state: inout State, path: String, name: String, scale: CGFloat
  ) -> ImageReference? {
    if let known = state.found[path] { return reference(to: known, name: name, scale: scale) }
    guard !state.warned.contains(path) else { return nil }
    let ending = (path as NSString).pathExtension.lowercased()
    if unreadEndings.contains(ending) {
      state.warned.insert(path)
      warn(&state, "The image “\(name)” is a .\(ending) file, which Hanga does not read.")
      return nil
    }
    do {
      let picture = try EncodedPicture(contentsOf: path)
      state.found[path] = picture
      state.sources[picture.digest.low] = picture
      return reference(to: picture, name: name, scale: scale)
    } catch {
      state.warned.insert(path)
      if let error = error as? PictureError { state.errors.append(error) }
      return nil
    }
  }

  private static func reference(
    to picture: EncodedPicture, name: String, scale: CGFloat
  ) -> ImageReference {
    // A vector picture's size is in points already.
    ImageReference(
      name: name, digest: picture.digest.low, pixelWidth: picture.width,
      pixelHeight: picture.height, scale: picture.kind == .svg ? 1 : scale)
  }
}

private import CHangaImages
import Foundation

/// The bytes of a picture file with their kind and size; decoded when asked.
package struct EncodedPicture: Sendable {
  /// Found by content, never by the file's name.
  package enum Kind: Hashable, Sendable { case png, jpeg, svg }

  package let name: String
  package let bytes: [UInt8]
  package let kind: Kind
  /// The size in pixels; for SVG what the document asks for, rounded up.
  package let width: Int
  package let height: Int
  package let digest: PixelDigest

  /// Reads the header only. `name` is for messages.
  package init(name: String, bytes: [UInt8]) throws {
    guard let kind = Self.kind(of: bytes) else {
      let reason = bytes.isEmpty ? "it is empty" : "it is no PNG, JPEG or SVG"
      throw PictureError(file: name, reason: reason)
    }
    (self.name, self.bytes, self.kind) = (name, bytes, kind)
    digest = PixelDigest(of: bytes)
    switch kind {
    case .png, .jpeg:
      let picture = try Self.decode(bytes, kind: kind, headerOnly: true, name: name)
      (width, height) = (Int(picture.width), Int(picture.height))
    case .svg:
      let size = try Self.documentSize(bytes, name: name)
      (width, height) = (size.width, size.height)
    }
  }

  package init(contentsOf file: String) throws {
    let name = (file as NSString).lastPathComponent
    guard let data = FileManager.default.contents(atPath: file) else {
      throw PictureError(file: name, reason: "there is no such file or it is not readable")
    }
    try self.init(name: name, bytes: [UInt8](data))
  }

  /// All pixels. An SVG is drawn to fill the given size, its proportions kept.
  package func decoded(width: Int? = nil, height: Int? = nil) throws -> Bitmap {
    switch kind {
    case .png, .jpeg:
      let picture = try Self.decode(bytes, kind: kind, headerOnly: false, name: name)
      return Bitmap(adopting: picture)
    case .svg:
      let (width, height) = (width ?? self.width, height ?? self.height)
      guard (try? CanvasLimit.check(width: Double(width), height: Double(height))) != nil else {
        throw PictureError(file: name, reason: "\(width) × \(height) pixels are too many")
      }
      var picture = hanga_picture()
      let message = MessageBuffer()
      guard
        hanga_draw_svg(bytes, bytes.count, Int32(width), Int32(height), &picture, message.start)
          == 1
      else { throw PictureError(file: name, reason: message.text) }
      return Bitmap(adopting: picture)
    }
  }

  private static func kind(of bytes: [UInt8]) -> Kind? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    return head.contains("<svg") || head.contains(":svg") ? .svg : nil
  }

  private static func decode(
    _ bytes: [UInt8], kind: Kind, headerOnly: Bool, name: String
  ) throws -> hanga_picture {
    let options = hanga_decode_options(
      pixel_limit: CanvasLimit.pixels, header_only: headerOnly ? 1 : 0)
    var picture = hanga_picture()
    let message = MessageBuffer()
    let isGood =
      kind == .png
      ? hanga_decode_png(bytes, bytes.count, options, &picture, message.start)
      : hanga_decode_jpeg(bytes, bytes.count, options, &picture, message.start)
    guard isGood == 1 else { throw PictureError(file: name, reason: message.text) }
    return picture
  }

  private static func documentSize(
    _ bytes: [UInt8], name: String
  ) throws -> (width: Int, height: Int) {
    var (width, height) = (0.0, 0.0)
    let message = MessageBuffer()
    guard hanga_svg_size(bytes, bytes.count, &width, &height, message.start) == 1 else {
      throw PictureError(file: name, reason: message.text)
    }
    let (w, h) = ((width - 1e-6).rounded(.up), (height - 1e-6).rounded(.up))
    guard (try? CanvasLimit.check(width: w, height: h)) != nil else {
      throw PictureError(file: name, reason: "its size of \(width) × \(height) cannot be drawn")
    }
    return (Int(w), Int(h))
  }
}

extension Bitmap {
  fileprivate init(adopting picture: hanga_picture) {
    let (width, height) = (Int(picture.width), Int(picture.height))
    self.init(
      storage: PixelStorage(adopting: picture.pixels, capacity: width * height), width: width,
      height: height)
  }
}

/// Room for a message of the C decoders.
private final class MessageBuffer {
  let start = UnsafeMutablePointer<CChar>.allocate(capacity: Int(HANGA_MESSAGE_SIZE))
  init() { start.update(repeating: 0, count: Int(HANGA_MESSAGE_SIZE)) }
  deinit { start.deallocate() }

  /// The message as part of a sentence.
  var text: String {
    var text = String(cString: start).trimmingCharacters(in: .whitespacesAndNewlines)
    if text.hasSuffix(".") { text.removeLast() }
    return text.isEmpty ? "it is damaged" : text
  }
}

import Foundation
import HangaBitmaps

/// A recorded picture, not yet decoded.
///
/// Its file is a PNG with two text chunks: `hanga-tree`, what the picture shows, and last
/// `hanga-pixels`, the digest of the pixels and one of all bytes before. With both, an equal picture
/// is known as such by reading the file; the second tells whether another program has changed it.
package struct RecordedPicture: Sendable {
  /// For messages.
  package let path: String
  /// In pixels.
  package let width: Int
  package let height: Int
  /// The digest of the pixels, `nil` if it is not known without decoding.
  package let digest: PixelDigest?
  private let png: PNGFile

  package init(path: String, bytes: [UInt8]) throws {
    self.path = path
    do {
      png = try PNGFile(name: path, bytes: bytes)
      let header = try APNGDecoder(name: path, bytes: bytes)
      (width, height) = (header.width, header.height)
    } catch let error as PictureError {
      throw SnapshotError.unreadable(path, error.reason)
    }
    digest = PictureSeal.digest(of: png)
  }

  /// The pixels.
  package func decoded() throws -> Bitmap {
    do { return try EncodedPicture(name: path, bytes: png.bytes).decoded() } catch let error
      as PictureError
    {
      throw SnapshotError.unreadable(path, error.reason)
    }
  }

  /// What the picture shows, if that was recorded with it.
  package var tree: SnapshotTree? { SnapshotTree(in: png) }

  /// Whether the pixels are the same; decodes only where no digest is known.
  package func shows(_ picture: Bitmap) -> Bool {
    guard width == picture.width, height == picture.height else { return false }
    if let digest { return digest == picture.digest }
    return (try? decoded()) == picture
  }

  /// A picture's file.
  package static func file(_ picture: Bitmap, scale: Double, tree: SnapshotTree? = nil) -> [UInt8] {
    var bytes = PNGEncoder(effort: .small, scale: scale).encode(picture)
    if let tree { bytes = tree.added(to: bytes) }
    return PictureSeal.sealed(bytes, digest: picture.digest)
  }
}

/// The chunk that says which pixels a file holds.
enum PictureSeal {
  static let keyword = "hanga-pixels"

  static func sealed(_ bytes: [UInt8], digest: PixelDigest) -> [UInt8] {
    let contents = PixelDigest(of: bytes.dropLast(12))
    return PNGFile.adding(
      "\(digest) \(contents)", keyword: keyword, isCompressed: false, to: bytes)
  }

  /// The digest, if the file is as it was sealed.
  static func digest(of png: PNGFile) -> PixelDigest? {
    guard let (text, chunk) = png.text(keyword) else { return nil }
    let parts = text.split(separator: " ")
    guard parts.count == 2, let digest = PixelDigest(parts[0]),
      let contents = PixelDigest(parts[1]), png.bytes.count == chunk.end + 12,
      contents == PixelDigest(of: png.bytes[..<chunk.start])
    else { return nil }
    return digest
  }
}

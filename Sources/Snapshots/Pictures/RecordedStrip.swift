import HangaBitmaps

/// A recorded strip, not yet decoded: an animated PNG, or a PNG that is a strip of one frame.
package struct RecordedStrip: Sendable {
  package let path: String
  package let width: Int
  package let height: Int
  package let count: Int
  /// The digest of all frames, `nil` if it is not known without decoding.
  package let digest: PixelDigest?
  /// The digests of the frames, where known.
  package let digests: [PixelDigest]?
  private let png: PNGFile
  private let decoder: APNGDecoder
  private let film: StripFilm?

  package init(path: String, bytes: [UInt8]) throws {
    self.path = path
    do {
      png = try PNGFile(name: path, bytes: bytes)
      decoder = try APNGDecoder(name: path, bytes: bytes)
    } catch let error as PictureError {
      throw SnapshotError.unreadable(path, error.reason)
    }
    (width, height, count) = (decoder.width, decoder.height, decoder.count)
    digest = PictureSeal.digest(of: png)
    film = png.text(StripFilm.keyword).flatMap { StripFilm($0.text) }
    let known = film?.frames.compactMap { PixelDigest($0) }
    digests = digest != nil && known?.count == count ? known : nil
  }

  /// The instant of a frame, in seconds after the script's start.
  package func instant(of index: Int) -> Double {
    film.map { $0.start + Double(index) / $0.rate } ?? decoder.instant(of: index)
  }

  /// Frames a second, where the strip says so.
  package var rate: Double? {
    if let film { return film.rate }
    guard let delay = decoder.delays.first, delay > 0 else { return nil }
    return 1 / delay
  }

  /// Pixels a point, 1 where the file does not say.
  package var scale: Double { png.scale ?? 1 }

  /// What the frames show, if that was recorded with them.
  package var trees: FilmedTrees? {
    if let trees = FilmedTrees(in: png) { return trees }
    // A still is a strip of one frame.
    return count == 1 ? SnapshotTree(in: png).map { FilmedTrees([$0]) } : nil
  }

  /// Hands out the frames in order, until `body` returns false.
  package func forEach(_ body: (Int, Bitmap) throws -> Bool) throws {
    do { try decoder.forEach(body) } catch let error as PictureError {
      throw SnapshotError.unreadable(path, error.reason)
    }
  }

  /// One frame.
  package func frame(_ index: Int) throws -> Bitmap {
    var found: Bitmap?
    try forEach { at, picture in
      if at == index { found = picture }
      return at < index
    }
    precondition(found != nil, "The strip has \(count) frames, no frame \(index).")
    return found!
  }
}

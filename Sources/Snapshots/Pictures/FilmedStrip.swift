import HangaBitmaps

/// The frames of a strip, kept compressed.
package struct FilmedStrip: Sendable {
  /// Frames a second: frame n is shown from n / rate seconds after the first.
  package let rate: Double
  /// The instant of the first frame, in seconds after the script's start.
  package let start: Double
  /// Pixels per point.
  package let scale: Double
  package private(set) var frames: [PackedBitmap] = []
  package private(set) var digests: [PixelDigest] = []
  private var isOpaque = true

  package init(rate: Double, start: Double = 0, scale: Double = 1) {
    (self.rate, self.start, self.scale) = (rate, start, scale)
  }

  package init(_ frames: some Sequence<Bitmap>, rate: Double, start: Double = 0, scale: Double = 1)
  {
    self.init(rate: rate, start: start, scale: scale)
    for frame in frames { append(frame) }
  }

  /// Adds the next frame, of the size of the first.
  package mutating func append(_ frame: Bitmap) {
    precondition(
      frames.first.map { $0.width == frame.width && $0.height == frame.height } ?? true,
      "The frames of a strip have one size.")
    digests.append(frame.digest)
    isOpaque = isOpaque && frame.isOpaque
    frames.append(PackedBitmap(frame))
  }

  package var count: Int { frames.count }

  /// The instant of a frame, in seconds after the script's start.
  package func instant(of index: Int) -> Double { start + Double(index) / rate }

  /// The identity of the pixels, their number and their instants.
  package var digest: PixelDigest { Self.digest(digests, rate: rate, start: start) }

  static func digest(_ digests: [PixelDigest], rate: Double, start: Double) -> PixelDigest {
    let text = "\(rate) \(start) " + digests.map(\.description).joined(separator: " ")
    return PixelDigest(of: Array(text.utf8))
  }

  /// The strip as an animated PNG with the digests of its frames in it.
  /// - Parameter trees: what the frames show; kept in the file to explain later differences.
  package func file(trees: FilmedTrees? = nil) throws -> [UInt8] {
    let encoder = APNGEncoder(scale: scale, effort: .small, isOpaque: isOpaque)
    var parts: [APNGEncoder.Part] = []
    var previous: Bitmap?
    for frame in frames {
      let picture = try frame.unpacked()
      parts.append(encoder.part(picture, after: previous))
      previous = picture
    }
    var bytes = encoder.file(parts, delay: FrameDelay(rate: rate))
    if let trees { bytes = trees.added(to: bytes) }
    let film = StripFilm(rate: rate, start: start, frames: digests.map(\.description))
    bytes = PNGFile.adding(film.text, keyword: StripFilm.keyword, isCompressed: true, to: bytes)
    return PictureSeal.sealed(bytes, digest: digest)
  }
}

/// The chunk of a recorded strip that says what its frames are.
struct StripFilm: Hashable, Sendable {
  static let keyword = "hanga-strip"
  var rate: Double
  var start: Double
  var frames: [String]

  var text: String { "\(rate) \(start)\n" + frames.joined(separator: "\n") }

  init(rate: Double, start: Double, frames: [String]) {
    (self.rate, self.start, self.frames) = (rate, start, frames)
  }

  init?(_ text: String) {
    let lines = text.split(separator: "\n")
    let head = lines.first?.split(separator: " ").compactMap { Double($0) } ?? []
    guard head.count == 2 else { return nil }
    self.init(rate: head[0], start: head[1], frames: lines.dropFirst().map(String.init))
  }
}

import HangaBitmaps

/// How two strips differ.
package struct StripDifference: Hashable, Sendable, Codable {
  package var expectedCount: Int
  package var actualCount: Int
  /// Frames a second, where known.
  package var expectedRate: Double?
  package var actualRate: Double
  /// The first frame that differs, of those in both.
  package var firstFrame: Int?
  /// Its instant in seconds after the script's start.
  package var instant: Double?
  /// All frames that differ.
  package var frames: [Int]
  /// How the first one differs.
  package var picture: PictureDifference?

  /// The frame whose views explain the difference: the first that differs, else the last of both.
  package var telling: Int { firstFrame ?? min(expectedCount, actualCount) - 1 }

  package var hasSameLength: Bool { expectedCount == actualCount }
  package var hasSameRate: Bool {
    expectedRate.map { abs($0 - actualRate) < 1e-6 * actualRate } ?? true
  }
}

/// Compares strips frame by frame.
package struct StripComparison: Sendable {
  package let comparison: PictureComparison

  package init(_ tolerance: PictureTolerance = .exact) { comparison = PictureComparison(tolerance) }

  /// What differs, `nil` if the strips count as equal.
  ///
  /// Where the record knows its digests only frames that are not the same are decoded, as far as
  /// the last of them.
  package func difference(_ expected: RecordedStrip, _ actual: FilmedStrip) throws
    -> StripDifference?
  {
    if let digest = expected.digest, digest == actual.digest { return nil }
    var found = StripDifference(
      expectedCount: expected.count, actualCount: actual.count, expectedRate: expected.rate,
      actualRate: actual.rate, firstFrame: nil, instant: nil, frames: [], picture: nil)
    let shared = min(expected.count, actual.count)
    let suspects: [Int]
    if let digests = expected.digests {
      suspects = (0..<shared).filter { digests[$0] != actual.digests[$0] }
    } else {
      suspects = Array(0..<shared)
    }
    var rest = suspects[...]
    if !rest.isEmpty {
      try expected.forEach { index, picture in
        guard index == rest.first else { return true }
        rest.removeFirst()
        if let difference = comparison.difference(picture, try actual.frames[index].unpacked()) {
          if found.firstFrame == nil {
            (found.firstFrame, found.picture) = (index, difference)
            found.instant = actual.instant(of: index)
          }
          found.frames.append(index)
        }
        return !rest.isEmpty
      }
    }
    let isSame = found.frames.isEmpty && found.hasSameLength && found.hasSameRate
    return isSame ? nil : found
  }

  /// The difference pictures of all frames; one that only one strip has is compared with nothing.
  package func film(_ expected: RecordedStrip, _ actual: FilmedStrip) throws -> FilmedStrip {
    var strip = FilmedStrip(rate: actual.rate, start: actual.start, scale: actual.scale)
    let nothing = Bitmap(width: 0, height: 0)
    // One canvas holds every frame of both.
    let width = max(expected.width, actual.frames.first?.width ?? 0)
    let height = max(expected.height, actual.frames.first?.height ?? 0)
    func add(_ old: Bitmap, _ new: Bitmap) {
      var canvas = Bitmap(width: width, height: height, filledWith: StripSheet.gapColor)
      canvas.replace(atX: 0, y: 0, with: comparison.picture(old, new))
      strip.append(canvas)
    }
    try expected.forEach { index, picture in
      add(picture, index < actual.count ? try actual.frames[index].unpacked() : nothing)
      return true
    }
    for index in min(expected.count, actual.count)..<actual.count {
      add(nothing, try actual.frames[index].unpacked())
    }
    return strip
  }
}

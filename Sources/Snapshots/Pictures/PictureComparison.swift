import Foundation
import HangaBitmaps
import HangaGeometry

/// Compares two pictures.
package struct PictureComparison: Sendable {
  package let tolerance: PictureTolerance

  package init(_ tolerance: PictureTolerance = .exact) { self.tolerance = tolerance }

  /// What differs from a record, `nil` if the picture counts as equal.
  ///
  /// Decodes the record only if its digest does not settle the matter.
  package func difference(_ expected: RecordedPicture, _ actual: Bitmap) throws
    -> PictureDifference?
  {
    if let digest = expected.digest, expected.width == actual.width,
      expected.height == actual.height, digest == actual.digest
    {
      return nil
    }
    return difference(try expected.decoded(), actual)
  }

  /// What differs, `nil` if the pictures count as equal. Pictures of different sizes never do.
  package func difference(_ expected: Bitmap, _ actual: Bitmap) -> PictureDifference? {
    if expected == actual { return nil }
    let found = findings(expected, actual, marking: nil)
    if found.hasSameSize, !fails(found) { return nil }
    return found
  }

  private func fails(_ found: PictureDifference) -> Bool {
    // A share such as 1 − 2 ⁄ 8000 is not exact.
    Double(found.total - found.pixels) / Double(found.total) + 1e-12 < tolerance.precision
  }

  /// The difference picture: the expected one, faint, with what does not match in magenta and the
  /// shading of edges in yellow; what one picture lacks is grey.
  package func picture(_ expected: Bitmap, _ actual: Bitmap) -> Bitmap {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let marks = DifferenceMarks(width: width, height: height, below: expected)
    _ = findings(expected, actual, marking: marks)
    return marks.picture
  }

  // MARK: The walk

  /// Compares all pixels, whatever the verdict.
  private func findings(_ expected: Bitmap, _ actual: Bitmap, marking marks: DifferenceMarks?)
    -> PictureDifference
  {
    let width = min(expected.width, actual.width)
    let height = min(expected.height, actual.height)
    let mask = IgnoredMask(tolerance.ignored)
    var clusters = ClusterFinder(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height))
    let judge = PixelJudge(tolerance)
    var largest = 0.0
    var (pixels, shaded) = (0, 0)
    let edges =
      tolerance.ignoresEdgeShading && expected.width == actual.width
        && expected.height == actual.height
      ? EdgeShading(width: width, height: height) : nil
    expected.withPixels { old in
      actual.withPixels { new in
        for y in 0..<height {
          // 1. Equal rows are the usual case.
          let before = UnsafeBufferPointer(
            rebasing: old[y * expected.width..<y * expected.width + width])
          let after = UnsafeBufferPointer(
            rebasing: new[y * actual.width..<y * actual.width + width])
          if width == 0 || memcmp(before.baseAddress!, after.baseAddress!, width * 4) == 0 {
            continue
          }
          // 2. Pixels that are too far apart, outside the regions that are ignored.
          var (isFlat, end) = (false, 0)
          judge.forEachMismatch(before, after) { x, distance in
            if mask.covers(x, y) { return }
            if let edges {
              if x >= end {
                (isFlat, end) = (edges.areFlat(x, y, old, new), x + EdgeShading.blockSize)
              }
              if !isFlat, edges.shades(x, y, old, new) {
                shaded += 1
                marks?.shade(x, y)
                return
              }
            }
            pixels += 1
            largest = max(largest, distance)
            clusters.add(x, y)
            marks?.mark(x, y)
          }
        }
      }
    }
    // 3. What only one picture has.
    var total = width * height
    for picture in [expected, actual] {
      for y in 0..<picture.height {
        let start = y < height ? width : 0
        guard start < picture.width else { continue }
        total += picture.width - start
        for x in start..<picture.width where !mask.covers(x, y) {
          pixels += 1
          clusters.add(x, y)
          marks?.lack(x, y)
        }
      }
    }
    return PictureDifference(
      expected: .init(width: expected.width, height: expected.height),
      actual: .init(width: actual.width, height: actual.height), pixels: pixels, total: total,
      shaded: shaded, largestDistance: largest, clusters: clusters.regions)
  }
}

/// Regions that are ignored.
private struct IgnoredMask {
  private let regions: [PixelRegion]

  init(_ regions: [PixelRegion]) { self.regions = regions }

  func covers(_ x: Int, _ y: Int) -> Bool {
    for region in regions
    where x >= region.x && x < region.x + region.width && y >= region.y
      && y < region.y + region.height
    {
      return true
    }
    return false
  }
}

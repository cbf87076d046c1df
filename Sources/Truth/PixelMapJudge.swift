import Foundation

/// Holds one pixel map to what is drawn: colours pixel by pixel, letters by their weight's middle.
@MainActor
struct PixelMapJudge {
  let map: PixelMapCase

  /// An antialiased edge may differ by so many levels.
  private static let edgeTolerance = 3
  /// How far the middle of a letter's ink may be from the other font's, in pixels.
  private static let letterTolerance = 1.0

  func row() throws -> TruthRow {
    let picture = try map.picture()
    let size = [picture.bitmap.width, picture.bitmap.height]
    // Columns without ink at the right end were not recorded for one map: it states the least.
    let isLeast = map.name == "text-courier-T-14"
    let hasSize = isLeast ? size[0] >= map.size[0] && size[1] == map.size[1] : size == map.size
    var row = TruthRow(
      kind: .map, name: map.description, exact: .none, own: .none, deviation: "", reason: nil,
      failures: hasSize ? [] : ["\(size), not \(map.size)"])
    if map.isText {
      judgeLetter(picture, hasSize: hasSize, &row)
    } else {
      judgePixels(picture, hasSize: hasSize, &row)
    }
    return row
  }

  private func judgePixels(_ picture: TruthPicture, hasSize: Bool, _ row: inout TruthRow) {
    row.exact.all = map.size[0] * map.size[1]
    guard hasSize else { return }
    let tolerance = map.name == "rotated-square-antialiased" ? Self.edgeTolerance : 0
    var farthest = 0
    for (y, line) in map.rows.enumerated() {
      for (x, token) in line.split(separator: " ").enumerated() {
        let pixel = picture[x, y]
        let distance: Int
        if let threshold = map.threshold {
          distance = (mean(pixel) <= threshold) == (token == ".") ? 0 : 255
        } else {
          distance = picture.distance(pixel, PixelMapCase.color(token))
        }
        farthest = max(farthest, distance)
        if distance <= tolerance {
          row.exact.agreed += 1
        } else {
          row.failures.append("\(x), \(y): \(picture.hex([x, y])), not \(token)")
        }
      }
    }
    row.deviation = farthest == 0 ? "every pixel equal" : "\(farthest) levels on an edge"
  }

  private func judgeLetter(_ picture: TruthPicture, hasSize: Bool, _ row: inout TruthRow) {
    row.exact = TruthRow.Count(agreed: hasSize ? 1 : 0, all: 1)
    row.own.all = 1
    guard hasSize else { return }
    let found = middle(map.rows.count) { x, y in ink(picture[x, y]) }
    let lines = map.rows.map { $0.split(separator: " ") }
    let wanted = middle(lines.count) { x, y in
      x < lines[y].count ? ink(lines[y][x]) : 0
    }
    let off = max(abs(found.x - wanted.x), abs(found.y - wanted.y))
    row.deviation = "size exact, the letter's middle \(TruthNumber.text(off)) px"
    if off <= Self.letterTolerance {
      row.own.agreed = 1
    } else {
      row.failures.append("the letter's middle is at \(found), not \(wanted)")
    }
  }

  private func mean(_ pixel: [Int]) -> Double { Double(pixel[0] + pixel[1] + pixel[2]) / 3 / 255 }

  /// How much a pixel differs from the ground that the letter stands on.
  private func ink(_ pixel: [Int]) -> Double {
    if let threshold = map.threshold { return mean(pixel) <= threshold ? 1 : 0 }
    return isOnBlack ? mean(pixel) : 1 - mean(pixel)
  }

  private func ink(_ token: Substring) -> Double {
    if map.threshold != nil { return token == "." ? 1 : 0 }
    return ink(PixelMapCase.color(token))
  }

  private var isOnBlack: Bool { map.name == "text-default-font-T" }

  /// The centre of gravity of the recorded area.
  private func middle(_ height: Int, _ ink: (Int, Int) -> Double) -> (x: Double, y: Double) {
    var (sum, across, down) = (0.0, 0.0, 0.0)
    for y in 0..<height {
      for x in 0..<map.size[0] {
        let weight = ink(x, y)
        sum += weight
        across += weight * (Double(x) + 0.5)
        down += weight * (Double(y) + 0.5)
      }
    }
    return sum == 0 ? (0, 0) : (across / sum, down / sum)
  }
}

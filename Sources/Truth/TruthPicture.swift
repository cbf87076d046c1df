import Foundation
import HangaBitmaps

/// A drawn picture whose pixels can be asked for as red, green, blue and alpha.
package struct TruthPicture {
  package let bitmap: Bitmap

  package init(bitmap: Bitmap) { self.bitmap = bitmap }

  /// Red, green, blue and alpha; the colours are not multiplied by alpha.
  package subscript(x: Int, y: Int) -> [Int] {
    let word = Int(bitmap[x, y])
    let alpha = word >> 24 & 255
    func channel(_ shift: Int) -> Int {
      let value = word >> shift & 255
      return alpha == 0 ? 0 : (value * 255 + alpha / 2) / alpha
    }
    return [channel(16), channel(8), channel(0), alpha]
  }

  /// The largest difference of a channel.
  package func distance(_ pixel: [Int], _ other: [Int]) -> Int {
    var most = 0
    for (one, two) in zip(pixel, other) { most = max(most, abs(one - two)) }
    return most
  }

  package func hex(_ place: [Int]) -> String {
    let pixel = self[place[0], place[1]]
    let text = pixel.prefix(3).map { String(format: "%02X", $0) }.joined()
    return pixel[3] == 255 ? text : text + String(format: "/%02X", pixel[3])
  }

  /// The first pixel, by rows, inside x, y, width, height that `isFound` holds for.
  package func first(in rect: [Int], where isFound: @escaping ([Int]) -> Bool) -> [Int]? {
    var runs = RunMemory(isFound: isFound)
    for y in rect[1]..<rect[1] + rect[3] {
      for x in rect[0]..<rect[0] + rect[2] where runs.holds(at: x, y, of: self) { return [x, y] }
    }
    return nil
  }

  /// x, y, width and height of all pixels that `isFound` holds for; empty if there are none.
  package func box(in window: [Int]?, where isFound: @escaping ([Int]) -> Bool) -> [Int] {
    let area = window ?? [0, 0, bitmap.width, bitmap.height]
    var runs = RunMemory(isFound: isFound)
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    for y in max(area[1], 0)..<min(area[1] + area[3], bitmap.height) {
      for x in max(area[0], 0)..<min(area[0] + area[2], bitmap.width)
      where runs.holds(at: x, y, of: self) {
        left = min(left, x)
        top = min(top, y)
        right = max(right, x)
        bottom = max(bottom, y)
      }
    }
    return right < 0 ? [] : [left, top, right - left + 1, bottom - top + 1]
  }
}

/// Asks a question once for a run of equal pixels.
private struct RunMemory {
  let isFound: ([Int]) -> Bool
  private var word: UInt32?
  private var answer = false

  init(isFound: @escaping ([Int]) -> Bool) {
    self.isFound = isFound
  }

  mutating func holds(at x: Int, _ y: Int, of picture: TruthPicture) -> Bool {
    let next = picture.bitmap[x, y]
    if next != word {
      word = next
      answer = isFound(picture[x, y])
    }
    return answer
  }
}

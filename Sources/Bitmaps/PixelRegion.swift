/// A rectangle of whole pixels.
package struct PixelRegion: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// All of a picture.
  package init(of bitmap: Bitmap) {
    self.init(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
  }

  /// What an animation must draw anew: the smallest rectangle with every pixel that differs, one
  /// pixel if none does, everything if the sizes differ or there was nothing before.
  package init(changedIn next: Bitmap, after previous: Bitmap?) {
    guard let previous, previous.width == next.width, previous.height == next.height else {
      self.init(of: next)
      return
    }
    let width = next.width
    var (top, bottom) = (-1, -1)
    var (left, right) = (width, -1)
    next.withPixels { new in
      previous.withPixels { old in
        for y in 0..<next.height {
          let row = y * width
          guard let first = (0..<width).first(where: { new[row + $0] != old[row + $0] }) else {
            continue
          }
          if top < 0 { top = y }
          bottom = y
          left = min(left, first)
          var last = width - 1
          while last > right && new[row + last] == old[row + last] { last -= 1 }
          right = max(right, last)
        }
      }
    }
    if top < 0 {
      self.init(x: 0, y: 0, width: min(width, 1), height: min(next.height, 1))
    } else {
      self.init(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
  }
}

extension Bitmap {
  /// The pixels of a region that lies inside.
  package func cropped(to region: PixelRegion) -> Bitmap {
    if region == PixelRegion(of: self) { return self }
    precondition(
      region.x >= 0 && region.y >= 0 && region.x + region.width <= width
        && region.y + region.height <= height, "The region is outside.")
    let storage = PixelStorage(capacity: region.width * region.height)
    withPixels { pixels in
      for y in 0..<region.height {
        let source = pixels.baseAddress! + (region.y + y) * width + region.x
        (storage.words + y * region.width).update(from: source, count: region.width)
      }
    }
    return Bitmap(storage: storage, width: region.width, height: region.height)
  }

  /// Puts a picture in place of what was there; what would be outside is left out.
  package mutating func replace(atX left: Int, y top: Int, with picture: Bitmap) {
    let (ownWidth, ownHeight) = (width, height)
    let first = max(left, 0)
    let count = min(left + picture.width, ownWidth) - first
    guard count > 0 else { return }
    withMutablePixels { target in
      picture.withPixels { source in
        for y in max(0, -top)..<max(max(0, -top), min(picture.height, ownHeight - top)) {
          let from = source.baseAddress! + y * picture.width + (first - left)
          (target.baseAddress! + (top + y) * ownWidth + first).update(from: from, count: count)
        }
      }
    }
  }

  /// A picture of one colour, given as a premultiplied 0xAARRGGBB word.
  package init(width: Int, height: Int, filledWith word: UInt32) {
    self.init(width: width, height: height)
    withMutablePixels { $0.update(repeating: word) }
  }
}

import HangaBitmaps

/// Gathers pixels into groups: the picture is divided into tiles, and tiles that touch and hold
/// pixels are one group.
struct ClusterFinder {
  private static let side = 16
  private let columns: Int
  private let rows: Int
  /// The rectangle of each tile's pixels, by number.
  private var tiles: [Int: Box] = [:]

  private struct Box {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    mutating func include(_ other: Box) {
      left = min(left, other.left)
      top = min(top, other.top)
      right = max(right, other.right)
      bottom = max(bottom, other.bottom)
    }

    func overlaps(_ other: Box) -> Bool {
      left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
    }
  }

  init(width: Int, height: Int) {
    columns = (width + Self.side - 1) / Self.side
    rows = (height + Self.side - 1) / Self.side
  }

  // The tile of the last pixel is kept apart: the next is mostly in it too.
  private var current = -1
  private var box = Box(left: 0, top: 0, right: 0, bottom: 0)

  mutating func add(_ x: Int, _ y: Int) {
    let tile = y / Self.side * columns + x / Self.side
    let pixel = Box(left: x, top: y, right: x, bottom: y)
    if tile == current {
      box.include(pixel)
      return
    }
    flush()
    current = tile
    box = pixel
  }

  private mutating func flush() {
    guard current >= 0 else { return }
    if tiles[current] == nil { tiles[current] = box } else { tiles[current]!.include(box) }
    current = -1
  }

  /// The groups' rectangles from the top, then from the left.
  var regions: [PixelRegion] {
    mutating get {
      flush()
      var boxes: [Box] = []
      var open = tiles
      for start in tiles.keys.sorted() {
        guard var group = open.removeValue(forKey: start) else { continue }
        // 1. Everything that touches, tile by tile.
        var waiting = [start]
        while let tile = waiting.popLast() {
          let (row, column) = (tile / columns, tile % columns)
          for y in max(row - 1, 0)...min(row + 1, rows - 1) {
            for x in max(column - 1, 0)...min(column + 1, columns - 1) {
              guard let next = open.removeValue(forKey: y * columns + x) else { continue }
              group.include(next)
              waiting.append(y * columns + x)
            }
          }
        }
        boxes.append(group)
      }
      return Self.joined(boxes).map {
        PixelRegion(
          x: $0.left, y: $0.top, width: $0.right - $0.left + 1, height: $0.bottom - $0.top + 1)
      }
    }
  }

  /// 2. Groups whose rectangles overlap are one, until none do.
  private static func joined(_ boxes: [Box]) -> [Box] {
    var result: [Box] = []
    for var box in boxes {
      while let index = result.firstIndex(where: { $0.overlaps(box) }) {
        box.include(result.remove(at: index))
      }
      result.append(box)
    }
    return result.sorted { ($0.top, $0.left) < ($1.top, $1.left) }
  }
}

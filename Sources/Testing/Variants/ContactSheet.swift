import Foundation
import HangaBitmaps

/// The pictures of all variants on one, each with its name below.
@MainActor
struct ContactSheet {
  private var cells: [Bitmap] = []

  /// The width of a picture on the sheet, in pixels.
  static let width = 240
  private static let gap = 12
  /// How many pictures stand in a row.
  private static let columns = 6

  var isEmpty: Bool { cells.isEmpty }

  /// Adds a picture; `mark` stands before the name.
  mutating func add(_ frame: Frame, named name: String, mark: String) throws {
    let picture = frame.bitmap
    let height = max((picture.height * Self.width + picture.width / 2) / picture.width, 1)
    let small =
      picture.width > Self.width ? picture.reduced(toWidth: Self.width, height: height) : picture
    let label = try StripLook.label("\(mark) \(name)", width: Self.width)
    var cell = Bitmap(
      width: Self.width, height: small.height + label.height, filledWith: StripSheet.gapColor)
    cell.replace(atX: (Self.width - small.width) / 2, y: 0, with: small)
    cell.replace(atX: 0, y: small.height, with: label)
    cells.append(cell)
  }

  /// The sheet; rows are as high as their highest picture.
  func png() -> Data {
    let columns = min(Self.columns, cells.count)
    let rows = stride(from: 0, to: cells.count, by: columns).map { start in
      Array(cells[start..<min(start + columns, cells.count)])
    }
    let heights = rows.map { row in row.map(\.height).max() ?? 0 }
    var sheet = Bitmap(
      width: columns * (Self.width + Self.gap) + Self.gap,
      height: heights.reduce(Self.gap) { $0 + $1 + Self.gap }, filledWith: StripSheet.gapColor)
    var top = Self.gap
    for (row, height) in zip(rows, heights) {
      for (column, cell) in row.enumerated() {
        sheet.replace(atX: Self.gap + column * (Self.width + Self.gap), y: top, with: cell)
      }
      top += height + Self.gap
    }
    return Data(PNGEncoder(effort: .small).encode(sheet))
  }
}

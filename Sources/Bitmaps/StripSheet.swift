/// Where the frames of a strip lie on one picture: side by side, in rows of `columns`.
package struct StripSheet: Hashable, Sendable {
  package let cellWidth: Int
  package let cellHeight: Int
  package let count: Int
  package let columns: Int
  package let gap: Int

  /// What shows between the frames: a grey that is neither a light nor a dark screen's.
  package static let gapColor: UInt32 = 0xFFC7_C7CC

  /// - Parameters:
  ///   - columns: how many frames a row has; `nil` makes one row, or as few as the largest canvas
  ///     has room for.
  ///   - gap: pixels between frames.
  /// - Throws: an error that says what to do if the sheet would be too large.
  package init(cellWidth: Int, cellHeight: Int, count: Int, columns: Int?, gap: Int) throws {
    (self.cellWidth, self.cellHeight, self.count, self.gap) = (cellWidth, cellHeight, count, gap)
    let fitting = max((CanvasLimit.side + gap) / (cellWidth + gap), 1)
    self.columns = max(min(columns ?? fitting, count), 1)
    let isTooLarge =
      width > CanvasLimit.side || height > CanvasLimit.side || width * height > CanvasLimit.pixels
    if isTooLarge { throw TooLarge(sheet: self) }
  }

  package var rows: Int { (count + columns - 1) / columns }
  package var width: Int { columns * (cellWidth + gap) - gap }
  package var height: Int { rows * (cellHeight + gap) - gap }

  /// The left upper corner of a frame.
  package func place(of index: Int) -> (x: Int, y: Int) {
    (index % columns * (cellWidth + gap), index / columns * (cellHeight + gap))
  }

  /// The sheet before frames are put on it.
  package func emptyPicture() -> Bitmap {
    Bitmap(width: width, height: height, filledWith: Self.gapColor)
  }

  /// A sheet that no canvas has room for.
  package struct TooLarge: Error, CustomStringConvertible {
    let sheet: StripSheet
    package var description: String {
      "a strip of \(sheet.count) frames would be \(sheet.width) × \(sheet.height) pixels; "
        + "at most \(CanvasLimit.side) a side and \(CanvasLimit.pixels) in all are possible: "
        + "choose a smaller width, fewer frames or other columns, or write a folder or an animation"
    }
  }
}

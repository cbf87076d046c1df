/// Draws a shadow mask, its middle repeated where it was cut.
struct ShadowStamp {
  let mask: Mask
  let x: Int
  let y: Int
  var cutColumns = 0
  var cutRows = 0
  var column = 0
  var row = 0

  init(_ mask: Mask, x: Int, y: Int) { (self.mask, self.x, self.y) = (mask, x, y) }

  init(_ mask: Mask, _ shape: SimpleSilhouette) {
    (self.mask, x, y) = (mask, shape.x, shape.y)
    (cutColumns, cutRows) = (shape.cutColumns, shape.cutRows)
    (column, row) = (shape.column, shape.row)
  }

  func draw(_ color: SolidColor, on canvas: Canvas) {
    let bounds = mask.bounds
    let whole = PixelRect(
      x0: bounds.x0 + x, y0: bounds.y0 + y, x1: bounds.x1 + x + cutColumns,
      y1: bounds.y1 + y + cutRows)
    let area = whole.intersection(canvas.window)
    guard !area.isEmpty else { return }
    for line in area.y0..<area.y1 {
      var from = line - y
      if from > row { from = max(row, from - cutRows) }
      let out = canvas.surface.row(area.x0, line)
      drawRow(mask.row(bounds.x0, from), out, area, color)
    }
  }

  private func drawRow(
    _ bytes: UnsafePointer<UInt8>, _ out: UnsafeMutablePointer<UInt32>, _ area: PixelRect,
    _ color: SolidColor
  ) {
    let left = mask.bounds.x0
    // Canvas columns where the repeated column starts and ends.
    let split = column + x
    let resume = split + cutColumns
    func part(_ from: Int, _ to: Int, shift: Int) {
      let (start, end) = (max(from, area.x0), min(to, area.x1))
      guard start < end else { return }
      Blending.fill(
        out + (start - area.x0), count: end - start, color: color,
        mask: bytes + (start - x - shift - left))
    }
    part(area.x0, min(split, area.x1), shift: 0)
    let (start, end) = (max(split, area.x0), min(resume, area.x1))
    if start < end {
      Blending.fill(
        out + (start - area.x0), count: end - start, color: color,
        coverage: UInt32(bytes[column - left]))
    }
    part(max(resume, area.x0), area.x1, shift: cutColumns)
  }
}

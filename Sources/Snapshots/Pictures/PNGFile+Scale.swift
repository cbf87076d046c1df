import HangaBitmaps

extension PNGFile {
  /// Pixels a point, to the thousandth, if the file says how dense it is: 72 points are an inch.
  var scale: Double? {
    guard let chunk = chunks.first(where: { $0.type == "pHYs" }), chunk.range.count == 9 else {
      return nil
    }
    let content = Array(bytes[chunk.range])
    let density = content[..<4].reduce(0) { $0 << 8 | Int($1) }
    guard content[8] == 1, density > 0 else { return nil }
    return (Double(density) * 0.0254 / 72 * 1000).rounded() / 1000
  }
}

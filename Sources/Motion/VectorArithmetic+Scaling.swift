import HangaGeometry

extension VectorArithmetic {
  /// The value with every component multiplied by `factor`.
  package func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }
}

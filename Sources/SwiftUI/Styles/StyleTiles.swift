import Foundation
import HangaDrawing
import HangaGeometry

/// A drawing that is repeated without gaps.
nonisolated package struct StyleTiles: Sendable {
  /// What one tile shows, in the scene's coordinates.
  let items: [DisplayItem]
  /// The place of that tile.
  let tile: CGRect

  /// How many tiles are drawn at most: more than that are specks nobody can tell apart.
  private static let most: CGFloat = 65_536

  /// Every tile that `rect` sees a part of; none where they would be too many.
  func items(over rect: CGRect) -> [DisplayItem] {
    guard !items.isEmpty, tile.width > 0, tile.height > 0, !rect.isEmpty else { return [] }
    let firstColumn = ((rect.minX - tile.minX) / tile.width).rounded(.down)
    let firstRow = ((rect.minY - tile.minY) / tile.height).rounded(.down)
    let columns = ((rect.maxX - tile.minX) / tile.width).rounded(.up) - firstColumn
    let rows = ((rect.maxY - tile.minY) / tile.height).rounded(.up) - firstRow
    guard columns * rows <= Self.most else { return [] }
    var result: [DisplayItem] = []
    for row in 0..<Int(rows) {
      let y = (firstRow + CGFloat(row)) * tile.height
      for column in 0..<Int(columns) {
        let x = (firstColumn + CGFloat(column)) * tile.width
        guard x != 0 || y != 0 else {
          result += items
          continue
        }
        result.append(.group(.transform(CGAffineTransform(translationX: x, y: y)), items))
      }
    }
    return result
  }
}

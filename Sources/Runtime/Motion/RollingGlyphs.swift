import Foundation
import HangaDrawing
import HangaGeometry

/// Two texts of which the glyphs that differ roll, as the digits of a counter do.
///
/// Glyphs that begin or end both texts alike are the same ones and only change places.
struct RollingGlyphs {
  private struct Piece {
    var run: GlyphRun
    let paint: Paint

    /// Where its glyph stands.
    var place: CGPoint {
      CGPoint(x: run.origin.x + run.glyphs[0].x, y: run.origin.y + run.glyphs[0].y)
    }

    func isSame(as other: Piece) -> Bool {
      run.glyphs[0].id == other.run.glyphs[0].id && run.face == other.run.face
        && run.size == other.run.size
    }

    func moved(x: CGFloat = 0, y: CGFloat = 0) -> Piece {
      var copy = self
      copy.run.origin.x += x
      copy.run.origin.y += y
      return copy
    }

    var item: DisplayItem { .glyphs(run, paint) }
  }

  private let old: [Piece]
  private let new: [Piece]
  /// How many glyphs at the beginning and at the end are the same.
  private let shared: (first: Int, last: Int)

  /// How far glyphs roll, in font sizes; guessed (C in facts/animation.md §6).
  private static let distance: CGFloat = 0.5

  /// `nil` if something else than glyphs is drawn.
  ///
  /// - Parameter origin: what places of `old` are counted from.
  init?(from old: [DisplayItem], to new: [DisplayItem], origin: CGPoint) {
    guard let before = Self.pieces(old), let after = Self.pieces(new) else { return nil }
    self.old = before.map { $0.moved(x: origin.x, y: origin.y) }
    self.new = after
    let most = min(before.count, after.count)
    var (first, last) = (0, 0)
    while first < most, before[first].isSame(as: after[first]) { first += 1 }
    while last < most - first,
      before[before.count - 1 - last].isSame(as: after[after.count - 1 - last])
    { last += 1 }
    shared = (first, last)
  }

  private static func pieces(_ items: [DisplayItem]) -> [Piece]? {
    var result: [Piece] = []
    for item in items {
      guard case .glyphs(let run, let paint) = item else { return nil }
      for glyph in run.glyphs {
        var single = run
        single.glyphs = [glyph]
        result.append(Piece(run: single, paint: paint))
      }
    }
    return result
  }

  /// What shows when `share` of the way is done.
  func items(at share: Double, down: Bool) -> [DisplayItem] {
    var result: [DisplayItem] = []
    for index in new.indices where index < shared.first || index >= new.count - shared.last {
      let start = old[index < shared.first ? index : index - new.count + old.count].place
      let end = new[index].place
      let rest = CGFloat(1 - share)
      result.append(
        new[index].moved(x: (start.x - end.x) * rest, y: (start.y - end.y) * rest).item)
    }
    func roll(_ pieces: ArraySlice<Piece>, by share: Double, opacity: Double) {
      guard !pieces.isEmpty else { return }
      let way = CGFloat(down ? -share : share) * Self.distance
      let moved = pieces.map { $0.moved(y: way * $0.run.size).item }
      result.append(.group(.opacity(opacity), moved))
    }
    roll(old[shared.first..<(old.count - shared.last)], by: -share, opacity: 1 - share)
    roll(new[shared.first..<(new.count - shared.last)], by: 1 - share, opacity: share)
    return result
  }
}

import HangaDrawing

/// How deep groups may lie in one another: drawing them takes a call, and often a surface, each.
package enum NestingLimit {
  package static let depth = 400

  package struct Exceeded: Error, CustomStringConvertible {
    package var description: String {
      "Effects lie more than \(NestingLimit.depth) deep in one another and cannot be drawn. "
        + "Apply opacity, clips and transforms to fewer levels."
    }
  }

  /// Looks level by level, without calls in one another.
  static func check(_ items: [DisplayItem]) throws {
    var level = items
    var depth = 0
    while !level.isEmpty {
      var next: [DisplayItem] = []
      for case .group(let effect, let children) in level {
        next += children
        if case .mask(let mask) = effect { next += mask }
      }
      level = next
      depth += 1
      if depth > Self.depth { throw Exceeded() }
    }
  }
}

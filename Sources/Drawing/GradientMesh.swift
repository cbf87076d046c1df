import Foundation
import HangaGeometry

/// Colours at the crossings of a grid whose lines are curves. Points are in the item's space.
package struct GradientMesh: Hashable, Sendable {
  /// A crossing, with the speeds by which the lines arrive and leave, in points a patch.
  package struct Vertex: Hashable, Sendable {
    package var point: CGPoint
    package var color: ResolvedColor
    /// To the right, before and behind the crossing.
    package var across: (before: CGVector, behind: CGVector)
    /// Downwards, likewise.
    package var down: (before: CGVector, behind: CGVector)

    package init(
      point: CGPoint, color: ResolvedColor, across: (before: CGVector, behind: CGVector),
      down: (before: CGVector, behind: CGVector)
    ) {
      (self.point, self.color, self.across, self.down) = (point, color, across, down)
    }

    package static func == (a: Vertex, b: Vertex) -> Bool {
      a.point == b.point && a.color == b.color && a.across == b.across && a.down == b.down
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(point)
      hasher.combine(color)
    }
  }

  /// How many vertices a row has.
  package var columns: Int
  /// Row by row; a whole number of rows.
  package var vertices: [Vertex]
  /// What shows outside the patches.
  package var background: ResolvedColor
  /// Whether colours go on through a vertex as they came, or turn there.
  package var smoothsColors: Bool

  package init(
    columns: Int, vertices: [Vertex], background: ResolvedColor, smoothsColors: Bool
  ) {
    precondition(columns > 0 && vertices.count % columns == 0, "A mesh has whole rows.")
    (self.columns, self.vertices) = (columns, vertices)
    (self.background, self.smoothsColors) = (background, smoothsColors)
  }

  package var rows: Int { vertices.count / columns }

  /// The same mesh with other colours.
  package func mapColors(_ change: (ResolvedColor) -> ResolvedColor) -> GradientMesh {
    var copy = self
    for index in copy.vertices.indices {
      copy.vertices[index].color = change(copy.vertices[index].color)
    }
    copy.background = change(background)
    return copy
  }
}

import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// A modifier that draws a view in perspective; the place in layout stays.
nonisolated package protocol ProjectingEffect: DrawingEffectModifier {
  /// The map of the view's own space.
  func projection(size: CGSize, in environment: EnvironmentValues) -> ProjectionTransform
}

extension ProjectingEffect {
  package func apply(to items: [DisplayItem], in context: EffectContext) -> [DisplayItem] {
    let frame = context.frame
    let own = projection(size: frame.size, in: context.environment)
    guard !own.isIdentity else { return items }
    let there = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
    let back = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    let scene = ProjectionTransform(there).concatenating(own)
      .concatenating(ProjectionTransform(back))
    return scene.effect.applied(to: items)
  }

  package func transform(size: CGSize, in environment: EnvironmentValues) -> CGAffineTransform {
    projection(size: size, in: environment).affine
  }
}

/// Draws a view by a given perspective map.
nonisolated struct ProjectionEffect: ProjectingEffect, Equatable {
  var matrix: ProjectionTransform
  func projection(size: CGSize, in environment: EnvironmentValues) -> ProjectionTransform { matrix }
  var listedName: String? { ".projectionEffect" }
}

extension View {
  /// Draws this view mapped by `transform` in its own space.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(matrix: transform))
  }
}

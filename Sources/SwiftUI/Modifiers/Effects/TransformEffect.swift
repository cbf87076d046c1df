import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// A modifier that maps a view's space when it is drawn; the place in layout stays.
nonisolated package protocol TransformingEffect: DrawingEffectModifier {}

extension TransformingEffect {
  package func apply(to items: [DisplayItem], in context: EffectContext) -> [DisplayItem] {
    let frame = context.frame
    let own = transform(size: frame.size, in: context.environment)
    guard !own.isIdentity else { return items }
    let there = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
    let back = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    return GroupEffect.transform(there.concatenating(own).concatenating(back)).applied(to: items)
  }
}

/// Maps a view's space by a given transform.
nonisolated struct TransformEffect: TransformingEffect, Equatable {
  var matrix: CGAffineTransform
  func transform(size: CGSize, in environment: EnvironmentValues) -> CGAffineTransform { matrix }
  var listedName: String? { ".transformEffect" }
}

extension View {
  /// Draws this view mapped by `transform` in its own space.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformEffect(matrix: transform))
  }
}

import Foundation
import HangaDrawing
import HangaMotion

/// A leaf's colours on their way to what they were set to.
final class ColorMotion: RunningMotion {
  private var animator: Animator<ColorVector>
  private let name: String

  init(_ colors: [ResolvedColor], name: String) {
    animator = Animator(ColorVector(colors))
    self.name = name
  }

  func retarget(to colors: [ResolvedColor], _ transaction: Transaction?, _ graph: ViewGraph) {
    let vector = ColorVector(colors)
    if vector.components.count != animator.target.components.count { animator = Animator(vector) }
    let fork = animator.retarget(
      to: vector, animation: transaction?.animation, at: graph.clock.time)
    if let fork, let transaction { graph.motion.wait(for: fork, of: transaction) }
  }

  /// `items` in the colours shown at `time`.
  func present(_ items: [DisplayItem], at time: Double) -> [DisplayItem] {
    guard !animator.isFinished(at: time) else { return items }
    return ItemColors.items(items, with: animator.value(at: time).colors)
  }

  func isFinished(at time: Double) -> Bool { animator.isFinished(at: time) }
  func advance(to time: Double) { animator.advance(to: time) }
  var motionDescription: String {
    "the colour of \(name)" + (animator.animation.map { " by \($0)" } ?? "")
  }
}

import Foundation
import HangaDrawing
import HangaGeometry
import HangaMotion

/// How a text or picture gives way to another in the same view.
package enum ContentChange: Hashable, Sendable {
  /// At once; colours and the frame go over.
  case none
  /// Both are seen through each other for a while.
  case fade
  /// Glyphs that differ roll up, or down, and fade; the others go to their new places.
  case roll(down: Bool)
  /// Likewise, down where the value has become smaller.
  case rollTo(Double)

  /// What a change from `old` to this is.
  func resolved(from old: ContentChange) -> ContentChange {
    guard case .rollTo(let value) = self else { return self }
    guard case .rollTo(let before) = old else { return .roll(down: false) }
    return .roll(down: value < before)
  }
}

package enum ContentChangeKey: EnvironmentKey {
  package static let defaultValue = ContentChange.none
}

/// A leaf's content on its way from what it was to what it is.
final class ContentMotion: RunningMotion {
  private var progress = Animator(AnimatableUnit.scale)
  private var change = ContentChange.none
  /// What was there, drawn at the leaf's own origin.
  private var before: [DisplayItem] = []
  private let name: String

  init(name: String) { self.name = name }

  /// Starts over from `items`, which show now.
  func begin(
    from items: [DisplayItem], _ change: ContentChange, _ transaction: Transaction,
    _ graph: ViewGraph
  ) {
    (before, self.change) = (items, change)
    progress = Animator(0)
    let fork = progress.retarget(
      to: AnimatableUnit.scale, animation: transaction.animation, at: graph.clock.time)
    if let fork { graph.motion.wait(for: fork, of: transaction) }
  }

  /// What shows at `time`, where `items` are what is there in the end.
  func present(_ items: [DisplayItem], at origin: CGPoint, _ time: Double) -> [DisplayItem] {
    guard !isFinished(at: time) else { return items }
    let share = min(max(progress.value(at: time) / AnimatableUnit.scale, 0), 1)
    let place = CGAffineTransform(translationX: origin.x, y: origin.y)
    let old = DisplayItem.group(.transform(place), before)
    if case .roll(let down) = change,
      let rolling = RollingGlyphs(from: before, to: items, origin: origin)
    {
      return rolling.items(at: share, down: down)
    }
    return [.group(.opacity(1 - share), [old]), .group(.opacity(share), items)]
  }

  func isFinished(at time: Double) -> Bool { progress.isFinished(at: time) }
  func advance(to time: Double) {
    progress.advance(to: time)
    if isFinished(at: time) { before = [] }
  }
  var motionDescription: String {
    "the content of \(name)" + (progress.animation.map { " by \($0)" } ?? "")
  }
}

import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// How much of a view shows in the scroll view around it.
nonisolated enum ScrollVisibility {
  /// Whether as much as `threshold` of a view's area shows, 0…1; of a view without an area, any of
  /// it. Outside of scroll views all of it does.
  static func isReached(_ proxy: GeometryProxy, _ threshold: Double) -> Bool {
    guard let window = proxy.bounds(of: .scrollView) else { return true }
    return isReached(CGRect(origin: .zero, size: proxy.size), in: window, threshold)
  }

  static func isReached(_ frame: CGRect, in window: CGRect, _ threshold: Double) -> Bool {
    let shown = frame.intersection(window)
    guard !shown.isNull else { return false }
    let area = frame.width * frame.height
    return area > 0 ? shown.width * shown.height >= area * threshold : true
  }
}

/// Tells which of a scroll view's targets show.
nonisolated struct TargetVisibilityModifier: PrimitiveModifier {
  let threshold: Double
  /// Run on the main actor only.
  let action: ([AnyHashable]) -> Void

  nonisolated static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    TargetVisibilityNode(view, in: inputs)
  }
}

final class TargetVisibilityNode<Content: View>: PassThroughNode<
  Content, TargetVisibilityModifier
>, ScrollFollower
{
  private var known: [AnyHashable]?

  func scrollDidMove(_ scroll: ScrollElement) {
    let shown = scroll.idsOfTargets(showing: modifier.threshold)
    guard shown != known else { return }
    known = shown
    modifier.action(shown)
  }
}

extension View {
  /// Runs `action` when as much of the view as `threshold` comes into what the scroll view around it
  /// shows, or goes out of it; also at first, if it shows.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
  ) -> some View {
    modifier(
      GeometryWatching(
        layer: GeometryWatch(
          transform: { ScrollVisibility.isReached($0, threshold) },
          action: { old, new in if old != new || new { action(new) } })))
  }

  /// Runs `action` with the ids of the views of a `scrollTargetLayout()` that show, in their order,
  /// when these change.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(
      TargetVisibilityModifier(threshold: threshold) { action($0.compactMap { $0.base as? ID }) })
  }
}

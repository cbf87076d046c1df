import HangaRuntime

/// What moves a scroll view.
nonisolated public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger rests on it that may come to scroll it.
  case tracking
  /// A finger.
  case interacting
  /// Its own weight, after it has been let go.
  case decelerating
  /// An animation on the way to a place it has been sent to.
  case animating

  /// Whether anything moves it.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// What is known of a scroll view when its phase changes.
nonisolated public struct ScrollPhaseChangeContext {
  /// Where it is scrolled to.
  public let geometry: ScrollGeometry
  /// The content's speed in points a second; `nil` while a finger or nothing moves it.
  public let velocity: CGVector?
}

nonisolated struct ScrollPhaseModifier: PrimitiveModifier {
  /// Run on the main actor only.
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  nonisolated static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    ScrollPhaseNode(view, in: inputs)
  }
}

final class ScrollPhaseNode<Content: View>: PassThroughNode<Content, ScrollPhaseModifier>,
  ScrollFollower
{
  func scrollPhaseDidChange(_ scroll: ScrollElement, from old: ScrollPhase, to new: ScrollPhase) {
    let context = ScrollPhaseChangeContext(
      geometry: scroll.geometry, velocity: new == .decelerating ? scroll.velocity : nil)
    graph.enqueue(
      for: self, UserAction.onMain { [weak self] in self?.modifier.action(old, new, context) })
  }
}

extension View {
  /// Runs `action` when something else moves a scroll view inside than before.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// The same with what is known of the scroll view.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}

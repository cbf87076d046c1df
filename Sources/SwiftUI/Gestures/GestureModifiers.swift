import Foundation
import HangaGeometry
import HangaRuntime

/// Looks for a gesture on the view.
nonisolated public struct GestureModifier<G: Gesture>: PrimitiveModifier {
  enum Precedence { case normal, high, simultaneous }
  let gesture: G
  let mask: GestureMask
  let precedence: Precedence

  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    GestureNode(view, in: inputs)
  }
}

extension View {
  /// Adds a gesture that gives way to those of the views inside.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    modifier(GestureModifier(gesture: gesture, mask: mask, precedence: .normal))
  }
  /// Adds a gesture that goes before those of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, precedence: .high))
  }
  /// Adds a gesture beside those of the views inside.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, precedence: .simultaneous))
  }
  /// Runs `action` when the view is tapped `count` times.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  {
    let ended = _EndedGesture(content: TapGesture(count: count)) { action() }
    return modifier(GestureModifier(gesture: ended, mask: .all, precedence: .normal))
  }
  /// Runs `action` with the place when the view is tapped `count` times.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    let tap = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
    let ended = _EndedGesture(content: tap) { action($0.location) }
    return modifier(GestureModifier(gesture: ended, mask: .all, precedence: .normal))
  }
  /// Runs `action` when the view is pressed for `minimumDuration` seconds.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    let pressing = _PressingGesture(content: press) { onPressingChanged?($0) }
    let ended = _EndedGesture(content: pressing) { _ in action() }
    return modifier(GestureModifier(gesture: ended, mask: .all, precedence: .normal))
  }
}

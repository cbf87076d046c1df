import Foundation
import HangaRuntime

/// What readers can ask of a view. Nobody reads here: the names show in dumps, the closures are
/// never run.
extension View {
  /// What a reader's gesture does.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    accessible { $0.actions = [actionKind.name] }
  }
  /// An action in the reader's list.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> some View
  { accessible { $0.actions = [name] } }
  /// An action in the reader's list.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(nameKey), handler) }
  /// An action in the reader's list, named as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(name), handler) }
  /// An action with a label of any kind.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let name = ControlLabel(label()).name
    return accessible { $0.actions = name.map { [$0] } ?? [] }
  }
  /// Actions made of buttons.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  { self }

  /// What a swipe up or down does to the value.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessible { $0.actions = [Text(verbatim: "adjust")] }
  }
  /// What scrolling with three fingers does.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
    -> some View
  { accessible { $0.actions = [Text(verbatim: "scroll")] } }
  /// What a reader's zoom does.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    accessible { $0.actions = [Text(verbatim: "zoom")] }
  }

  /// Where a reader's tap touches the view.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    self
  }
  /// Where a reader's tap touches the view.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    self
  }
}

/// A reader's zoom.
nonisolated public struct AccessibilityZoomGestureAction: Sendable {
  /// In or out.
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  /// In or out.
  public let direction: Direction
  /// Where, in the view's unit square.
  public let location: UnitPoint
  /// Where, in points.
  public let point: CGPoint
}

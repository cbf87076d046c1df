import HangaMotion
import HangaRuntime

/// Goes through phases, each reached by an animation (facts/animation.md §7).
///
/// Without a trigger it starts at once and never ends; with one it goes through all phases and back
/// to the first whenever the trigger changes.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  let phases: [Phase]
  let trigger: RunTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    (self.content, self.animation) = (content, animation)
  }

  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = RunTrigger(value: trigger)
    (self.content, self.animation) = (content, animation)
  }

  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    PhaseNode(view, in: inputs)
  }
}

extension PhaseAnimator: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension View {
  /// Shows this view in one phase after the other, for ever.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }

  /// Shows this view in one phase after the other whenever `trigger` changes.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) },
      animation: animation)
  }
}

import HangaMotion
import HangaRuntime

/// How a view looks on its way in and out.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  /// The view in `phase`; `content` stands for the view that comes or goes.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase)
    -> Body
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Both transitions at once.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// This transition carried by an animation of its own.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// What is known of a transition.
public struct TransitionProperties: Sendable {
  /// Whether it moves the view, so that it is replaced where less motion is asked for.
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Stands for the view that comes or goes, or that is changed.
nonisolated public struct PlaceholderContentView<Value>: View {
  let content: AnyView
  init(content: AnyView) { self.content = content }
  init(_ view: some View) { content = AnyView(view) }
  public var body: some View { content }
}

/// A transition that has an animation of its own.
nonisolated protocol SelfAnimated {
  var ownAnimation: Animation? { get }
}

/// Both of two transitions.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition,
  SelfAnimated
{
  let first: First
  let second: Second
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(PhasedModifier(transition: first, phase: phase))
      .modifier(PhasedModifier(transition: second, phase: phase))
  }
  var ownAnimation: Animation? {
    (first as? any SelfAnimated)?.ownAnimation ?? (second as? any SelfAnimated)?.ownAnimation
  }
}

/// A transition with an animation of its own.
nonisolated struct AnimatedTransition<Base: Transition>: Transition, SelfAnimated {
  let base: Base
  let animation: Animation?
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(PhasedModifier(transition: base, phase: phase))
  }
  var ownAnimation: Animation? { animation }
}

/// One transition on the way in and another on the way out.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition,
  SelfAnimated
{
  public var insertion: Insertion
  public var removal: Removal
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(
        PhasedModifier(
          transition: insertion, phase: phase == .willAppear ? .willAppear : .identity)
      )
      .modifier(
        PhasedModifier(
          transition: removal, phase: phase == .didDisappear ? .didDisappear : .identity))
  }
  var ownAnimation: Animation? {
    (insertion as? any SelfAnimated)?.ownAnimation ?? (removal as? any SelfAnimated)?.ownAnimation
  }
}

/// A view as a transition makes it look in a phase.
nonisolated struct PhasedModifier<T: Transition>: ViewModifier {
  let transition: T
  let phase: TransitionPhase
  @MainActor func body(content: Content) -> some View {
    transition.body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }
}

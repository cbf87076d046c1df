import Foundation
import HangaGeometry
import HangaMotion
import HangaRuntime

/// A transition whose type is hidden.
nonisolated public struct AnyTransition {
  /// Made and used on the main actor.
  let base: any Transition
  public init<T: Transition>(_ transition: T) { base = transition }

  nonisolated(unsafe) public static let identity = AnyTransition(IdentityTransition())
  nonisolated(unsafe) public static let opacity = AnyTransition(OpacityTransition())
  nonisolated(unsafe) public static let slide = AnyTransition(SlideTransition())
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    func first<T: Transition>(_ insertion: T) -> AnyTransition {
      func second<U: Transition>(_ removal: U) -> AnyTransition {
        AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
      }
      return second(removal.base)
    }
    return first(insertion.base)
  }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    func first<T: Transition>(_ a: T) -> AnyTransition {
      func second<U: Transition>(_ b: U) -> AnyTransition {
        AnyTransition(CombinedTransition(first: a, second: b))
      }
      return second(other.base)
    }
    return first(base)
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    func wrap<T: Transition>(_ base: T) -> AnyTransition {
      AnyTransition(AnimatedTransition(base: base, animation: animation))
    }
    return wrap(base)
  }
}

/// One modifier on the way in and out, another in place.
nonisolated struct ModifierTransition<Effect: ViewModifier>: Transition {
  let active: Effect
  let identity: Effect
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(0) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}

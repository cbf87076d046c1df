import Foundation
import HangaGeometry
import HangaRuntime

/// A modifier of the user's that maps how a view is drawn, and nothing of its layout.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The map of the view's own space, for a view of `size`.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is applied by the runtime and has no body")
  }

  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    ForwardingNode(view, in: inputs) {
      ModifiedContent(
        content: $0.content, modifier: GeometryEffectModifier(effect: $0.modifier))
    }
  }

  /// The same effect, left out when positions of what is inside are asked for.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

/// Runs a user's effect.
nonisolated struct GeometryEffectModifier<Effect: GeometryEffect>: ProjectingEffect, Animatable {
  var effect: Effect
  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  func projection(size: CGSize, in environment: EnvironmentValues) -> ProjectionTransform {
    Reentry.untracked { effect.effectValue(size: size) }
  }

  func transform(size: CGSize, in environment: EnvironmentValues) -> CGAffineTransform {
    Effect.self is any IgnoredByLayout.Type
      ? .identity : projection(size: size, in: environment).affine
  }
  var listedName: String? { TypeNames.short(of: Effect.self) }
}

/// Marks effects that positions do not count.
nonisolated protocol IgnoredByLayout {}

/// An effect that is only drawn: positions are answered as if it were not there.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect,
  IgnoredByLayout
{
  /// The effect that is left out of layout.
  public var base: Base
  /// `base`, drawn only.
  public init(base: Base) { self.base = base }
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

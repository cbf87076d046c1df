import Foundation
import HangaGeometry
import HangaRuntime

/// Nothing happens on the way in and out.
nonisolated public struct IdentityTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From and to transparent.
nonisolated public struct OpacityTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// From and to a smaller or larger size.
nonisolated public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    // A size of nothing has no way back: facts/animation.md §6 names this floor.
    content.scaleEffect(phase.isIdentity ? 1 : max(scale, 1e-5), anchor: anchor)
  }
}

/// From and to another place.
nonisolated public struct OffsetTransition: Transition {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(OwnSizeOffset(points: phase.isIdentity ? .zero : offset))
  }
}

/// From and to beyond an edge, by the view's own length.
nonisolated public struct MoveTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(OwnSizeOffset(shares: phase.isIdentity ? .zero : edge.outward))
  }
}

/// In from the leading side, out to the trailing side.
nonisolated public struct SlideTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(OwnSizeOffset(shares: CGSize(width: phase.value, height: 0)))
  }
}

/// In from an edge, out to the opposite one, fading.
nonisolated public struct PushTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let sign = -phase.value
    let outward = edge.outward
    return
      content
      .modifier(
        OwnSizeOffset(shares: CGSize(width: outward.width * sign, height: outward.height * sign)))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Blurred, scaled and faded.
nonisolated public struct BlurReplaceTransition: Transition {
  public enum Configuration: Hashable, Sendable { case downUp, upUp }
  public var configuration: Configuration
  public init(configuration: Configuration) { self.configuration = configuration }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(scale(phase))
      .blur(radius: phase.isIdentity ? 0 : Self.blurRadius)
      .opacity(phase.isIdentity ? 1 : 0)
  }

  /// Sizes and blur: facts/animation.md §6.
  private func scale(_ phase: TransitionPhase) -> CGFloat {
    switch phase {
    case .identity: 1
    case .willAppear: 0.9
    case .didDisappear: configuration == .upUp ? 1.1 : 0.9
    }
  }
  private static let blurRadius: CGFloat = 7
}

extension Edge {
  /// One length of the view beyond this edge, as shares of its width and height.
  nonisolated var outward: CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: -1, height: 0)
    case .trailing: CGSize(width: 1, height: 0)
    }
  }
}

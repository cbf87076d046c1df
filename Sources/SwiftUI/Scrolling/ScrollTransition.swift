import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaMotion
import HangaRuntime

/// How far a view has come into what a scroll view shows.
nonisolated public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes in at the top or leading edge.
  case topLeading
  /// It is in sight.
  case identity
  /// It comes in at the bottom or trailing edge.
  case bottomTrailing

  /// Whether it is in sight.
  public var isIdentity: Bool { self == .identity }
  /// -1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view follows its way through a scroll view.
nonisolated public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view must show for it to count as in sight.
  public struct Threshold: Hashable, Sendable {
    /// The share of the view; more than all of it for the middle.
    let share: Double
    /// Any of it.
    public static let hidden = Threshold(share: 0)
    /// All of it.
    public static let visible = Threshold(share: 1)
    /// A share of it, 0…1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(share: amount) }
  }

  let isInteractive: Bool
  var limit = Threshold.visible(0.5)

  /// It follows the finger.
  public static let interactive = Self(isInteractive: true, limit: .visible)
  /// The same; the way between is even whatever the curve.
  public static func interactive(timingCurve: UnitCurve) -> Self { .interactive }
  /// It changes when enough of it shows.
  public static let animated = Self(isInteractive: false)
  /// It changes when enough of it shows.
  public static func animated(_ animation: Animation) -> Self { .animated }
  /// It is always in sight.
  public static let identity = Self(isInteractive: false, limit: .visible(-1))

  /// The same with another limit.
  public func threshold(_ threshold: Threshold) -> Self {
    var copy = self
    copy.limit = threshold
    return copy
  }

  /// The phase that a view is on the way to, and how far, 0…1.
  func phase(
    from start: CGFloat, length: CGFloat, in room: CGFloat
  ) -> (phase: ScrollTransitionPhase, amount: Double) {
    guard length > 0, limit.share >= 0 else { return (.identity, 0) }
    let (before, after) = (max(-start, 0), max(start + length - room, 0))
    let phase: ScrollTransitionPhase = before >= after ? .topLeading : .bottomTrailing
    let shown = 1 - min(Double(max(before, after) / length), 1)
    guard isInteractive else {
      return shown < limit.share || shown <= 0 ? (phase, 1) : (.identity, 0)
    }
    guard limit.share > 0 else { return shown > 0 ? (.identity, 0) : (phase, 1) }
    let amount = max(1 - shown / limit.share, 0)
    return amount > 0 ? (phase, amount) : (.identity, 0)
  }
}

/// Changes how a view is drawn by its place in the scroll view around it.
nonisolated struct ScrollTransitionModifier<Effect: VisualEffect>: DrawingEffectModifier {
  let before: ScrollTransitionConfiguration
  let after: ScrollTransitionConfiguration
  /// `nil` takes the scroll view's own.
  let axis: Axis?
  let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

  func apply(to items: [DisplayItem], in context: EffectContext) -> [DisplayItem] {
    let proxy = GeometryProxy(node: context.element)
    let (phase, amount) = place(
      proxy, isRightToLeft: context.environment.layoutDirection == .rightToLeft)
    let steps = Reentry.untracked {
      () -> [any DrawingEffectModifier] in
      let rest = transition(EmptyVisualEffect(), .identity)._steps.effects
      guard amount > 0 else { return rest }
      let away = transition(EmptyVisualEffect(), phase)._steps.effects
      guard amount < 1, rest.count == away.count else { return away }
      return zip(rest, away).map { Self.mixed($0, $1, amount) }
    }
    return steps.reduce(items) { $1.apply(to: $0, in: context) }
  }

  private func place(_ proxy: GeometryProxy, isRightToLeft: Bool) -> (
    phase: ScrollTransitionPhase, amount: Double
  ) {
    guard let room = proxy.bounds(of: .scrollView)?.size else { return (.identity, 0) }
    let frame = proxy.frame(in: .scrollView)
    let isVertical: Bool
    switch axis {
    case .vertical: isVertical = true
    case .horizontal: isVertical = false
    case nil:
      // The axis along which it is out of sight; a scroll view of one axis has no other.
      isVertical = frame.minX >= 0 && frame.maxX <= room.width
    }
    // Along a row the start is where reading begins.
    let lead = isRightToLeft ? room.width - frame.maxX : frame.minX
    let (start, length, size) =
      isVertical ? (frame.minY, frame.height, room.height) : (lead, frame.width, room.width)
    let side = start < 0 ? before : after
    return side.phase(from: start, length: length, in: size)
  }

  /// An effect on the way from one to the other.
  private static func mixed(
    _ first: any DrawingEffectModifier, _ second: any DrawingEffectModifier,
    _ amount: Double
  ) -> any DrawingEffectModifier {
    guard let moving = first as? any DrawingEffectModifier & Animatable else {
      return second
    }
    return between(moving, second, amount)
  }

  private static func between<E: DrawingEffectModifier & Animatable>(
    _ first: E, _ second: any DrawingEffectModifier, _ amount: Double
  ) -> any DrawingEffectModifier {
    guard let second = second as? E else { return second }
    var result = first
    var way = second.animatableData
    way -= first.animatableData
    way.scale(by: amount)
    result.animatableData += way
    return result
  }
}

extension View {
  /// Changes how the view is drawn as it comes into the scroll view around it and leaves it.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis,
      transition: transition)
  }

  /// The same with a way of its own at either end.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        before: topLeading, after: bottomTrailing, axis: axis, transition: transition))
  }
}

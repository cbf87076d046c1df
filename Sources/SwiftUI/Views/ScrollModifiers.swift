import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

private enum ContentMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
private enum IndicatorMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
private enum DefaultAnchorKey: EnvironmentKey { static let defaultValue: UnitPoint? = nil }
private enum ClipDisabledKey: EnvironmentKey { static let defaultValue = false }
private enum ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum IndicatorsKey: EnvironmentKey {
  static let defaultValue = IndicatorVisibilities()
}
private enum BounceKey: EnvironmentKey { static let defaultValue = BounceBehaviors() }

/// Whether scroll indicators show, by the axis they run along.
struct IndicatorVisibilities: Sendable {
  var horizontal = ScrollIndicatorVisibility.automatic
  var vertical = ScrollIndicatorVisibility.automatic
}

/// Whether content that fits bounces, by axis.
struct BounceBehaviors: Sendable {
  var horizontal = ScrollBounceBehavior.automatic
  var vertical = ScrollBounceBehavior.automatic
}

/// Whether the marks at a scroll view's edges show while it moves; at rest they never do.
nonisolated public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }
  private let kind: Kind
  var isHidden: Bool { kind == .hidden || kind == .never }
  /// As the system decides.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// Shown where the system can show them.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// Hidden unless something needs them.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(kind: .never)
}

/// Whether a scroll view bounces at the ends of its content.
nonisolated public struct ScrollBounceBehavior: Equatable, Sendable {
  private enum Kind { case automatic, always, basedOnSize }
  private let kind: Kind
  /// As the system decides.
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  /// Even where everything fits.
  public static let always = ScrollBounceBehavior(kind: .always)
  /// Only where there is more than fits.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// What margins are added to.
nonisolated public struct ContentMarginPlacement: Equatable, Sendable {
  enum Kind { case automatic, scrollContent, scrollIndicators }
  let kind: Kind
  /// Where the system sees fit.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  /// Only around the content.
  public static let scrollContent = ContentMarginPlacement(kind: .scrollContent)
  /// Only around the indicators.
  public static let scrollIndicators = ContentMarginPlacement(kind: .scrollIndicators)
}

extension EnvironmentValues {
  var scrollContentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
  var scrollIndicatorMargins: EdgeInsets {
    get { self[IndicatorMarginsKey.self] }
    set { self[IndicatorMarginsKey.self] = newValue }
  }
  var defaultScrollAnchor: UnitPoint? {
    get { self[DefaultAnchorKey.self] }
    set { self[DefaultAnchorKey.self] = newValue }
  }
  package var isScrollClipDisabled: Bool {
    get { self[ClipDisabledKey.self] }
    set { self[ClipDisabledKey.self] = newValue }
  }
  /// Whether scroll views react to drags.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
  var indicatorVisibilities: IndicatorVisibilities {
    get { self[IndicatorsKey.self] }
    set { self[IndicatorsKey.self] = newValue }
  }
  /// Whether indicators for scrolling sideways show.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { indicatorVisibilities.horizontal }
    set { indicatorVisibilities.horizontal = newValue }
  }
  /// Whether indicators for scrolling up and down show.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { indicatorVisibilities.vertical }
    set { indicatorVisibilities.vertical = newValue }
  }
  var bounceBehaviors: BounceBehaviors {
    get { self[BounceKey.self] }
    set { self[BounceKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the indicators of the scroll views inside.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.indicatorVisibilities) {
      if axes.contains(.horizontal) { $0.horizontal = visibility }
      if axes.contains(.vertical) { $0.vertical = visibility }
    }
  }

  /// Keeps the scroll views inside from reacting to drags.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
  }

  /// Lets the scroll views inside draw beyond their bounds.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  /// Says when the scroll views inside bounce.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.bounceBehaviors) {
      if axes.contains(.horizontal) { $0.horizontal = behavior }
      if axes.contains(.vertical) { $0.vertical = behavior }
    }
  }

  /// The point at which content and window meet before anything is scrolled.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.defaultScrollAnchor, anchor)
  }

  /// The point at which content and window meet in one role. Where scrolling starts is the one that
  /// is told apart; short content is aligned, and offsets kept, as they are without it.
  @ViewBuilder nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    if role == .initialOffset { defaultScrollAnchor(anchor) } else { self }
  }

  /// Adds space around the content of the scroll views inside; `nil` is the default of 16 points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let insets = EdgeInsets(length ?? LayoutConstants.defaultPadding, edges: edges)
    return contentMargins(edges, insets, for: placement)
  }

  /// Adds a margin of `length` points at `edges` of what scrolls; `nil` keeps what is.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Adds a margin of `length` points on every side.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    func set(_ margins: inout EdgeInsets) {
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
    return transformEnvironment(\.scrollContentMargins) {
      if placement != .scrollIndicators { set(&$0) }
    }
    .transformEnvironment(\.scrollIndicatorMargins) { if placement != .scrollContent { set(&$0) } }
  }
}

/// What an anchor of a scroll view is for.
nonisolated public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  /// Where scrolling starts.
  public static let initialOffset = Self(name: "initialOffset")
  /// What stays where it is when lengths change.
  public static let sizeChanges = Self(name: "sizeChanges")
  /// Where content lies that is shorter than the window.
  public static let alignment = Self(name: "alignment")
}

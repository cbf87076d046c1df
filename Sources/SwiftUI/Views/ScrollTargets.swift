import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// Where a scroll view comes to rest after a drag.
nonisolated public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where content that is let go comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// Where content comes to rest along one axis, or `nil` to leave that to its speed. The runtime
  /// calls it.
  func _target(_ release: ScrollRelease) -> Double?
}

extension ScrollTargetBehavior {
  /// Asks `updateTarget`, along one axis.
  public func _target(_ release: ScrollRelease) -> Double? {
    let coasted = release.coasted
    var target = ScrollTarget(rect: release.rect(at: coasted))
    updateTarget(&target, context: ScrollTargetBehaviorContext(release))
    let place = release.axis == .vertical ? target.rect.minY : target.rect.minX
    return Double(place) == coasted ? nil : Double(place)
  }
}

/// Where a scroll view is about to come to rest.
nonisolated public struct ScrollTarget: Hashable, Sendable {
  /// What will show, from the content's start.
  public var rect: CGRect
  public var anchor: UnitPoint?
}

/// What a behaviour may know of a scroll view that was let go.
nonisolated public struct ScrollTargetBehaviorContext {
  /// Where it would come to rest by itself.
  public let originalTarget: ScrollTarget
  /// The content's, in points a second.
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set

  init(_ release: ScrollRelease) {
    let isVertical = release.axis == .vertical
    originalTarget = ScrollTarget(rect: release.rect(at: release.coasted))
    velocity = CGVector(
      dx: isVertical ? 0 : release.velocity, dy: isVertical ? release.velocity : 0)
    (contentSize, containerSize) = (release.contentSize, release.windowSize)
    axes = isVertical ? .vertical : .horizontal
  }
}

/// A drag that ends, along one axis of a scroll view. Points from the content's start.
nonisolated public struct ScrollRelease {
  /// Where the drag began.
  let start: Double
  let place: Double
  /// Points a second.
  let velocity: Double
  /// The window's length.
  let window: Double
  let axis: Axis
  let windowSize: CGSize
  let contentSize: CGSize
  /// Where the views begin that count as targets.
  let edges: () -> [Double]

  /// Where the content comes to rest by its speed alone.
  var coasted: Double {
    let ahead = ScrollTrajectory.projection(velocity, rate: ScrollMetrics.normalRate)
    let length = Double(axis == .vertical ? contentSize.height : contentSize.width)
    return min(max(place + ahead, 0), max(length - window, 0))
  }

  /// What shows at a place.
  func rect(at place: Double) -> CGRect {
    CGRect(
      origin: axis == .vertical ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0),
      size: windowSize)
  }
}

/// Rests at whole windows.
nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(Axis.Set(axis)) {
      let window = context.containerSize[axis]
      guard window > 0 else { continue }
      target.rect.origin[axis] = (target.rect.origin[axis] / window).rounded() * window
    }
  }

  /// The window nearest to where the content would coast, at most one from where the drag began
  /// (facts/animation.md §9.1).
  public func _target(_ release: ScrollRelease) -> Double? {
    guard release.window > 0 else { return nil }
    let ahead = ScrollTrajectory.projection(release.velocity, rate: ScrollMetrics.fastRate)
    let page = ((release.place + ahead) / release.window).rounded()
    let first = (release.start / release.window).rounded()
    return min(max(page, first - 1), first + 1) * release.window
  }
}

/// Rests at the edges of views.
nonisolated public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views a single drag may pass.
  public struct LimitBehavior: Hashable, Sendable {
    /// `nil` is any number.
    let most: Int?
    /// One.
    public static let automatic = LimitBehavior(most: 1)
    /// One.
    public static let always = LimitBehavior(most: 1)
    /// A few.
    public static let alwaysByFew = LimitBehavior(most: few)
    /// One.
    public static let alwaysByOne = LimitBehavior(most: 1)
    /// As many as the content would coast past.
    public static let never = LimitBehavior(most: nil)

    /// What counts as a few; C.
    private static let few = 3
  }

  private let limit: LimitBehavior

  public init() { limit = .automatic }
  /// - Parameter limitBehavior: how many views a single drag may pass.
  public init(limitBehavior: LimitBehavior) { limit = limitBehavior }

  /// Another behaviour's target stays: which views there are is known to the scroll view alone.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

  /// The view nearest to where the content would coast, as far from where the drag began as the limit
  /// allows: at most one, if nothing else is said (facts/animation.md §9.1).
  public func _target(_ release: ScrollRelease) -> Double? {
    let edges = release.edges()
    func nearest(_ place: Double) -> Int? {
      edges.indices.min { abs(edges[$0] - place) < abs(edges[$1] - place) }
    }
    let ahead = ScrollTrajectory.projection(release.velocity, rate: ScrollMetrics.normalRate)
    guard let target = nearest(release.place + ahead), let first = nearest(release.start) else {
      return nil
    }
    guard let most = limit.most else { return edges[target] }
    return edges[min(max(target, first - most), first + most)]
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest where a target view begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  /// The same, past as many views as `limitBehavior` allows.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
    -> ViewAlignedScrollTargetBehavior
  {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

private enum TargetBehaviorKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

/// The name by which a scroll view finds the layout of its targets.
nonisolated struct ScrollTargetLayoutMark: Hashable {}

nonisolated struct ScrollTargetLayoutModifier: ElementMarking, Equatable {
  let isEnabled: Bool
  var spaceName: AnyHashable? { isEnabled ? AnyHashable(ScrollTargetLayoutMark()) : nil }
}

extension EnvironmentValues {
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[TargetBehaviorKey.self] }
    set { self[TargetBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Says where the scroll views inside come to rest after a drag. At rest it changes nothing.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, behavior)
  }

  /// Makes the views of a layout places at which a drag may come to rest.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

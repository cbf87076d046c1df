import Foundation

/// Frames from constraints, by carrying known edges along equalities.
///
/// Each axis of a view is an interval: two of its start, end, centre and length make the others.
/// What no equality fixes takes the view's intrinsic or fitting size, then its present frame.
/// Inequalities and priorities only bound lengths that are still free.
@MainActor
struct ConstraintSolver {
  /// Start, end, centre and length of a view on one axis, in the root's points, as far as known.
  private struct Interval {
    var start: CGFloat?
    var end: CGFloat?
    var centre: CGFloat?
    var length: CGFloat?

    /// Derives what two known values give.
    mutating func complete() {
      if length == nil, let start, let end { length = end - start }
      if length == nil, let start, let centre { length = (centre - start) * 2 }
      if length == nil, let end, let centre { length = (end - centre) * 2 }
      guard let length else { return }
      if start == nil { start = end.map { $0 - length } ?? centre.map { $0 - length / 2 } }
      guard let start else { return }
      if end == nil { end = start + length }
      if centre == nil { centre = start + length / 2 }
    }
  }

  private let root: UIView
  private var views: [ObjectIdentifier: UIView] = [:]
  private var order: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []
  private var x: [ObjectIdentifier: Interval] = [:]
  private var y: [ObjectIdentifier: Interval] = [:]

  /// Sets the frames of `root`'s direct and deeper subviews that take part in constraints.
  static func solve(in root: UIView) {
    var solver = ConstraintSolver(root)
    guard !solver.constraints.isEmpty else { return }
    solver.run()
  }

  private init(_ root: UIView) {
    self.root = root
    collect(root)
  }

  private mutating func collect(_ view: UIView) {
    views[ObjectIdentifier(view)] = view
    order.append(view)
    constraints += view.constraints
    for subview in view.subviews { collect(subview) }
  }

  private mutating func run() {
    let own = ObjectIdentifier(root)
    x[own] = Interval(start: 0, length: root.bounds.width)
    y[own] = Interval(start: 0, length: root.bounds.height)
    propagate()
    // What is still open takes a natural length, the outermost views first.
    for view in order where view !== root && !view.translatesAutoresizingMaskIntoConstraints {
      let key = ObjectIdentifier(view)
      if x[key]?.length == nil {
        x[key, default: Interval()].length = naturalSize(of: view).width
        propagate()
      }
      if y[key]?.length == nil {
        y[key, default: Interval()].length = naturalSize(of: view).height
        propagate()
      }
    }
    // Frames count from the superview.
    for view in order where view !== root && !view.translatesAutoresizingMaskIntoConstraints {
      guard let parent = view.superview else { continue }
      let (key, outer) = (ObjectIdentifier(view), ObjectIdentifier(parent))
      var frame = view.frame
      if let start = x[key]?.start { frame.origin.x = start - (x[outer]?.start ?? 0) }
      if let start = y[key]?.start { frame.origin.y = start - (y[outer]?.start ?? 0) }
      frame.size.width = x[key]?.length ?? frame.width
      frame.size.height = y[key]?.length ?? frame.height
      view.frame = frame
    }
  }

  private func naturalSize(of view: UIView) -> CGSize {
    let width = x[ObjectIdentifier(view)]?.length ?? root.bounds.width
    let intrinsic = view.intrinsicContentSize
    let fitting = view.sizeThatFits(CGSize(width: width, height: root.bounds.height))
    return CGSize(
      width: intrinsic.width >= 0 ? intrinsic.width : fitting.width,
      height: intrinsic.height >= 0 ? intrinsic.height : fitting.height)
  }

  /// Follows equalities until nothing new is known; each pass settles at least one value.
  private mutating func propagate() {
    for _ in 0...constraints.count {
      for key in views.keys {
        x[key]?.complete()
        y[key]?.complete()
      }
      var isNew = false
      for constraint in constraints where constraint.relation == .equal {
        if carry(constraint) { isNew = true }
      }
      if !isNew { return }
    }
  }

  private mutating func carry(_ constraint: NSLayoutConstraint) -> Bool {
    let (first, second) = (constraint.first, constraint.second)
    guard let second else {
      return value(first) == nil && set(first, constraint.constant)
    }
    if value(first) == nil, let known = value(second) {
      return set(first, known * constraint.multiplier + constraint.constant)
    }
    if value(second) == nil, constraint.multiplier != 0, let known = value(first) {
      return set(second, (known - constraint.constant) / constraint.multiplier)
    }
    return false
  }

  private func value(_ term: NSLayoutConstraint.Term) -> CGFloat? {
    guard let view = term.view else { return nil }
    let key = ObjectIdentifier(view)
    return switch term.attribute {
    case .left, .leading: x[key]?.start
    case .right, .trailing: x[key]?.end
    case .centerX: x[key]?.centre
    case .width: x[key]?.length
    case .top: y[key]?.start
    case .bottom: y[key]?.end
    case .centerY: y[key]?.centre
    case .height: y[key]?.length
    case .notAnAttribute: nil
    }
  }

  private mutating func set(_ term: NSLayoutConstraint.Term, _ value: CGFloat) -> Bool {
    guard let view = term.view, views[ObjectIdentifier(view)] != nil else { return false }
    let key = ObjectIdentifier(view)
    switch term.attribute {
    case .left, .leading: x[key, default: Interval()].start = value
    case .right, .trailing: x[key, default: Interval()].end = value
    case .centerX: x[key, default: Interval()].centre = value
    case .width: x[key, default: Interval()].length = value
    case .top: y[key, default: Interval()].start = value
    case .bottom: y[key, default: Interval()].end = value
    case .centerY: y[key, default: Interval()].centre = value
    case .height: y[key, default: Interval()].length = value
    case .notAnAttribute: return false
    }
    return true
  }
}

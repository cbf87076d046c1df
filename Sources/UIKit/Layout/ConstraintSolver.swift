import Foundation
import HangaGeometry

/// Frames from constraints, intrinsic sizes and stacks.
///
/// Each view and guide below the root is four numbers in the root's points. What a level of
/// priority asks for is never given up for lower ones.
@MainActor
package struct ConstraintSolver {
  /// The numbers of a view or guide.
  struct Box {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  /// `Σ factor · number + constant`.
  struct Expression {
    var terms: [(variable: Int, factor: Double)] = []
    var constant = 0.0
    static func - (a: Expression, b: Expression) -> Expression {
      Expression(
        terms: a.terms + b.terms.map { ($0.variable, -$0.factor) },
        constant: a.constant - b.constant)
    }
    func plus(_ value: CGFloat) -> Expression {
      Expression(terms: terms, constant: constant + Double(value))
    }
    func times(_ factor: CGFloat) -> Expression {
      Expression(
        terms: terms.map { ($0.variable, $0.factor * Double(factor)) },
        constant: constant * Double(factor))
    }
  }

  /// What is asked of an expression, which is compared with zero.
  private struct Wish {
    var expression: Expression
    var relation: LinearSolver.Relation
    var priority: Float
  }

  let root: UIView
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var boxes: [ObjectIdentifier: Box] = [:]
  private var boxCount = 0
  private var wishes: [Wish] = []
  /// Heights that texts take at the widths of an earlier solution.
  private var textHeights: [ObjectIdentifier: CGFloat] = [:]
  private let isMirrored: Bool

  /// How large the root is.
  enum RootSize {
    case fixed(CGSize)
    case fitting(CGSize, horizontal: Float, vertical: Float)
  }

  private init(_ root: UIView) {
    self.root = root
    isMirrored = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    collect(root)
    // Edges of scroll views that their contents name are those of a guide, made as it is named.
    for view in views { for constraint in view.constraints { _ = resolved(constraint) } }
    for view in views {
      for guide in view.usedGuides {
        guides.append(guide)
        makeBox(guide)
      }
    }
  }

  private mutating func collect(_ view: UIView) {
    views.append(view)
    makeBox(view)
    for subview in view.subviews { collect(subview) }
  }

  private mutating func makeBox(_ item: AnyObject) {
    let start = boxCount * 4
    boxes[ObjectIdentifier(item)] = Box(x: start, y: start + 1, width: start + 2, height: start + 3)
    boxCount += 1
  }

  // MARK: Uses

  /// Sets the frames of the views below `root` that take part in constraints.
  static func solve(in root: UIView) {
    guard needsSolving(root) else { return }
    let (solver, values) = solution(root, .fixed(root.bounds.size))
    solver.apply(values)
  }

  /// The size that the constraints of `root` and what is in it ask for.
  static func fittingSize(
    of root: UIView, _ target: CGSize, horizontal: Float, vertical: Float
  ) -> CGSize {
    let (solver, values) = solution(
      root, .fitting(target, horizontal: horizontal, vertical: vertical))
    let box = solver.boxes[ObjectIdentifier(root)]!
    return CGSize(width: values[box.width], height: values[box.height])
  }

  /// Whether anything below `root` is laid out by constraints.
  package static func needsSolving(_ root: UIView) -> Bool {
    if !root.constraints.isEmpty || root is UIStackView { return true }
    return root.subviews.contains {
      !$0.translatesAutoresizingMaskIntoConstraints || needsSolving($0)
    }
  }

  private static func solution(_ root: UIView, _ size: RootSize) -> (ConstraintSolver, [CGFloat]) {
    var solver = ConstraintSolver(root)
    var values = solver.solved(size)
    // Texts of several lines are as high as the width that they get makes them.
    if solver.measureTexts(values) { values = solver.solved(size) }
    return (solver, values)
  }

  private mutating func measureTexts(_ values: [CGFloat]) -> Bool {
    for view in views {
      let box = boxes[ObjectIdentifier(view)]!
      guard let height = view._heightForWidth(values[box.width]) else { continue }
      textHeights[ObjectIdentifier(view)] = height
    }
    return !textHeights.isEmpty
  }

  private mutating func solved(_ size: RootSize) -> [CGFloat] {
    wishes = []
    let origin = boxes[ObjectIdentifier(root)]!
    want(number(origin.x), .equal, 1000)
    want(number(origin.y), .equal, 1000)
    switch size {
    case .fixed(let size):
      want(number(origin.width).plus(-size.width), .equal, 1000)
      want(number(origin.height).plus(-size.height), .equal, 1000)
    case .fitting(let target, let horizontal, let vertical):
      want(number(origin.width).plus(-target.width), .equal, horizontal)
      want(number(origin.height).plus(-target.height), .equal, vertical)
    }
    for view in views { wishesOf(view) }
    for guide in guides { wishesOf(guide) }
    for view in views { for constraint in view.constraints { wish(of: constraint) } }
    for case let stack as UIStackView in views {
      for wish in StackWishes(stack).wishes(edge) { want(wish.0, wish.1, wish.2) }
    }
    return run()
  }

  private func run() -> [CGFloat] {
    let levels = Set(wishes.map(\.priority).filter { $0 < 1000 }).sorted(by: >)
    var solver = LinearSolver(levels: levels.count)
    for _ in 0..<(boxCount * 4) { _ = solver.variable() }
    for wish in wishes where wish.priority >= 1000 {
      if !solver.add(wish.expression.terms, wish.expression.constant, wish.relation, level: nil) {
        root.noteBrokenConstraint()
      }
    }
    for (level, priority) in levels.enumerated() {
      for wish in wishes where wish.priority == priority {
        solver.add(wish.expression.terms, wish.expression.constant, wish.relation, level: level)
      }
    }
    return (0..<(boxCount * 4)).map { CGFloat(solver.value(of: $0)) }
  }

  // MARK: What is asked for

  private func number(_ variable: Int) -> Expression { Expression(terms: [(variable, 1)]) }

  private mutating func want(
    _ expression: Expression, _ relation: LinearSolver.Relation, _ priority: Float
  ) {
    wishes.append(Wish(expression: expression, relation: relation, priority: priority))
  }

  private mutating func wishesOf(_ view: UIView) {
    let box = boxes[ObjectIdentifier(view)]!
    want(number(box.width), .atLeast, 1000)
    want(number(box.height), .atLeast, 1000)
    if view.translatesAutoresizingMaskIntoConstraints, view !== root {
      guard let outer = view.superview.flatMap({ boxes[ObjectIdentifier($0)] }) else { return }
      want((number(box.x) - number(outer.x)).plus(-view.frame.minX), .equal, 1000)
      want((number(box.y) - number(outer.y)).plus(-view.frame.minY), .equal, 1000)
      // Margins that were not fixed grow with the superview; its size is given before.
      want(number(box.width).plus(-view.frame.width), .equal, 1000)
      want(number(box.height).plus(-view.frame.height), .equal, 1000)
      return
    }
    intrinsic(view)
  }

  private mutating func intrinsic(_ view: UIView) {
    let box = boxes[ObjectIdentifier(view)]!
    var size = view.intrinsicContentSize
    if let height = textHeights[ObjectIdentifier(view)] { size.height = height }
    for (axis, variable, length) in [
      (NSLayoutConstraint.Axis.horizontal, box.width, size.width),
      (.vertical, box.height, size.height),
    ] where length >= 0 {
      let wish = number(variable).plus(-length)
      want(wish, .atMost, view.contentHuggingPriority(for: axis).rawValue)
      want(wish, .atLeast, view.contentCompressionResistancePriority(for: axis).rawValue)
    }
  }

  private mutating func wishesOf(_ guide: UILayoutGuide) {
    guard let view = guide.owningView, let outer = boxes[ObjectIdentifier(view)] else { return }
    let box = boxes[ObjectIdentifier(guide)]!
    want(number(box.width), .atLeast, 1000)
    want(number(box.height), .atLeast, 1000)
    switch guide.role {
    case .own: return
    case .content:
      want(number(box.x) - number(outer.x), .equal, 1000)
      want(number(box.y) - number(outer.y), .equal, 1000)
    case .safeArea: inset(box, outer, view.safeAreaInsets)
    case .margins, .readable: inset(box, outer, view.marginsInForce)
    case .frame: inset(box, outer, .zero)
    }
  }

  private mutating func inset(_ box: Box, _ outer: Box, _ insets: UIEdgeInsets) {
    want((number(box.x) - number(outer.x)).plus(-insets.left), .equal, 1000)
    want((number(box.y) - number(outer.y)).plus(-insets.top), .equal, 1000)
    want(
      (number(box.width) - number(outer.width)).plus(insets.left + insets.right), .equal, 1000)
    want(
      (number(box.height) - number(outer.height)).plus(insets.top + insets.bottom), .equal, 1000)
  }

  private mutating func wish(of constraint: NSLayoutConstraint) {
    let (one, two) = resolved(constraint)
    guard let first = one.flatMap({ edge($0.item, $0.attribute) }) else { return }
    var expression = first.plus(-constraint.constant)
    if constraint.second != nil {
      guard let second = two.flatMap({ edge($0.item, $0.attribute) }) else { return }
      expression = first - second.times(constraint.multiplier).plus(constraint.constant)
    }
    let relation: LinearSolver.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .atMost
      case .greaterThanOrEqual: .atLeast
      }
    want(expression, relation, constraint.priority.rawValue)
  }

  /// The terms with the edges of a scroll view that its contents name meaning its content.
  private func resolved(_ constraint: NSLayoutConstraint)
    -> (
      first: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)?,
      second: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)?
    )
  {
    func content(_ term: NSLayoutConstraint.Term?, _ other: NSLayoutConstraint.Term?)
      -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)?
    {
      guard let term, let item = term.item else { return nil }
      if let scroll = item as? UIScrollView, let view = other?.view, view !== scroll,
        view.isDescendant(of: scroll), term.attribute != .width, term.attribute != .height
      {
        return (scroll.contentLayoutGuide, term.attribute)
      }
      return (item, term.attribute)
    }
    return (
      content(constraint.first, constraint.second), content(constraint.second, constraint.first)
    )
  }

  /// An edge, centre or length in the root's points.
  private func edge(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> Expression? {
    guard let box = boxes[ObjectIdentifier(item)] else { return nil }
    let margins = (item as? UIView)?.marginsInForce ?? .zero
    let (left, right) = (number(box.x), Expression(terms: [(box.x, 1), (box.width, 1)]))
    let (top, bottom) = (number(box.y), Expression(terms: [(box.y, 1), (box.height, 1)]))
    switch attribute {
    case .left: return left
    case .right: return right
    case .leading: return isMirrored ? right.times(-1) : left
    case .trailing: return isMirrored ? left.times(-1) : right
    case .top: return top
    case .bottom: return bottom
    case .width: return number(box.width)
    case .height: return number(box.height)
    case .centerX: return Expression(terms: [(box.x, 1), (box.width, 0.5)])
    case .centerY: return Expression(terms: [(box.y, 1), (box.height, 0.5)])
    case .firstBaseline:
      let depth = (item as? UIView)?.baselines?.first
      return depth.map { top.plus($0) } ?? bottom
    case .lastBaseline:
      let rise = (item as? UIView)?.baselines?.last
      return rise.map { bottom.plus(-$0) } ?? bottom
    case .leftMargin: return left.plus(margins.left)
    case .rightMargin: return right.plus(-margins.right)
    case .leadingMargin:
      return isMirrored ? right.plus(-margins.right).times(-1) : left.plus(margins.left)
    case .trailingMargin:
      return isMirrored ? left.plus(margins.left).times(-1) : right.plus(-margins.right)
    case .topMargin: return top.plus(margins.top)
    case .bottomMargin: return bottom.plus(-margins.bottom)
    case .centerXWithinMargins:
      return Expression(terms: [(box.x, 1), (box.width, 0.5)])
        .plus((margins.left - margins.right) / 2)
    case .centerYWithinMargins:
      return Expression(terms: [(box.y, 1), (box.height, 0.5)])
        .plus((margins.top - margins.bottom) / 2)
    case .notAnAttribute: return nil
    }
  }

  // MARK: Frames

  private func apply(_ values: [CGFloat]) {
    /// Digits that the steps of the solution have left behind are none of the layout's.
    func clean(_ value: CGFloat) -> CGFloat { (value * 65536).rounded() / 65536 }
    func rect(_ box: Box) -> CGRect {
      CGRect(
        x: clean(values[box.x]), y: clean(values[box.y]), width: clean(values[box.width]),
        height: clean(values[box.height]))
    }
    for view in views where view !== root {
      guard !view.translatesAutoresizingMaskIntoConstraints,
        let parent = view.superview
      else { continue }
      let (own, outer) = (
        rect(boxes[ObjectIdentifier(view)]!), rect(boxes[ObjectIdentifier(parent)]!)
      )
      view.frame = own.offsetBy(dx: -outer.minX, dy: -outer.minY)
    }
    for guide in guides {
      guard let view = guide.owningView, let box = boxes[ObjectIdentifier(view)] else { continue }
      let (own, outer) = (rect(boxes[ObjectIdentifier(guide)]!), rect(box))
      guide.layoutFrame = own.offsetBy(dx: -outer.minX, dy: -outer.minY)
      if guide.role == .content, let scroll = view as? UIScrollView {
        scroll.contentSize = guide.layoutFrame.size
      }
    }
  }
}

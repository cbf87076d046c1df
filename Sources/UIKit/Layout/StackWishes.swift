import Foundation
import HangaGeometry

/// What a stack asks of the views it arranges: the constraints that UIKit documents it to make.
@MainActor
struct StackWishes {
  typealias Expression = ConstraintSolver.Expression
  typealias Wish = (Expression, LinearSolver.Relation, Float)
  private typealias Want = (Expression, LinearSolver.Relation, Float) -> Void
  typealias Edge = (AnyObject, NSLayoutConstraint.Attribute) -> Expression?

  private let stack: UIStackView
  private let isRow: Bool
  /// How much equal gaps and distances matter beside what views ask for themselves.
  private static let distributing: Float = 999.5
  /// What keeps a stack together that nothing else does.
  private static let hugging: Float = 49

  init(_ stack: UIStackView) {
    self.stack = stack
    isRow = stack.axis == .horizontal
  }

  func wishes(_ edge: Edge) -> [Wish] {
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    guard !views.isEmpty else { return [] }
    var result: [Wish] = []
    let margins = stack.isLayoutMarginsRelativeArrangement ? stack.marginsInForce : .zero
    along(views, margins, { result.append(($0, $1, $2)) }, edge)
    across(views, margins, { result.append(($0, $1, $2)) }, edge)
    return result
  }

  private var start: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
  private var length: NSLayoutConstraint.Attribute { isRow ? .width : .height }
  private var middle: NSLayoutConstraint.Attribute { isRow ? .centerX : .centerY }

  private func along(_ views: [UIView], _ margins: UIEdgeInsets, _ want: Want, _ edge: Edge) {
    let lead = isRow ? margins.left : margins.top
    let trail = isRow ? margins.right : margins.bottom
    want((edge(views[0], start)! - edge(stack, start)!).plus(-lead), .equal, 1000)
    want((edge(stack, end)! - edge(views[views.count - 1], end)!).plus(-trail), .equal, 1000)
    let pairs = Array(zip(views, views.dropFirst()))
    let gaps = pairs.map { edge($1, start)! - edge($0, end)! }
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (gap, pair) in zip(gaps, pairs) {
        want(gap.plus(-stack.customSpacing(after: pair.0)), .equal, 1000)
      }
      if stack.distribution == .fillEqually {
        for (a, b) in pairs { want(edge(a, length)! - edge(b, length)!, .equal, 1000) }
      } else if stack.distribution == .fillProportionally {
        let own = views.map { max(isRow ? $0.fittingLength.width : $0.fittingLength.height, 1) }
        for index in 1..<max(views.count, 1) where views.count > 1 {
          let wish =
            edge(views[index], length)!.times(own[0]) - edge(views[0], length)!.times(own[index])
          want(wish, .equal, Self.distributing)
        }
      }
    case .equalSpacing:
      for gap in gaps { want(gap.plus(-stack.spacing), .atLeast, 1000) }
      for (a, b) in zip(gaps, gaps.dropFirst()) { want(a - b, .equal, 1000) }
      for gap in gaps { want(gap.plus(-stack.spacing), .equal, Self.hugging) }
    case .equalCentering:
      for gap in gaps { want(gap.plus(-stack.spacing), .atLeast, 1000) }
      let steps = pairs.map { edge($1, middle)! - edge($0, middle)! }
      for (a, b) in zip(steps, steps.dropFirst()) { want(a - b, .equal, 150) }
      for gap in gaps { want(gap.plus(-stack.spacing), .equal, Self.hugging) }
    }
  }

  private func across(_ views: [UIView], _ margins: UIEdgeInsets, _ want: Want, _ edge: Edge) {
    let (low, high): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isRow ? (.top, .bottom) : (.leading, .trailing)
    let centre: NSLayoutConstraint.Attribute = isRow ? .centerY : .centerX
    let lead = isRow ? margins.top : margins.left
    let trail = isRow ? margins.bottom : margins.right
    let alignment = stack.alignment
    for view in views {
      let first = (edge(view, low)! - edge(stack, low)!).plus(-lead)
      let last = (edge(stack, high)! - edge(view, high)!).plus(-trail)
      let touchesFirst = alignment == .fill || alignment == .leading
      let touchesLast = alignment == .fill || alignment == .trailing
      want(first, touchesFirst ? .equal : .atLeast, 1000)
      want(last, touchesLast ? .equal : .atLeast, 1000)
      if alignment == .center {
        let shift = (lead - trail) / 2
        want((edge(view, centre)! - edge(stack, centre)!).plus(-shift), .equal, 1000)
      }
    }
    if isRow, alignment == .firstBaseline || alignment == .lastBaseline {
      let baseline: NSLayoutConstraint.Attribute =
        alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      for (a, b) in zip(views, views.dropFirst()) {
        want(edge(a, baseline)! - edge(b, baseline)!, .equal, 1000)
      }
    }
    guard alignment != .fill else { return }
    want(edge(stack, isRow ? .height : .width)!, .equal, Self.hugging)
  }
}

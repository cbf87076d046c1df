import Foundation

/// How much a constraint or a size matters, 1…1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// One line of a view's layout: `first = multiplier · second + constant`.
@MainActor @preconcurrency
public final class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1, equal = 0, greaterThanOrEqual = 1
  }
  public enum Attribute: Int, Sendable {
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case notAnAttribute = 0
  }

  package struct Term {
    package weak var view: UIView?
    package var attribute: Attribute
  }

  package let first: Term
  package let second: Term?
  public let relation: Relation
  public let multiplier: CGFloat
  public var constant: CGFloat
  public var priority = UILayoutPriority.required
  public var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { first.view?.addConstraint(self) } else { first.view?.removeConstraint(self) }
    }
  }

  package init(
    _ first: Term, _ relation: Relation, _ second: Term?, multiplier: CGFloat, constant: CGFloat
  ) {
    (self.first, self.second, self.relation) = (first, second, relation)
    (self.multiplier, self.constant) = (multiplier, constant)
    super.init()
  }

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = (view2 as? UIView).map { Term(view: $0, attribute: attr2) }
    self.init(
      Term(view: view1 as? UIView, attribute: attr1), relation, second, multiplier: multiplier,
      constant: c)
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// An edge, centre or length to make constraints with.
@MainActor @preconcurrency
public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let term: NSLayoutConstraint.Term
  init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    term = NSLayoutConstraint.Term(view: view, attribute: attribute)
    super.init()
  }

  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, multiplier: 1, constant: constant)
  }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, multiplier: 1, constant: constant)
  }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, multiplier: 1, constant: constant)
  }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, nil, multiplier: 1, constant: c)
  }
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, nil, multiplier: 1, constant: c)
  }
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, nil, multiplier: 1, constant: c)
  }
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, multiplier: m, constant: c)
  }
}

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The view itself: its safe area is not known apart.
  public var safeAreaLayoutGuide: UIView { self }
  public var layoutMarginsGuide: UIView { self }
}

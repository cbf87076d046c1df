import Foundation

/// How much a constraint or a size matters, 1…1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
  public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority {
    UILayoutPriority(a.rawValue + b)
  }
  public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority {
    UILayoutPriority(a.rawValue - b)
  }
}

/// One line of a view's layout: `first = multiplier · second + constant`.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1, equal = 0, greaterThanOrEqual = 1
  }
  public enum Attribute: Int, Sendable {
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin
    case leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
    public static let baseline = Attribute.lastBaseline
  }

  /// An attribute of a view or a guide.
  package struct Term {
    package weak var item: AnyObject?
    package var attribute: Attribute
    @MainActor package var view: UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }
  }

  package let first: Term
  package let second: Term?
  public let relation: Relation
  public let multiplier: CGFloat
  public var constant: CGFloat { didSet { if constant != oldValue { first.view?.touched() } } }
  public var priority = UILayoutPriority.required { didSet { first.view?.touched() } }
  public var identifier: String?
  public var firstItem: AnyObject? { first.item }
  public var secondItem: AnyObject? { second?.item }
  public var firstAttribute: Attribute { first.attribute }
  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
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
    let second = view2.map { Term(item: $0 as AnyObject, attribute: attr2) }
    self.init(
      Term(item: view1 as AnyObject, attribute: attr1), relation, second, multiplier: multiplier,
      constant: c)
  }

  @available(
    *, unavailable, message: "There is no reader of visual formats here; use anchors."
  )
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

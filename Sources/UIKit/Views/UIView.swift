import Foundation
import HangaGeometry

/// A rectangle of UIKit's: drawn where a `UIViewRepresentable` shows it.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// How contents fill bounds of another size.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// What grows with the superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Says of an intrinsic size that there is none on an axis.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// How much a view that was told nothing resists growing.
  package class var usualHugging: UILayoutPriority { .defaultLow }
  open class var layerClass: AnyClass { CALayer.self }

  public private(set) lazy var layer: CALayer = {
    let kind = type(of: self).layerClass as? CALayer.Type ?? CALayer.self
    return Self.made(kind)
  }()

  private static func made(_ kind: CALayer.Type) -> CALayer {
    switch kind {
    case is CAGradientLayer.Type: CAGradientLayer()
    case is CAShapeLayer.Type: CAShapeLayer()
    default: CALayer()
    }
  }

  /// In the superview's points.
  open var frame: CGRect {
    didSet { if frame.size != oldValue.size { resizeSubviews(from: oldValue.size) } }
  }
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      frame.size = newValue.size
    }
  }
  private var boundsOrigin = CGPoint.zero
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var transform = CGAffineTransform.identity
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true

  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .systemBlue
  /// 0…1.
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var contentMode = ContentMode.scaleToFill
  open var isUserInteractionEnabled = true
  open var tag = 0
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var isAccessibilityElement = false

  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  open var window: UIWindow? { superview?.window }
  open var traitCollection: UITraitCollection { .current }
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var gestureRecognizers: [UIGestureRecognizer]?
  package private(set) var constraints: [NSLayoutConstraint] = []
  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  // MARK: The tree

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    view.didMoveToWindow()
    didAddSubview(view)
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    didMoveToSuperview()
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: place))
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: place), at: 0)
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  open func didAddSubview(_ subview: UIView) {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}

  // MARK: Layout

  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}
  open func setNeedsUpdateConstraints() {}
  open func invalidateIntrinsicContentSize() {}
  open func updateConstraints() {}
  open func draw(_ rect: CGRect) {}

  /// Arranges the subviews; called before the view is drawn.
  open func layoutSubviews() {}

  /// Solves the constraints of the tree below, and has each view of it arrange its own.
  open func layoutIfNeeded() {
    ConstraintSolver.solve(in: self)
    layoutSubviews()
    layer.frame = CGRect(origin: .zero, size: bounds.size)
    layer.layoutSublayers()
    for view in subviews { view.layoutIfNeeded() }
  }

  private func resizeSubviews(from old: CGSize) {
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      if view.autoresizingMask.contains(.flexibleWidth) {
        view.frame.size.width += frame.width - old.width
      }
      if view.autoresizingMask.contains(.flexibleHeight) {
        view.frame.size.height += frame.height - old.height
      }
    }
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis] = priority
  }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? type(of: self).usualHugging
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { resistance[axis] = priority }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { resistance[axis] ?? .defaultHigh }

  open func addConstraint(_ constraint: NSLayoutConstraint) {
    if !constraints.contains(where: { $0 === constraint }) { constraints.append(constraint) }
  }
  open func addConstraints(_ list: [NSLayoutConstraint]) { list.forEach(addConstraint) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
  }

  // MARK: Touch and motion

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let own = place
    let other = view?.place ?? .zero
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// The origin in the outermost view's points.
  private var place: CGPoint {
    guard let superview else { return .zero }
    let outer = superview.place
    return CGPoint(
      x: outer.x + frame.minX - superview.boundsOrigin.x,
      y: outer.y + frame.minY - superview.boundsOrigin.y)
  }

  /// Changes at once: a picture of UIKit's views shows where their motion ends.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// How a view moves.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
  }
}

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
    let made = kind.init()
    made.delegate = self
    return made
  }()

  /// In the superview's points.
  open var frame: CGRect {
    didSet {
      guard frame != oldValue else { return }
      if frame.size != oldValue.size { resizeSubviews(from: oldValue.size) }
      touched()
    }
  }
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      if boundsOrigin != newValue.origin {
        boundsOrigin = newValue.origin
        touched()
      }
      frame.size = newValue.size
    }
  }
  private(set) var boundsOrigin = CGPoint.zero
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var transform = CGAffineTransform.identity { didSet { touched() } }
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true

  open var backgroundColor: UIColor? { didSet { touched() } }
  private var ownTint: UIColor?
  /// A view without a tint of its own has its superview's.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tintColorDidChange()
      touched()
    }
  }
  /// The tint that has been set, of this view or one around it.
  package var tintInForce: UIColor? { ownTint ?? superview?.tintInForce }
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
  open func tintColorDidChange() {}
  /// 0…1.
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { touched() } } }
  open var isHidden = false { didSet { if isHidden != oldValue { touched() } } }
  open var isOpaque = true
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set {
      layer.masksToBounds = newValue
      touched()
    }
  }
  open var contentMode = ContentMode.scaleToFill { didSet { touched() } }
  open var clearsContextBeforeDrawing = true
  open var contentScaleFactor: CGFloat = ScreenContext.current.scale
  open var isUserInteractionEnabled = true { didSet { touched() } }
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var tag = 0
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { touched() } }
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default:
      superview?.effectiveUserInterfaceLayoutDirection
        ?? UIApplication.shared.userInterfaceLayoutDirection
    }
  }
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var isAccessibilityElement = false
  open var accessibilityElementsHidden = false
  open var mask: UIView? { didSet { touched() } }

  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  open var window: UIWindow? { superview?.window ?? (isShown ? UIWindowScene.main.keyWindow : nil) }
  /// Whether a representable or a controller shows it.
  package var isShown = false
  /// The view around it, or itself, that is shown by SwiftUI: touches are told in its points.
  package var shownRoot: UIView { isShown ? self : superview?.shownRoot ?? self }
  open var traitCollection: UITraitCollection { .current }
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// The finger that is on it.
  package var currentTouch: UITouch?
  open var interactions: [any UIInteraction] = []
  package private(set) var constraintList: [NSLayoutConstraint] = []
  public var constraints: [NSLayoutConstraint] { constraintList }
  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  // MARK: Safe area and margins

  /// What the one who shows the view says of its safe area.
  package var shownSafeArea: UIEdgeInsets?
  open var safeAreaInsets: UIEdgeInsets {
    if let shownSafeArea { return shownSafeArea }
    guard let superview else { return .zero }
    // As far as the superview's own lies over this view.
    let outer = superview.safeAreaInsets
    let size = superview.bounds.size
    return UIEdgeInsets(
      top: max(outer.top - frame.minY, 0), left: max(outer.left - frame.minX, 0),
      bottom: max(outer.bottom - (size.height - frame.maxY), 0),
      right: max(outer.right - (size.width - frame.maxX), 0))
  }
  open func safeAreaInsetsDidChange() {}
  /// UIKit's documented default for views that are no controller's.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { touched() }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
        trailing: layoutMargins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing
      )
    }
  }
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open func layoutMarginsDidChange() {}
  /// The margins with what lies outside of the safe area.
  package var marginsInForce: UIEdgeInsets {
    guard insetsLayoutMarginsFromSafeArea else { return layoutMargins }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: layoutMargins.top + safe.top, left: layoutMargins.left + safe.left,
      bottom: layoutMargins.bottom + safe.bottom, right: layoutMargins.right + safe.right)
  }

  /// The guides that constraints may name, made as they are asked for.
  private var guidesByRole: [UILayoutGuide.Role: UILayoutGuide] = [:]
  public private(set) var layoutGuides: [UILayoutGuide] = []
  package var usedGuides: [UILayoutGuide] {
    let roles: [UILayoutGuide.Role] = [.safeArea, .margins, .readable, .content, .frame]
    return layoutGuides + roles.compactMap { guidesByRole[$0] }
  }
  package func guide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    if let known = guidesByRole[role] { return known }
    let made = UILayoutGuide(role, of: self)
    guidesByRole[role] = made
    return made
  }
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  public var readableContentGuide: UILayoutGuide { guide(.readable) }
  public var keyboardLayoutGuide: UILayoutGuide { guide(.safeArea) }
  open func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView = self
    layoutGuides.append(guide)
  }
  open func removeLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === guide }
  }

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
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    touched()
    view.didMoveToSuperview()
    view.didMoveToWindow()
    didAddSubview(view)
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    // Constraints to what is outside go with it.
    var outer: UIView? = superview
    while let view = outer {
      view.constraintList.removeAll { constraint in
        [constraint.first.view, constraint.second?.view].contains {
          $0?.isDescendant(of: self) == true
        }
      }
      outer = view.superview
    }
    self.superview = nil
    didMoveToSuperview()
    superview.touched()
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviews.swapAt(index1, index2)
    touched()
  }
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: place))
    touched()
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: place), at: 0)
    touched()
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
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open override var next: UIResponder? { controller ?? superview }
  /// The controller whose view it is.
  package weak var controller: UIViewController?

  // MARK: Changes

  /// Called on the outermost view when something that may show has changed.
  package var onChange: (() -> Void)?
  /// Notes that something that may show has changed.
  package func touched() {
    onChange?()
    superview?.touched()
  }

  // MARK: Layout

  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    ViewTools.current?.fittingSize(self, size) ?? bounds.size
  }
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  open func setNeedsLayout() { touched() }
  open func setNeedsDisplay() { touched() }
  open func setNeedsDisplay(_ rect: CGRect) { touched() }
  open func setNeedsUpdateConstraints() { touched() }
  open func updateConstraintsIfNeeded() {}
  open func invalidateIntrinsicContentSize() { touched() }
  open func updateConstraints() {}
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Draws the view itself into the present context, below its subviews.
  open func draw(_ rect: CGRect) {}

  /// Arranges the subviews; called before the view is drawn.
  open func layoutSubviews() {}

  /// Solves the constraints of the tree below, and has each view of it arrange its own.
  open func layoutIfNeeded() {
    updateTree()
    ConstraintSolver.solve(in: self)
    arrange()
  }

  private func updateTree() {
    updateConstraints()
    for view in subviews { view.updateTree() }
  }

  private func arrange() {
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
    layer.bounds.size = bounds.size
    layer.layoutSublayers()
    for view in subviews {
      // What a view has arranged by hand may itself have constraints inside.
      if view.translatesAutoresizingMaskIntoConstraints { ConstraintSolver.solve(in: view) }
      view.arrange()
    }
  }

  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard ConstraintSolver.needsSolving(self) else {
      var size = intrinsicContentSize
      let fits = sizeThatFits(targetSize)
      if size.width < 0 { size.width = fits.width }
      if size.height < 0 { size.height = _heightForWidth(targetSize.width) ?? fits.height }
      if horizontal == .required { size.width = targetSize.width }
      if vertical == .required { size.height = targetSize.height }
      return size
    }
    return ConstraintSolver.fittingSize(
      of: self, targetSize, horizontal: horizontal.rawValue, vertical: vertical.rawValue)
  }
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The length that it wants on each axis, for shares in proportion.
  package var fittingLength: CGSize {
    let own = intrinsicContentSize
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: own.width >= 0 ? own.width : fitting.width,
      height: own.height >= 0 ? own.height : fitting.height)
  }
  /// The height that a text of several lines takes at a width; `nil` for other views.
  open func _heightForWidth(_ width: CGFloat) -> CGFloat? { nil }
  /// How far the baselines of its first and last line are from its top and its bottom.
  package var baselines: (first: CGFloat, last: CGFloat)? { nil }
  /// Whether constraints contradict each other, so that one of them was left out.
  package private(set) var hasBrokenConstraint = false
  package func noteBrokenConstraint() { hasBrokenConstraint = true }

  private func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for view in subviews
    where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      func shares(
        _ before: AutoresizingMask, _ length: AutoresizingMask, _ after: AutoresizingMask,
        _ change: CGFloat
      ) -> (before: CGFloat, length: CGFloat) {
        let parts = [before, length, after].filter(mask.contains).count
        guard parts > 0 else { return (0, 0) }
        let share = change / CGFloat(parts)
        return (mask.contains(before) ? share : 0, mask.contains(length) ? share : 0)
      }
      let across = shares(
        .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, frame.width - old.width)
      let down = shares(
        .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin, frame.height - old.height)
      let own = view.frame
      view.frame = CGRect(
        x: own.minX + across.before, y: own.minY + down.before, width: own.width + across.length,
        height: own.height + down.length)
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
    guard !constraintList.contains(where: { $0 === constraint }) else { return }
    constraintList.append(constraint)
    if !constraint.isActive { constraint.isActive = true }
    touched()
  }
  open func addConstraints(_ list: [NSLayoutConstraint]) { list.forEach(addConstraint) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraintList.removeAll { $0 === constraint }
    if constraint.isActive { constraint.isActive = false }
    touched()
  }
  open func removeConstraints(_ list: [NSLayoutConstraint]) { list.forEach(removeConstraint) }

  // MARK: Touch and motion

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
    touched()
  }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
    touched()
  }
  open func addInteraction(_ interaction: any UIInteraction) {
    interactions.append(interaction)
    interaction.didMove(to: self)
    touched()
  }
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    UIApplication.shared.resignsFocus?()
    return true
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (place, view?.place ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (place, view?.place ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The place of the bounds' origin in the outermost view's points, transforms left aside.
  private var place: CGPoint {
    let outer = superview?.place ?? .zero
    let own = superview == nil ? CGPoint.zero : frame.origin
    return CGPoint(x: outer.x + own.x - shownOrigin.x, y: outer.y + own.y - shownOrigin.y)
  }
  /// The point of the contents that lies in the corner.
  package var shownOrigin: CGPoint { boundsOrigin }

  // MARK: Pictures

  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let view = UIImageView(image: snapshotImage)
    view.frame = frame
    return view
  }
  /// Draws the view and all in it into the present context.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    snapshotImage.draw(in: rect)
    return true
  }
  /// What it looks like now.
  package var snapshotImage: UIImage {
    layoutIfNeeded()
    return UIGraphicsImageRenderer(size: bounds.size).image { context in
      context.cgContext.addItems(ViewTools.current?.viewItems(self) ?? [])
    }
  }
}

/// Which way a view's contents run, whatever the language.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// Something that a view can be used by.
@MainActor @preconcurrency
public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

import Foundation
import HangaGeometry

/// A view onto larger contents.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  open class func appearance() -> UIScrollView { Appearances.object { UIScrollView() } }

  /// Whether scrolling hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// Whether the safe area is added to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  /// How fast a thrown view comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { touched() } } }
  private var offset = CGPoint.zero
  open var contentOffset: CGPoint {
    get { offset }
    set { move(to: newValue, isAnimated: false) }
  }
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      // Contents that were at their start stay there.
      if offset.y == -oldValue.top { offset.y = -contentInset.top }
      if offset.x == -oldValue.left { offset.x = -contentInset.left }
      touched()
    }
  }
  open var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left,
      bottom: contentInset.bottom + safe.bottom,
      right: contentInset.right)
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open weak var delegate: (any UIScrollViewDelegate)? { didSet { touched() } }
  open var bounces = true { didSet { touched() } }
  open var alwaysBounceVertical = false { didSet { touched() } }
  open var alwaysBounceHorizontal = false { didSet { touched() } }
  open var isPagingEnabled = false { didSet { touched() } }
  open var isScrollEnabled = true { didSet { touched() } }
  open var isDirectionalLockEnabled = false
  open var showsHorizontalScrollIndicator = true { didSet { touched() } }
  open var showsVerticalScrollIndicator = true { didSet { touched() } }
  open var indicatorStyle = IndicatorStyle.default
  open var decelerationRate = DecelerationRate.normal
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var refreshControl: UIRefreshControl? {
    didSet {
      refreshControl?.scrollView = self
      touched()
    }
  }
  public let panGestureRecognizer = UIPanGestureRecognizer()
  public let pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom = true
  private var zoom: CGFloat = 1
  open var zoomScale: CGFloat {
    get { zoom }
    set { setZoomScale(newValue, animated: false) }
  }
  public internal(set) var isDragging = false
  public internal(set) var isDecelerating = false
  open var isTracking: Bool { isDragging }
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.masksToBounds = true
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public var contentLayoutGuide: UILayoutGuide { guide(.content) }
  public var frameLayoutGuide: UILayoutGuide { guide(.frame) }
  package override var shownOrigin: CGPoint { offset }
  open override var bounds: CGRect {
    get { CGRect(origin: offset, size: frame.size) }
    set {
      contentOffset = newValue.origin
      frame.size = newValue.size
    }
  }

  // MARK: Scrolling

  /// Moves what shows; whoever shows the view sets it.
  package var scroller: ((CGPoint, _ isAnimated: Bool) -> Void)?

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    move(to: contentOffset, isAnimated: animated)
  }
  private func move(to new: CGPoint, isAnimated: Bool) {
    guard new != offset else { return }
    if let scroller {
      scroller(new, isAnimated)
      // On the way the one who scrolls tells where it is.
      if isAnimated { return }
    }
    offset = new
    delegate?.scrollViewDidScroll(self)
    touched()
  }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var place = offset
    let size = frame.size
    if rect.maxX > place.x + size.width { place.x = rect.maxX - size.width }
    if rect.maxY > place.y + size.height { place.y = rect.maxY - size.height }
    if rect.minX < place.x { place.x = rect.minX }
    if rect.minY < place.y { place.y = rect.minY }
    move(to: place, isAnimated: animated)
  }
  open func flashScrollIndicators() {}

  /// Tells that somebody has scrolled to a place.
  package func scrolled(to place: CGPoint) {
    guard place != offset else { return }
    offset = place
    scrollDidMove()
    delegate?.scrollViewDidScroll(self)
  }
  package func scrollDidMove() {}
  package func scrollPhaseChanged(isDragging: Bool, isDecelerating: Bool) {
    let (wasDragging, wasDecelerating) = (self.isDragging, self.isDecelerating)
    (self.isDragging, self.isDecelerating) = (isDragging, isDecelerating)
    if isDragging, !wasDragging { delegate?.scrollViewWillBeginDragging(self) }
    if wasDragging, !isDragging {
      delegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
    }
    if isDecelerating, !wasDecelerating { delegate?.scrollViewWillBeginDecelerating(self) }
    if wasDecelerating, !isDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
  }
  package func scrollAnimationEnded() { delegate?.scrollViewDidEndScrollingAnimation(self) }

  // MARK: Zooming

  /// The view whose size follows the zoom.
  package var zoomedView: UIView? {
    maximumZoomScale > minimumZoomScale || zoom != 1 ? delegate?.viewForZooming(in: self) : nil
  }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let new = min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
    guard new != zoom, let view = zoomedView else { return }
    let factor = new / zoom
    zoom = new
    view.transform = CGAffineTransform(scaleX: new, y: new)
    contentSize = CGSize(width: contentSize.width * factor, height: contentSize.height * factor)
    delegate?.scrollViewDidZoom(self)
    touched()
  }
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(frame.width / rect.width, frame.height / rect.height), animated: animated)
    setContentOffset(CGPoint(x: rect.minX * zoom, y: rect.minY * zoom), animated: animated)
  }
}

/// What a scroll view asks and tells.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
}

/// Turns while a list that was pulled down is filled anew.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  package weak var scrollView: UIScrollView?
  public private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  package var whenDone: [() -> Void] = []
  open func beginRefreshing() {
    isRefreshing = true
    touched()
    scrollView?.touched()
  }
  open func endRefreshing() {
    isRefreshing = false
    let waiting = whenDone
    whenDone = []
    waiting.forEach { $0() }
    touched()
    scrollView?.touched()
  }
}

import Foundation
import HangaGeometry

/// The view of a controller that shows others.
@MainActor
package final class ContainerRootView: UIView {
  package weak var container: UIViewController?
  init(_ container: UIViewController) {
    self.container = container
    super.init(frame: UIScreen.main.bounds)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Screens one above another; the topmost shows.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable { case none, push, pop }
  private var stack: [UIViewController] = []
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  public private(set) lazy var navigationBar: UINavigationBar = {
    let bar = UINavigationBar()
    bar.onChange = { [weak self] in self?.touched() }
    return bar
  }()
  public let toolbar: UIToolbar! = UIToolbar()
  open var isNavigationBarHidden = false { didSet { touched() } }
  open var isToolbarHidden = true { didSet { touched() } }
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open weak var delegate: (any UINavigationControllerDelegate)?
  public let interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()

  public override init() { super.init() }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(rootViewController: UIViewController) {
    super.init()
    pushViewController(rootViewController, animated: false)
  }
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { self.init() }
  open override func loadView() { view = ContainerRootView(self) }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    stack.append(viewController)
    addChild(viewController)
    delegate?.navigationController(self, willShow: viewController, animated: animated)
    delegate?.navigationController(self, didShow: viewController, animated: animated)
  }
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.popLast() else { return nil }
    last.removeFromParent()
    touched()
    return last
  }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    var popped: [UIViewController] = []
    while let last = popViewController(animated: animated) { popped.insert(last, at: 0) }
    return popped
  }
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard stack.contains(where: { $0 === viewController }) else { return nil }
    var popped: [UIViewController] = []
    while stack.last !== viewController, let last = popViewController(animated: animated) {
      popped.insert(last, at: 0)
    }
    return popped
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for old in stack where !viewControllers.contains(where: { $0 === old }) {
      old.removeFromParent()
    }
    stack = viewControllers
    for new in viewControllers where new.parent !== self { addChild(new) }
    touched()
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

/// What a navigation controller tells.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// Screens beside one another; the selected one shows.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet {
      for old in oldValue ?? [] where viewControllers?.contains(where: { $0 === old }) != true {
        old.removeFromParent()
      }
      for new in viewControllers ?? [] where new.parent !== self { addChild(new) }
      touched()
    }
  }
  open var selectedIndex = 0 { didSet { if selectedIndex != oldValue { touched() } } }
  public let tabBar = UITabBar()
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var customizableViewControllers: [UIViewController]?
  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
      return viewControllers[selectedIndex]
    }
    set {
      if let place = viewControllers?.firstIndex(where: { $0 === newValue }) {
        selectedIndex = place
      }
    }
  }
  open override func loadView() { view = ContainerRootView(self) }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
  open var isTabBarHidden = false { didSet { touched() } }
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
  /// Somebody has touched a tab.
  package func touchTab(_ index: Int) {
    guard let viewControllers, viewControllers.indices.contains(index) else { return }
    let chosen = viewControllers[index]
    guard delegate?.tabBarController(self, shouldSelect: chosen) ?? true else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: chosen)
  }
}

/// What a tab bar controller asks and tells.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// Columns beside one another; narrow screens show one.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryHidden = DisplayMode.secondaryOnly
  }
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  public nonisolated static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  public let style: Style
  package private(set) var columns: [Column: UIViewController] = [:]
  open var preferredDisplayMode = DisplayMode.automatic { didSet { touched() } }
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open weak var delegate: AnyObject?
  open var isCollapsed: Bool { UITraitCollection.current.horizontalSizeClass == .compact }
  open var displayMode: DisplayMode {
    preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode
  }

  public init(style: Style) {
    self.style = style
    super.init()
  }
  public override init() {
    style = .unspecified
    super.init()
  }
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }
  open override func loadView() { view = ContainerRootView(self) }
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column]?.removeFromParent()
    columns[column] = vc
    if let vc { addChild(vc) }
    touched()
  }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue[newValue.count - 1] : nil, for: .secondary)
    }
  }
  /// The column that a narrow screen shows.
  package private(set) var frontColumn = Column.primary
  open func show(_ column: Column) {
    frontColumn = column
    touched()
  }
  open func hide(_ column: Column) {
    if frontColumn == column { frontColumn = .primary }
    touched()
  }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    show(.secondary)
  }
}

/// Pages that are turned.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }
  /// What a page view controller is made with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { touched() } }
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open var isDoubleSided = false
  public private(set) var viewControllers: [UIViewController]?
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation orientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, navigationOrientation) = (style, orientation)
    super.init()
  }
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.scroll, .horizontal)
    super.init(coder: coder)
  }

  open override func loadView() { view = ContainerRootView(self) }
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers?.forEach { $0.removeFromParent() }
    self.viewControllers = viewControllers
    viewControllers?.forEach(addChild)
    if animated, let tools = ViewTools.current {
      tools.animated(ViewAnimation(duration: 0.35), { touched() }, nil)
    } else {
      touched()
    }
    completion?(true)
  }

  /// The pages from the first that its data source knows to the last.
  package var pages: [UIViewController] {
    guard let shown = viewControllers?.first else { return [] }
    var result = [shown]
    // A data source may go round for ever; a page that comes again ends the row.
    while let before = dataSource?.pageViewController(self, viewControllerBefore: result[0]),
      !result.contains(where: { $0 === before }), result.count < Self.pageLimit
    { result.insert(before, at: 0) }
    while let after = dataSource?.pageViewController(
      self, viewControllerAfter: result[result.count - 1]),
      !result.contains(where: { $0 === after }), result.count < Self.pageLimit
    { result.append(after) }
    return result
  }
  private static let pageLimit = 60

  /// Somebody has turned the pages.
  package func turn(to page: UIViewController) {
    guard let shown = viewControllers?.first, shown !== page else { return }
    delegate?.pageViewController(self, willTransitionTo: [page])
    shown.removeFromParent()
    viewControllers = [page]
    addChild(page)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [shown], transitionCompleted: true)
  }
}

/// What gives a page view controller its pages.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// What a page view controller tells.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

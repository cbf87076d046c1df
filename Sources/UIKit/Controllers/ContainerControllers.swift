import Foundation

/// Screens one above another; the topmost shows.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  public private(set) var viewControllers: [UIViewController] = []
  public let navigationBar = UINavigationBar()
  open var isNavigationBarHidden = false
  open weak var delegate: (any UINavigationControllerDelegate)?

  public convenience init(rootViewController: UIViewController) {
    self.init()
    pushViewController(rootViewController, animated: false)
  }
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { topViewController }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
    addChild(viewController)
  }
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let last = viewControllers.popLast() else { return nil }
    last.removeFromParent()
    return last
  }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    var popped: [UIViewController] = []
    while let last = popViewController(animated: animated) { popped.insert(last, at: 0) }
    return popped
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}

/// What a navigation controller tells.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}

/// Screens beside one another; the selected one shows.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet { viewControllers?.forEach(addChild) }
  }
  open var selectedIndex = 0
  public let tabBar = UITabBar()
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var selectedViewController: UIViewController? {
    guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
    return viewControllers[selectedIndex]
  }
}

/// What a tab bar controller tells.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {}

/// Pages that are turned; the given one shows.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// What a page view controller is made with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  public private(set) var viewControllers: [UIViewController]?

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

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers?.forEach { $0.removeFromParent() }
    self.viewControllers = viewControllers
    viewControllers?.forEach(addChild)
    completion?(true)
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
}

/// What a page view controller tells.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

import Foundation

/// A screen of UIKit's: drawn where a `UIViewControllerRepresentable` shows it.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// How a screen covers the one before it.
  public enum ModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
    case overCurrentContext, popover
  }
  /// How a screen comes.
  public enum ModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
  }

  private var loadedView: UIView?
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  public private(set) var presentedViewController: UIViewController?
  public private(set) weak var presentingViewController: UIViewController?
  open var title: String?
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var preferredContentSize = CGSize.zero
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var traitCollection: UITraitCollection { .current }
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var hidesBottomBarWhenPushed = false
  public let navigationItem = UINavigationItem()
  open var tabBarItem: UITabBarItem! = UITabBarItem()

  public override init() { super.init() }
  public convenience init(nibName: String?, bundle: Bundle?) { self.init() }
  public required init?(coder: NSCoder) { super.init() }

  // MARK: The view

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }
  open func loadView() { loadedView = UIView(frame: UIScreen.main.bounds) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func updateViewConstraints() {}

  // MARK: Other controllers

  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Notes the screen; a picture shows only the presenting one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presentedViewController {
      presentedViewController.presentingViewController = nil
      self.presentedViewController = nil
    } else {
      presentingViewController?.presentedViewController = nil
      presentingViewController = nil
    }
    completion?()
  }
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
}

/// How the status bar is drawn.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`
  case lightContent
  case darkContent = 3
}

/// What a screen shows in a navigation bar.
@MainActor @preconcurrency
public final class UINavigationItem {
  public var title: String?
  public var prompt: String?
  public var hidesBackButton = false
}

/// A tab's picture and name.
@MainActor @preconcurrency
public final class UITabBarItem {
  /// The look of all tabs, below what their bar's appearance says.
  @MainActor @preconcurrency
  public final class Appearance: UIView {
    public var badgeColor: UIColor?
    /// What is said of the titles, by the raw value of their state.
    package private(set) var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    public func setTitleTextAttributes(
      _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { titleAttributes[state.rawValue] = attributes }
  }
  public static func appearance() -> Appearance { Appearances.object { Appearance() } }

  public var badgeValue: String?
  public var title: String?
  public var image: UIImage?
  public var tag = 0
  public init() {}
  public init(title: String?, image: UIImage?, tag: Int) {
    (self.title, self.image, self.tag) = (title, image, tag)
  }
}

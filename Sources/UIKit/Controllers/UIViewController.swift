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
  open var title: String? { didSet { touched() } }
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
  public private(set) lazy var navigationItem: UINavigationItem = {
    let item = UINavigationItem()
    item.controller = self
    return item
  }()
  open lazy var tabBarItem: UITabBarItem! = {
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    item.controller = self
    return item
  }()
  /// The items of the bar at the lower edge that its navigation controller shows.
  open var toolbarItems: [UIBarButtonItem]? { didSet { touched() } }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  public private(set) lazy var editButtonItem = UIBarButtonItem(
    systemItem: .edit,
    primaryAction: UIAction { [weak self] _ in
      self.map { $0.setEditing(!$0.isEditing, animated: true) }
    })
  open var isEditing = false { didSet { touched() } }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var modalPresentationCapturesStatusBarAppearance = false
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
  open weak var transitioningDelegate: AnyObject?
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = UIScreen.main.bounds.width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  open var viewRespectsSystemMinimumLayoutMargins = true
  public private(set) lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController(presented: self)
  public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController(presented: self)
  open var presentationController: UIPresentationController? {
    modalPresentationStyle == .popover ? popoverPresentationController : sheetPresentationController
  }

  /// Called on the outermost controller when something of its bars or children has changed.
  package var onChange: (() -> Void)?
  package func touched() {
    onChange?()
    parent?.touched()
    loadedView?.touched()
  }
  open override var next: UIResponder? { loadedView?.superview }

  public override init() { super.init() }
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  // MARK: The view

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.controller = self
    }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if let loadedView {
      // A controller's view leaves the system's margins beside its contents (facts/controls.md §1).
      let margins = systemMinimumLayoutMargins
      if loadedView.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
        loadedView.layoutMargins = UIEdgeInsets(
          top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
      }
    }
    viewDidLoad()
  }
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func updateViewConstraints() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open func didReceiveMemoryWarning() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func loadViewFromNib() {}
  open func setNeedsUpdateContentUnavailableConfiguration() {}

  /// Tells it that it comes, once until it goes.
  package private(set) var isOnScreen = false
  package func appear() {
    loadViewIfNeeded()
    guard !isOnScreen else { return }
    isOnScreen = true
    viewWillAppear(false)
    viewIsAppearing(false)
    viewDidAppear(false)
  }
  package func disappear() {
    guard isOnScreen else { return }
    isOnScreen = false
    viewWillDisappear(false)
    viewDidDisappear(false)
  }

  // MARK: Other controllers

  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
    child.willMove(toParent: self)
    touched()
  }
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.touched()
    self.parent = nil
    didMove(toParent: nil)
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    fromViewController.view.removeFromSuperview()
    view.addSubview(toViewController.view)
    animations?()
    completion?(true)
  }
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a screen over all of the scene.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil else { return }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.loadViewIfNeeded()
    ScenePresentations.current.add(viewControllerToPresent)
    completion?()
  }
  /// Takes away what it shows over itself, or itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presentedViewController {
      presentedViewController.dismissed()
    } else if presentingViewController != nil {
      dismissed()
    } else if let parent {
      return parent.dismiss(animated: flag, completion: completion)
    } else {
      onDismiss?()
    }
    completion?()
  }
  /// What a screen that SwiftUI shows does when it is to go.
  package var onDismiss: (() -> Void)?
  package func dismissed() {
    ScenePresentations.current.remove(self)
    presentingViewController?.presentedViewController = nil
    presentingViewController = nil
  }
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var isMovingFromParent: Bool { false }
  open var isMovingToParent: Bool { false }
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
public final class UINavigationItem: IdentityHashable {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked, integrated }

  public init() {}
  public init(title: String) { self.title = title }

  /// The controller whose item it is.
  package weak var controller: UIViewController?
  private func touched() { controller?.touched() }

  public var title: String? { didSet { touched() } }
  public var subtitle: String? { didSet { touched() } }
  public var prompt: String? { didSet { touched() } }
  public var titleView: UIView? { didSet { touched() } }
  public var hidesBackButton = false { didSet { touched() } }
  public var backButtonTitle: String? { didSet { touched() } }
  public var backBarButtonItem: UIBarButtonItem? { didSet { touched() } }
  public var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { touched() } }
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { touched() } }
  public var leftItemsSupplementBackButton = false
  public var leftBarButtonItems: [UIBarButtonItem]? { didSet { touched() } }
  public var rightBarButtonItems: [UIBarButtonItem]? { didSet { touched() } }
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  public func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
  public var searchController: UISearchController? { didSet { touched() } }
  public var hidesSearchBarWhenScrolling = true { didSet { touched() } }
  public var preferredSearchBarPlacement = SearchBarPlacement.automatic
  public var standardAppearance: UINavigationBarAppearance? { didSet { touched() } }
  public var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { touched() } }
  public var compactAppearance: UINavigationBarAppearance?
}

/// A tab's picture and name.
@MainActor @preconcurrency
public final class UITabBarItem: UIBarItem {
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

  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }
  public var badgeValue: String? { didSet { controller?.touched() } }
  public var badgeColor: UIColor?
  public var selectedImage: UIImage? { didSet { controller?.touched() } }
  public var titlePositionAdjustment = UIOffset.zero
  public var standardAppearance: UITabBarAppearance?
  public var scrollEdgeAppearance: UITabBarAppearance?
  package weak var controller: UIViewController?
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
  /// The tabs that the system names.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let (title, symbol): (String, String) =
      switch systemItem {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "square.and.arrow.down")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    self.init(title: title, image: UIImage(systemName: symbol), tag: tag)
  }
}

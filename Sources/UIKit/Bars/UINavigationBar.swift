import Foundation

/// What a bar of a given kind shows.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// A navigation bar. `appearance()` is the look of all of them.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  public static func appearance() -> UINavigationBar { Appearances.object { UINavigationBar() } }

  /// The look over content.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let givenStandard { return givenStandard }
      let made = UINavigationBarAppearance()
      givenStandard = made
      return made
    }
    set { givenStandard = newValue }
  }
  /// `standardAppearance` if somebody has asked for it.
  package private(set) var givenStandard: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  /// The look where nothing lies below.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var shadowImage: UIImage?
  open var prefersLargeTitles = false
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  /// What is to be behind the items, whatever lies below.
  package private(set) var backgroundImage: UIImage?
  /// Whether `tintColor` has been set.
  package private(set) var givenTint: UIColor?
  open override var tintColor: UIColor! { didSet { givenTint = tintColor } }

  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
    if barMetrics == .default { backgroundImage = image }
  }
  open func setBackgroundImage(
    _ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(image, for: barMetrics) }

  // MARK: A bar of its own

  /// What it shows, the last in front.
  open var items: [UINavigationItem]? { didSet { touched() } }
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? {
    guard let items, items.count > 1 else { return nil }
    return items[items.count - 2]
  }
  open weak var delegate: AnyObject?
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// facts/controls.md §2.1.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}

/// A bar with items at a screen's lower edge. `appearance()` is the look of all of them.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  open class func appearance() -> UIToolbar { Appearances.object { UIToolbar() } }
  open var standardAppearance: UIToolbarAppearance {
    get {
      if let givenStandard { return givenStandard }
      let made = UIToolbarAppearance()
      givenStandard = made
      return made
    }
    set { givenStandard = newValue }
  }
  /// `standardAppearance` if somebody has asked for it.
  package private(set) var givenStandard: UIToolbarAppearance?
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var barTintColor: UIColor? { didSet { touched() } }
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  open weak var delegate: AnyObject?
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in items ?? [] { item.owner = self }
      touched()
    }
  }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImage = image
    touched()
  }
  package private(set) var backgroundImage: UIImage?
  open func setShadowImage(_ image: UIImage?, forToolbarPosition: UIBarPosition) {}
  /// facts/controls.md §2.1.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}

/// Where on a screen a bar is.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

import Foundation

/// A tab bar. `appearance()` is the look of all of them.
@MainActor @preconcurrency
open class UITabBar: UIView {
  public static func appearance() -> UITabBar { Appearances.object { UITabBar() } }

  /// The look over content.
  open var standardAppearance: UITabBarAppearance {
    get {
      if let givenStandard { return givenStandard }
      let made = UITabBarAppearance()
      givenStandard = made
      return made
    }
    set { givenStandard = newValue }
  }
  /// `standardAppearance` if somebody has asked for it.
  package private(set) var givenStandard: UITabBarAppearance?
  /// The look where nothing lies below.
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var unselectedItemTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var shadowImage: UIImage?
  open var isTranslucent = true
  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]? { didSet { touched() } }
  open var selectedItem: UITabBarItem? { didSet { touched() } }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// facts/controls.md §2.2.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49)
  }
  /// Whether `tintColor` has been set.
  package private(set) var givenTint: UIColor?
  open override var tintColor: UIColor! { didSet { givenTint = tintColor } }
}

/// What a tab bar of its own tells.
@MainActor @preconcurrency
public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

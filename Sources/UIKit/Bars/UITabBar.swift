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
  /// Whether `tintColor` has been set.
  package private(set) var givenTint: UIColor?
  open override var tintColor: UIColor! { didSet { givenTint = tintColor } }
}

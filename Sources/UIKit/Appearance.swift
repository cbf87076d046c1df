import Foundation

/// The looks that apps set for all bars, lists and page controls, for the runtime to read.
///
/// Each class has one shared object: `appearance()` gives it, properties keep what they are set to.
public class UIBarAppearance {
  public init() {}
  public var backgroundColor: UIColor?
  public var backgroundImage: UIImage?
  public var shadowColor: UIColor?
  public var shadowImage: UIImage?
  /// How the background came about.
  package private(set) var background = Background.standard

  package enum Background { case standard, opaque, transparent }

  public func configureWithDefaultBackground() { background = .standard }
  public func configureWithOpaqueBackground() { background = .opaque }
  public func configureWithTransparentBackground() { background = .transparent }
}

public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

public final class UITabBarItemAppearance {
  public final class State {
    public var iconColor: UIColor?
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }
  public init() {}
  public let normal = State()
  public let selected = State()
}

public final class UITabBarAppearance: UIBarAppearance {
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// A navigation bar. `appearance()` is the look of all of them; properties keep what they are set
/// to.
@MainActor @preconcurrency
public final class UINavigationBar: UIView {
  private static let shared = UINavigationBar()
  public static func appearance() -> UINavigationBar { shared }

  public var standardAppearance = UINavigationBarAppearance()
  public var compactAppearance: UINavigationBarAppearance?
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var shadowImage: UIImage?
  public var prefersLargeTitles = false

  /// What a bar of a given kind shows.
  public enum BarMetrics: Int, Sendable { case `default`, compact }
  public private(set) var backgroundImage: UIImage?
  public func setBackgroundImage(_ image: UIImage?, for barMetrics: BarMetrics) {
    backgroundImage = image
  }
}

/// A tab bar. `appearance()` is the look of all of them.
@MainActor @preconcurrency
public final class UITabBar: UIView {
  private static let shared = UITabBar()
  public static func appearance() -> UITabBar { shared }

  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
  public var isTranslucent = true
}

/// A list of UIKit's. `appearance()` is the look of all of them.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  private static let shared = UITableView()
  open override class func appearance() -> UITableView { shared }

  /// The line between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public var separatorStyle = SeparatorStyle.singleLine
  public var separatorColor: UIColor?
  public var tableFooterView: UIView?
  public var tableHeaderView: UIView?
  public var sectionHeaderTopPadding: CGFloat = 0
  public var allowsSelection = true
}

/// A row of a list. `appearance()` is the look of all of them.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  private static let shared = UITableViewCell()
  open class func appearance() -> UITableViewCell { shared }

  /// How a touched row looks.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public var selectionStyle = SelectionStyle.default
}

/// A bar with items at a screen's lower edge.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  private static let shared = UIToolbar()
  open class func appearance() -> UIToolbar { shared }
  public var barTintColor: UIColor?
  public var isTranslucent = true
}

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

public final class UINavigationBar {
  /// Unsafe because user code sets it from any isolation, before the first pass.
  private nonisolated(unsafe) static let shared = UINavigationBar()
  public static func appearance() -> UINavigationBar { shared }

  public var standardAppearance = UINavigationBarAppearance()
  public var compactAppearance: UINavigationBarAppearance?
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var barTintColor: UIColor?
  public var tintColor: UIColor?
  public var backgroundColor: UIColor?
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

public final class UITabBar {
  /// Unsafe because user code sets it from any isolation, before the first pass.
  private nonisolated(unsafe) static let shared = UITabBar()
  public static func appearance() -> UITabBar { shared }

  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
  public var barTintColor: UIColor?
  public var tintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var backgroundColor: UIColor?
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
  public var isTranslucent = true
  public var isHidden = false
}

public final class UIPageControl {
  /// Unsafe because user code sets it from any isolation, before the first pass.
  private nonisolated(unsafe) static let shared = UIPageControl()
  public static func appearance() -> UIPageControl { shared }

  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
  public var backgroundColor: UIColor?
}

public final class UITableView {
  /// Unsafe because user code sets it from any isolation, before the first pass.
  private nonisolated(unsafe) static let shared = UITableView()
  public static func appearance() -> UITableView { shared }

  /// The line between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public var backgroundColor: UIColor?
  public var separatorStyle = SeparatorStyle.singleLine
  public var separatorColor: UIColor?
  public var tableFooterView: Any?
  public var showsVerticalScrollIndicator = true
  public var sectionHeaderTopPadding: CGFloat = 0
}

public final class UITableViewCell {
  /// Unsafe because user code sets it from any isolation, before the first pass.
  private nonisolated(unsafe) static let shared = UITableViewCell()
  public static func appearance() -> UITableViewCell { shared }

  /// How a touched row looks.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public var backgroundColor: UIColor?
  public var selectionStyle = SelectionStyle.default
}

public final class UISegmentedControl {
  /// Unsafe because user code sets it from any isolation, before the first pass.
  private nonisolated(unsafe) static let shared = UISegmentedControl()
  public static func appearance() -> UISegmentedControl { shared }

  public var selectedSegmentTintColor: UIColor?
  public var backgroundColor: UIColor?
}

public final class UIScrollView {
  /// Unsafe because user code sets it from any isolation, before the first pass.
  private nonisolated(unsafe) static let shared = UIScrollView()
  public static func appearance() -> UIScrollView { shared }

  public var bounces = true
  public var keyboardDismissMode = 0
  public var backgroundColor: UIColor?
}

import Foundation

/// The running app, which here only notes what it is asked for.
public final class UIApplication: UIResponder {
  private override init() { super.init() }

  /// Unsafe because user code reaches it from any isolation; hosts run on the main actor.
  public nonisolated(unsafe) static let shared = UIApplication()

  /// The addresses that `open` was asked for, oldest first.
  package private(set) var openedURLs: [URL] = []
  /// How many times somebody asked for the keyboard to go.
  package private(set) var resignations = 0

  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public static let openSettingsURLString = "app-settings:"
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    completion?(true)
  }

  public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  /// Sends nothing anywhere; a missing target is how apps ask for the keyboard to go.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  )
    -> Bool
  {
    resignations += 1
    return true
  }

  public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  public var windows: [UIWindow] { UIWindowScene.main.windows }
  public var keyWindow: UIWindow? { windows.first }
  public var statusBarFrame: CGRect { UIWindowScene.main.statusBarManager?.statusBarFrame ?? .zero }
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

/// The name of a method.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { name = value }
}

/// Something that happened to the app.
public final class UIEvent {
  public init() {}
}

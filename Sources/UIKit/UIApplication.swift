import Foundation

/// The running app, which here only notes what it is asked for.
@MainActor @preconcurrency
public final class UIApplication: UIResponder {
  private override init() { super.init() }

  public static let shared = UIApplication()

  /// What it was asked to open.
  package private(set) var openedURLs: [URL] = []
  /// Pictures that it was asked to keep.
  package private(set) var savedImages: [UIImage] = []
  func noteSaved(_ image: UIImage) { savedImages.append(image) }
  /// How often the keyboard was sent away through the responder chain.
  package private(set) var resignations = 0
  /// What sends the keyboard away; a host sets it.
  package var resignsFocus: (() -> Void)?

  /// How a URL is opened.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What the app was started with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// Whether the app is in use.
  public enum State: Int, Sendable { case active, inactive, background }

  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")

  public weak var delegate: (any UIApplicationDelegate)?
  public var applicationState: State { .active }

  /// Opens nothing; `openedURLs` remembers it.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    completion?(true)
  }

  public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  /// Sends an action to its target; without one only the keyboard can be sent away.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard action.name.hasPrefix("resignFirstResponder") else {
      return action.send(to: target, [sender, event])
    }
    resignations += 1
    resignsFocus?()
    return true
  }

  public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  public var openSessions: Set<UISceneSession> { [] }
  public var windows: [UIWindow] { UIWindowScene.main.windows }
  public var keyWindow: UIWindow? { windows.first }
  public var statusBarFrame: CGRect { UIWindowScene.main.statusBarManager?.statusBarFrame ?? .zero }
  public var statusBarOrientation: UIInterfaceOrientation {
    UIWindowScene.main.interfaceOrientation
  }
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  public var alternateIconName: String? { nil }
  public var supportsAlternateIcons: Bool { false }
  public func endBackgroundTask(_ identifier: Int) {}
  public func registerForRemoteNotifications() {}
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

/// What the app tells.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: session.role)
  }

  /// There is no screen to start on: a program is drawn by `hanga render`.
  public static func main() {
    let message =
      "\(Self.self) has no screen to run on; draw it with: hanga render FILE.swift -o OUT.png\n"
    FileHandle.standardError.write(Data(message.utf8))
    exit(2)
  }
}

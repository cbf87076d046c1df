import Foundation

/// One of the app's interfaces.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// Whether the interface is in use.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// What a scene was opened for; nothing here.
  @MainActor @preconcurrency
  public final class ConnectionOptions: NSObject {
    public let urlContexts: Set<UIOpenURLContext> = []
    public let userActivities: Set<NSUserActivity> = []
    public let shortcutItem: UIApplicationShortcutItem? = nil
  }

  public var activationState: ActivationState { .foregroundActive }
  public var session: UISceneSession { UISceneSession() }
  public weak var delegate: (any UISceneDelegate)?
  public var title: String! = ""

  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
}

/// A scene that was opened.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  public var role: Role { .windowApplication }
  public var persistentIdentifier: String { "main" }
}

/// How a scene is opened.
@MainActor @preconcurrency
public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  public var delegateClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}

/// A URL that a scene was opened with.
public final class UIOpenURLContext: NSObject {
  public let url: URL
  package init(url: URL) {
    self.url = url
    super.init()
  }
}

/// An entry of the app icon's menu.
public final class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public init(type: String, localizedTitle: String) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    super.init()
  }
}

/// Something a person did that another device may go on with.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
}

/// What a scene tells.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// What a scene with windows tells.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// The one scene, of the host whose pass is running.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  static let main = UIWindowScene()
  private lazy var window = UIWindow(windowScene: self)

  public var windows: [UIWindow] { [window] }
  public var keyWindow: UIWindow? { window }
  public var screen: UIScreen { .main }
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  public var traitCollection: UITraitCollection { .current }
  /// As the device is held; a portrait one stands upright.
  public var interfaceOrientation: UIInterfaceOrientation {
    switch ScreenContext.current.orientation {
    case .portrait, .unknown, .faceUp, .faceDown: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }
}

/// What is known of the status bar.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
  public var statusBarFrame: CGRect {
    let context = ScreenContext.current
    return CGRect(x: 0, y: 0, width: context.size.width, height: context.statusBarHeight)
  }
  public var isStatusBarHidden: Bool { ScreenContext.current.statusBarHeight == 0 }
}

/// The window that a scene shows, which fills the screen.
@MainActor @preconcurrency
open class UIWindow: UIView {
  private var root: UIViewController?
  /// The scene's own window has one that only shows other screens over the scene.
  open var rootViewController: UIViewController? {
    get { root ?? (windowScene === UIWindowScene.main ? ScenePresentations.current.root : nil) }
    set { root = newValue }
  }
  open var windowLevel = Level.normal
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }
  open var screen: UIScreen { .main }
  open var isKeyWindow: Bool { true }
  open weak var windowScene: UIWindowScene?
  open override var window: UIWindow? { self }
  open override var safeAreaInsets: UIEdgeInsets { ScreenContext.current.safeAreaInsets }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }
  /// The scene's own window has the size of the screen whenever it is asked.
  open override var frame: CGRect {
    get { windowScene === UIWindowScene.main ? ScreenContext.current.bounds : super.frame }
    set { super.frame = newValue }
  }
  open func makeKeyAndVisible() {}
  open func makeKey() {}
}

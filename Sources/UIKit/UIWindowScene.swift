import Foundation

/// One of the app's interfaces.
open class UIScene: UIResponder, Hashable {
  /// Whether the interface is in use.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  public var activationState: ActivationState { .foregroundActive }

  public static func == (lhs: UIScene, rhs: UIScene) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The interface on the screen of the running host.
public final class UIWindowScene: UIScene {
  /// Unsafe because user code reaches it from any isolation; it has no state of its own.
  nonisolated(unsafe) static let main = UIWindowScene()
  private let window = UIWindow()

  public var windows: [UIWindow] { [window] }
  public var keyWindow: UIWindow? { window }
  public var screen: UIScreen { .main }
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  public var traitCollection: UITraitCollection { .current }
  public var interfaceOrientation: UIInterfaceOrientation {
    switch ScreenContext.current.orientation {
    case .portrait, .unknown, .faceUp, .faceDown: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }
}

/// Where the status bar is.
public final class UIStatusBarManager: Sendable {
  public var statusBarFrame: CGRect {
    let context = ScreenContext.current
    return CGRect(x: 0, y: 0, width: context.size.width, height: context.statusBarHeight)
  }
  public var isStatusBarHidden: Bool { ScreenContext.current.statusBarHeight == 0 }
}

/// The app's window: as large as the screen.
public final class UIWindow: UIResponder {
  public var frame: CGRect { ScreenContext.current.bounds }
  public var bounds: CGRect { ScreenContext.current.bounds }
  public var safeAreaInsets: UIEdgeInsets { ScreenContext.current.safeAreaInsets }
  public var isKeyWindow: Bool { true }
  public var windowScene: UIWindowScene? { .main }
  public var traitCollection: UITraitCollection { .current }
  /// Noted and otherwise without effect; ask the host for a scheme instead.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  @discardableResult public func endEditing(_ force: Bool) -> Bool { true }
}

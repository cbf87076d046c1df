import HangaRuntime
import UIKit

/// A view controller that shows a SwiftUI view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content {
    didSet { hosted?.content = AnyView(rootView) }
  }
  private var hosted: HostedView?

  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  public required init?(coder: NSCoder) {
    fatalError("UIHostingController needs a root view: use init(coder:rootView:)")
  }

  open override func loadView() {
    let view = HostedView(content: AnyView(rootView))
    hosted = view
    self.view = view
  }

  /// How the controller's size follows its content.
  public var sizingOptions: UIHostingControllerSizingOptions = []
  /// Parts of the safe area that the content keeps to.
  public var safeAreaRegions: SafeAreaRegions = .all
}

/// What of a hosting controller follows the size of its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view of UIKit's that holds a view of SwiftUI's.
@MainActor
final class HostedView: UIView {
  var content: AnyView

  init(content: AnyView) {
    self.content = content
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) {
    content = AnyView(EmptyView())
    super.init(coder: coder)
  }
}

/// The view that shows what a view controller shows.
@MainActor
enum ControllerView {
  /// The view of `controller`, or of the one a container shows.
  static func view(of controller: UIViewController) -> UIView {
    if let stack = controller as? UINavigationController, let top = stack.topViewController {
      return view(of: top)
    }
    if let tabs = controller as? UITabBarController, let selected = tabs.selectedViewController {
      return view(of: selected)
    }
    if let pages = controller as? UIPageViewController, let page = pages.viewControllers?.first {
      return view(of: page)
    }
    return controller.view
  }
}

import Foundation
import HangaGeometry

/// What is shown in a bar.
@MainActor @preconcurrency
open class UIBarItem: IdentityHashable {
  open var isEnabled = true { didSet { owner?.touched() } }
  open var title: String? { didSet { owner?.touched() } }
  open var image: UIImage? { didSet { owner?.touched() } }
  open var landscapeImagePhone: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  package private(set) var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// The view that shows it.
  package weak var owner: UIView?
  public init() {}
  public required init?(coder: NSCoder) {}
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleAttributes[state.rawValue] = attributes }
}

/// A button in a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// The look of all of them.
  public static func appearance() -> UIBarButtonItem {
    if let known = shared { return known }
    let made = UIBarButtonItem()
    shared = made
    return made
  }
  package static var shared: UIBarButtonItem?

  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    case prominent = 3
  }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo,
      redo
    case pageCurl
    case close = 24
  }

  open var style = Style.plain
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var customView: UIView?
  open var width: CGFloat = 0
  open var tintColor: UIColor? { didSet { owner?.touched() } }
  open var isHidden = false { didSet { owner?.touched() } }
  open var isSelected = false
  open var changesSelectionAsPrimaryAction = false
  package private(set) var systemItem: SystemItem?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style) = (title, style)
    (self.target, self.action) = (target as AnyObject, action)
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) { self.init(image: image, style: style, target: target, action: action) }
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(
      title: nil, style: systemItem == .done ? .done : .plain, target: target, action: action)
    self.systemItem = systemItem
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// Somebody has touched it.
  package func press() {
    if let primaryAction { primaryAction.handler(primaryAction) }
    action?.send(to: target, [self])
  }
}

/// What appearances are asked of.
@MainActor @preconcurrency
public protocol UIAppearanceContainer {}
/// What has an appearance.
@MainActor @preconcurrency
public protocol UIAppearance {}

extension UIView: UIAppearance, UIAppearanceContainer {
  @available(
    *, unavailable,
    message: "Appearances hold for all views of a class here; use appearance() without containers."
  )
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  )
    -> Self
  { fatalError() }
}
extension UIViewController: UIAppearanceContainer {}

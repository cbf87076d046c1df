import HangaLayout
import HangaRuntime
import UIKit

/// A view controller that shows a SwiftUI view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content {
    didSet {
      hosted?.content = AnyView(rootView)
      hosted?.touched()
    }
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
    view.backgroundColor = .systemBackground
    hosted = view
    self.view = view
  }

  /// The size that the view wants, offered `size`.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    OffScreen.size(of: AnyView(rootView), HostedView.proposal(size))
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
class HostedView: UIView {
  var content: AnyView

  init(content: AnyView) {
    self.content = content
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) {
    content = AnyView(EmptyView())
    super.init(coder: coder)
  }

  static func proposal(_ size: CGSize) -> ProposedViewSize {
    // What UIKit's code writes for “any length”.
    func length(_ value: CGFloat) -> CGFloat? {
      value.isFinite && value > 0 && value < CGFloat.greatestFiniteMagnitude ? value : nil
    }
    return ProposedViewSize(width: length(size.width), height: length(size.height))
  }
  override var intrinsicContentSize: CGSize { OffScreen.size(of: content, .unspecified) }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    OffScreen.size(of: content, Self.proposal(size))
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    var size = OffScreen.size(of: content, Self.proposal(targetSize))
    if horizontal == .required { size.width = targetSize.width }
    if vertical == .required { size.height = targetSize.height }
    return size
  }
  override func _heightForWidth(_ width: CGFloat) -> CGFloat? {
    guard width > 0 else { return nil }
    return OffScreen.size(of: content, ProposedViewSize(width: width, height: nil)).height
  }
}

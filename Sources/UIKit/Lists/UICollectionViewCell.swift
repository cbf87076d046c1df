import Foundation
import HangaGeometry

/// A view that a collection makes.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { nil }
  package weak var hostingScroll: UIScrollView?
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { attributes }
}

/// A cell of a collection.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      setNeedsUpdateConfiguration()
      touched()
    }
  }
  open var isHighlighted = false
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  open var selectedBackgroundView: UIView? { didSet { touched() } }
  private var content: (any UIView & UIContentView)?
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      content?.removeFromSuperview()
      content = contentConfiguration?.makeContentView()
      if let content { contentView.addSubview(content) }
      hostingScroll?.touched()
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { touched() } }
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true

  public required init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    content?.frame = contentView.bounds
    backgroundView?.frame = bounds
    if let selectedBackgroundView {
      if isSelected, selectedBackgroundView.superview == nil {
        insertSubview(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      } else if !isSelected {
        selectedBackgroundView.removeFromSuperview()
      }
      selectedBackgroundView.frame = bounds
    }
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fitting(
      width: horizontal == .required ? targetSize.width : nil,
      height: vertical == .required ? targetSize.height : nil)
  }
  /// How large its contents want to be, one side given or both left open.
  package func fitting(width: CGFloat?, height: CGFloat?) -> CGSize {
    let target = CGSize(width: width ?? 0, height: height ?? 0)
    let inner: UIView = content ?? contentView
    return inner.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: height == nil ? .fittingSizeLevel : .required)
  }
}

/// A cell of a collection laid out as a list.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = [] { didSet { hostingScroll?.touched() } }
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  public var separatorLayoutGuide: UILayoutGuide { layoutMarginsGuide }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// What stands beside a list cell's contents.
public struct UICellAccessory {
  package enum Kind {
    case symbol(String, isTinted: Bool, isFaint: Bool)
    case label(String)
    case view(UIView)
  }
  package let kind: Kind
  package let isLeading: Bool
  /// When one shows.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  package let displayed: DisplayedState

  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("chevron.forward", isTinted: false, isFaint: true), isLeading: false,
      displayed: displayed)
  }
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("checkmark", isTinted: true, isFaint: false), isLeading: false,
      displayed: displayed)
  }
  public static func detail(displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil)
    -> UICellAccessory
  {
    UICellAccessory(
      kind: .symbol("info.circle", isTinted: true, isFaint: false), isLeading: false,
      displayed: displayed)
  }
  public static func outlineDisclosure(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("chevron.forward", isTinted: true, isFaint: false), isLeading: false,
      displayed: displayed)
  }
  public static func delete(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("minus.circle.fill", isTinted: true, isFaint: false), isLeading: true,
      displayed: displayed)
  }
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(
      kind: .symbol("line.3.horizontal", isTinted: false, isFaint: true), isLeading: false,
      displayed: displayed)
  }
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: .label(text), isLeading: false, displayed: displayed)
  }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      kind: .view(configuration.customView), isLeading: configuration.isLeading, displayed: .always)
  }
  /// A view of the user's own at a cell's side.
  public struct CustomViewConfiguration {
    public enum Placement: Sendable { case leading, trailing }
    let customView: UIView
    let isLeading: Bool
    public init(customView: UIView, placement: Placement) {
      (self.customView, isLeading) = (customView, placement == .leading)
    }
  }
}

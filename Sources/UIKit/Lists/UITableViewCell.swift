import Foundation
import HangaGeometry

/// What a cell knows of its state.
public struct UICellConfigurationState: Hashable, Sendable {
  public var isSelected = false
  public var isHighlighted = false
  public var isDisabled = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isFocused = false
  public init() {}
}
public typealias UIViewConfigurationState = UICellConfigurationState

/// What a cell shows: views are made of it.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: UICellConfigurationState) -> Self
}
extension UIContentConfiguration {
  public func updated(for state: UICellConfigurationState) -> Self { self }
}

/// A view made of a configuration.
@MainActor @preconcurrency
public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
}

/// A row of a list. `appearance()` is the look of all of them.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  open class func appearance() -> UITableViewCell { Appearances.object { UITableViewCell() } }

  /// Where a cell's texts stand.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// How a touched row looks.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// What stands at a row's end.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none { didSet { changed() } }
  open var editingAccessoryType = AccessoryType.none
  open var accessoryView: UIView? { didSet { changed() } }
  open var editingAccessoryView: UIView?
  open var selectedBackgroundView: UIView? { didSet { changed() } }
  open var backgroundView: UIView? { didSet { changed() } }
  open var separatorInset = UIEdgeInsets.zero { didSet { hasGivenInset = true } }
  package private(set) var hasGivenInset = false
  open var indentationLevel = 0 { didSet { changed() } }
  open var indentationWidth: CGFloat = 10
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false
  open var isEditing: Bool { false }
  open var isSelected = false {
    didSet { if isSelected != oldValue { setSelected(isSelected, animated: false) } }
  }
  open var isHighlighted = false
  package let style: CellStyle
  public let reuseIdentifier: String?
  /// What a cell of the user's own design adds its views to.
  public let contentView = UIView()
  public private(set) lazy var textLabel: UILabel? = part(UILabel())
  public private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : part(UILabel())
  public private(set) lazy var imageView: UIImageView? = part(UIImageView())
  /// The list that shows it.
  package weak var hostingScroll: UIScrollView?

  public required init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: .zero)
    addSubview(contentView)
    contentView.onChange = { [weak self] in self?.changed() }
  }
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }
  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
  }
  private func part<V: UIView>(_ view: V) -> V {
    view.onChange = { [weak self] in self?.changed() }
    return view
  }
  private func changed() { hostingScroll?.touched() }

  open func prepareForReuse() {}
  /// Has the cell arrange itself in its row.
  package func layoutInRow(_ size: CGSize) {
    frame.size = size
    contentView.frame = bounds
    layoutSubviews()
  }
  open func setSelected(_ selected: Bool, animated: Bool) {
    if isSelected != selected { isSelected = selected }
    changed()
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) {}
  open func willTransition(to state: Int) {}

  // MARK: Configurations

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { changed() } }
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { changed() } }
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open func setNeedsUpdateConfiguration() { changed() }
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
}

/// A view at the start or end of a section.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  public static func appearance() -> UITableViewHeaderFooterView {
    Appearances.object { UITableViewHeaderFooterView(reuseIdentifier: nil) }
  }
  public let contentView = UIView()
  public let textLabel: UILabel? = UILabel()
  public let detailTextLabel: UILabel? = UILabel()
  public let reuseIdentifier: String?
  open var backgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      content?.removeFromSuperview()
      content = contentConfiguration?.makeContentView()
      if let content { contentView.addSubview(content) }
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  open func prepareForReuse() {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
  private var content: (any UIView & UIContentView)?
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let inner: UIView = content ?? contentView
    if inner === contentView, inner.subviews.isEmpty, let text = textLabel?.text, !text.isEmpty {
      // The title's place in plain lists (facts/controls.md §3).
      return CGSize(width: targetSize.width, height: 28)
    }
    return inner.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    content?.frame = contentView.bounds
    guard contentView.subviews.isEmpty, let label = textLabel, label.text != nil else { return }
    if label.superview == nil { addSubview(label) }
    label.frame = bounds.insetBy(dx: 16, dy: 0)
  }
}

import Foundation

/// A list of UIKit's. `appearance()` is the look of all lists.
///
/// One that a representable makes shows the cells that its data source gives it.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  open override class func appearance() -> UITableView { Appearances.object { UITableView() } }

  /// Whether sections are groups.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// The line between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  /// A length to be worked out by the cell.
  public static let automaticDimension: CGFloat = -1

  public let style: Style
  open var separatorStyle = SeparatorStyle.singleLine { didSet { hasGivenSeparators = true } }
  /// Whether `separatorStyle` has been set.
  package private(set) var hasGivenSeparators = false
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var tableFooterView: UIView?
  open var tableHeaderView: UIView?
  open var sectionHeaderTopPadding: CGFloat = 0
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var rowHeight: CGFloat = UITableView.automaticDimension
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open weak var dataSource: (any UITableViewDataSource)?
  private var makers: [String: () -> UITableViewCell] = [:]

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  public override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // MARK: Cells

  open func register<C: UITableViewCell>(
    _ cellClass: C.Type?, forCellReuseIdentifier identifier: String
  ) {
    makers[identifier] = cellClass.map { type in
      { type.init(style: .default, reuseIdentifier: identifier) }
    }
  }
  /// A new cell of the registered class: nothing here is used again.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    makers[identifier]?() ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    makers[identifier]?()
  }

  /// Cells are asked for whenever the table is drawn anew.
  open func reloadData() {}
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, automatic }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
}

extension IndexPath {
  /// The row `row` of `section`.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The item `item` of `section`.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}

/// What gives a table its cells.
@MainActor @preconcurrency
public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}

/// What a table tells and asks.
@MainActor @preconcurrency
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
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

  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var selectedBackgroundView: UIView?
  open var backgroundView: UIView?
  package let style: CellStyle
  public let reuseIdentifier: String?
  /// What a cell of the user's own design adds its views to.
  public let contentView = UIView()
  public let textLabel: UILabel? = UILabel()
  public let detailTextLabel: UILabel?
  public let imageView: UIImageView? = UIImageView()

  public required init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    detailTextLabel = style == .default ? nil : UILabel()
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }
  public required init?(coder: NSCoder) {
    (style, reuseIdentifier, detailTextLabel) = (.default, nil, nil)
    super.init(coder: coder)
  }
  open func prepareForReuse() {}
}

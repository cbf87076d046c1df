import Foundation
import HangaGeometry

/// A list of UIKit's. `appearance()` is the look of all lists.
///
/// One that is shown shows the cells that its data source gives it.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  open override class func appearance() -> UITableView { Appearances.object { UITableView() } }

  /// Whether sections are groups.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// The line between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// A length to be worked out by the cell.
  public nonisolated static let automaticDimension: CGFloat = -1
  public nonisolated static let indexSearch = "{search}"

  public let style: Style
  open var separatorStyle = SeparatorStyle.singleLine {
    didSet {
      hasGivenSeparators = true
      touched()
    }
  }
  /// Whether `separatorStyle` has been set.
  package private(set) var hasGivenSeparators = false
  open var separatorColor: UIColor? { didSet { touched() } }
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet {
      hasGivenInset = true
      touched()
    }
  }
  package private(set) var hasGivenInset = false
  open var tableFooterView: UIView? { didSet { touched() } }
  open var tableHeaderView: UIView? { didSet { touched() } }
  open override var backgroundColor: UIColor? {
    didSet { hasGivenBackground = true }
  }
  package private(set) var hasGivenBackground = false
  open var backgroundView: UIView? { didSet { touched() } }
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { touched() } }
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false
  open var cellLayoutMarginsFollowReadableWidth = false
  open var remembersLastFocusedIndexPath = false
  open var insetsContentViewsToSafeArea = true
  open var sectionIndexColor: UIColor?
  open var dragInteractionEnabled = false
  public private(set) var isEditing = false
  open weak var dataSource: (any UITableViewDataSource)? { didSet { touched() } }
  private var makers: [String: () -> UITableViewCell] = [:]
  private var headerMakers: [String: () -> UITableViewHeaderFooterView] = [:]
  /// The rows that are chosen, in the order in which they were.
  package private(set) var chosen: [IndexPath] = []
  package private(set) var cells: [IndexPath: UITableViewCell] = [:]

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
  package var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  // MARK: Cells

  open func register<C: UITableViewCell>(
    _ cellClass: C.Type?, forCellReuseIdentifier identifier: String
  ) {
    makers[identifier] = cellClass.map { type in
      { type.init(style: .default, reuseIdentifier: identifier) }
    }
  }
  open func register<V: UITableViewHeaderFooterView>(
    _ aClass: V.Type?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerMakers[identifier] = aClass.map { type in { type.init(reuseIdentifier: identifier) } }
  }
  /// A new cell of the registered class: nothing here is used again.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let make = makers[identifier] else {
      preconditionFailure("No class is registered for cells of the identifier “\(identifier)”.")
    }
    return make()
  }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    makers[identifier]?()
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  { headerMakers[identifier]?() }

  /// The cell of a row, asked for once until its data change.
  package func shownCell(at path: IndexPath) -> UITableViewCell? {
    if let known = cells[path] { return known }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    cell.hostingScroll = self
    cell.isSelected = chosen.contains(path)
    cells[path] = cell
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  open var visibleCells: [UITableViewCell] {
    cells.sorted { $0.key < $1.key }.map(\.value)
  }
  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

  open func reloadData() {
    cells = [:]
    chosen = []
    touched()
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for path in indexPaths { cells[path] = nil }
    changed(animation)
  }
  open func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    changed(animation, all: true)
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    changed(animation, all: true)
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    changed(.automatic, all: true)
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    changed(animation, all: true)
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    changed(animation, all: true)
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    changed(animation, all: true)
  }
  open func beginUpdates() {}
  open func endUpdates() { touched() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    touched()
    completion?(true)
  }
  private func changed(_ animation: RowAnimation, all: Bool = false) {
    if all { cells = [:] }
    guard animation != .none, let tools = ViewTools.current else { return touched() }
    tools.animated(ViewAnimation(duration: 0.3), { touched() }, nil)
  }

  // MARK: Choice and place

  open var indexPathForSelectedRow: IndexPath? { chosen.first }
  open var indexPathsForSelectedRows: [IndexPath]? { chosen.isEmpty ? nil : chosen }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    chosen.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
    touched()
  }
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return }
    if !allowsMultipleSelection {
      for path in chosen { cells[path]?.isSelected = false }
      chosen = []
    }
    if !chosen.contains(indexPath) { chosen.append(indexPath) }
    cells[indexPath]?.isSelected = true
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
    touched()
  }
  /// Somebody has touched a row.
  package func touchRow(_ path: IndexPath) {
    guard allowsSelection, let delegate = tableDelegate,
      let target = delegate.tableView(self, willSelectRowAt: path)
    else { return }
    if allowsMultipleSelection, chosen.contains(target) {
      deselectRow(at: target, animated: false)
      return delegate.tableView(self, didDeselectRowAt: target)
    }
    let before = allowsMultipleSelection ? [] : chosen.filter { $0 != target }
    selectRow(at: target, animated: false, scrollPosition: .none)
    for path in before { delegate.tableView(self, didDeselectRowAt: path) }
    delegate.tableView(self, didSelectRowAt: target)
  }
  /// Moves a row into sight; whoever shows the table sets it.
  package var rowScroller: ((IndexPath, ScrollPosition, _ isAnimated: Bool) -> Void)?
  /// Where it was asked to be before it was shown.
  package private(set) var wantedRow: (IndexPath, ScrollPosition)?
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    wantedRow = (indexPath, scrollPosition)
    rowScroller?(indexPath, scrollPosition, animated)
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    touched()
  }

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
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}

/// What a table tells and asks.
@MainActor @preconcurrency
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    indexPath
  }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { tableView.estimatedRowHeight }
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    tableView.sectionHeaderHeight
  }
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    tableView.sectionFooterHeight
  }
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    true
  }
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}

/// The buttons that a swiped row shows.
@MainActor @preconcurrency
public final class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  public var performsFirstActionWithFullSwipe = true
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// A button that a swiped row shows.
@MainActor @preconcurrency
public final class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public let style: Style
  public let handler: Handler
  public var title: String?
  public var image: UIImage?
  public var backgroundColor: UIColor!
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

@MainActor @preconcurrency
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  open var clearsSelectionOnViewWillAppear = true
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }
  public init(style: UITableView.Style) {
    self.style = style
    super.init()
  }
  public override init() {
    style = .plain
    super.init()
  }
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}

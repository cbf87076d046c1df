import Foundation
import HangaGeometry

/// Cells where a layout puts them.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  open override class func appearance() -> UICollectionView {
    Appearances.object {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
  }
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      touched()
    }
  }
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { touched() } }
  open weak var prefetchDataSource: AnyObject?
  open var isPrefetchingEnabled = true
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsFocus = false
  open var dragInteractionEnabled = false
  open var isEditing = false
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var backgroundView: UIView? { didSet { touched() } }
  private var makers: [String: () -> UICollectionReusableView] = [:]
  private var kindMakers: [String: () -> UICollectionReusableView] = [:]
  package private(set) var chosen: [IndexPath] = []
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var supplementary: [String: UICollectionReusableView] = [:]
  /// The scroll views of sections that scroll across.
  private var strips: [Int: UIScrollView] = [:]

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }
  package var collectionDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    guard animated, let tools = ViewTools.current else {
      collectionViewLayout = layout
      return
    }
    tools.animated(ViewAnimation(duration: 0.3), { collectionViewLayout = layout }, nil)
  }

  // MARK: Cells

  open func register<C: UICollectionViewCell>(
    _ cellClass: C.Type?, forCellWithReuseIdentifier identifier: String
  ) { makers[identifier] = cellClass.map { type in { type.init(frame: .zero) } } }
  open func register<V: UICollectionReusableView>(
    _ viewClass: V.Type?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { kindMakers[elementKind + identifier] = viewClass.map { type in { type.init(frame: .zero) } } }
  /// A new cell of the registered class: nothing here is used again.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let cell = makers[identifier]?() as? UICollectionViewCell else {
      preconditionFailure("No class is registered for cells of the identifier “\(identifier)”.")
    }
    return cell
  }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = kindMakers[elementKind + identifier]?() else {
      preconditionFailure("No class is registered for views of the identifier “\(identifier)”.")
    }
    return view
  }
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = Cell.init(frame: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
  open func dequeueConfiguredReusableSupplementary<View: UICollectionReusableView>(
    using registration: SupplementaryRegistration<View>, for indexPath: IndexPath
  ) -> View {
    let view = View.init(frame: .zero)
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  /// Makes cells of a class from items.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void
    let handler: Handler
    public init(handler: @escaping Handler) { self.handler = handler }
  }
  /// Makes headers, footers and the like.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let kind: String
    let handler: Handler
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The cell of an item, asked for once until its data change.
  package func shownCell(at path: IndexPath) -> UICollectionViewCell? {
    if let known = cells[path] { return known }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    cell.hostingScroll = self
    cell.isSelected = chosen.contains(path)
    cells[path] = cell
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }
  package func shownView(_ kind: String, at path: IndexPath) -> UICollectionReusableView? {
    let key = "\(kind) \(path.section) \(path.count > 1 ? path.item : 0)"
    if let known = supplementary[key] { return known }
    guard
      let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    else { return nil }
    view.hostingScroll = self
    supplementary[key] = view
    return view
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { shownView(elementKind, at: indexPath) }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.all.first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  open var visibleCells: [UICollectionViewCell] {
    cells.sorted { $0.key < $1.key }.map(\.value).filter { bounds.intersects($0.frame) }
  }
  open var indexPathsForVisibleItems: [IndexPath] {
    cells.sorted { $0.key < $1.key }.filter { bounds.intersects($0.value.frame) }.map(\.key)
  }

  open func reloadData() {
    for view in Array(cells.values) as [UIView] + Array(supplementary.values) {
      view.removeFromSuperview()
    }
    (cells, supplementary, chosen) = ([:], [:], [])
    touched()
  }
  open func reloadItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { cells.removeValue(forKey: path)?.removeFromSuperview() }
    touched()
  }
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }
  open func reloadSections(_ sections: IndexSet) { renew() }
  open func insertItems(at indexPaths: [IndexPath]) { renew() }
  open func deleteItems(at indexPaths: [IndexPath]) { renew() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { renew() }
  open func insertSections(_ sections: IndexSet) { renew() }
  open func deleteSections(_ sections: IndexSet) { renew() }
  package func renew() {
    for view in Array(cells.values) as [UIView] + Array(supplementary.values) {
      view.removeFromSuperview()
    }
    (cells, supplementary) = ([:], [:])
    touched()
  }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }

  // MARK: Choice and place

  open var indexPathsForSelectedItems: [IndexPath]? { chosen }
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return }
    if !allowsMultipleSelection {
      for path in chosen { cells[path]?.isSelected = false }
      chosen = []
    }
    if !chosen.contains(indexPath) { chosen.append(indexPath) }
    cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    chosen.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }
  /// Somebody has touched a cell.
  package func touchItem(_ path: IndexPath) {
    guard allowsSelection, let delegate = collectionDelegate,
      delegate.collectionView(self, shouldSelectItemAt: path)
    else { return }
    if allowsMultipleSelection, chosen.contains(path) {
      deselectItem(at: path, animated: false)
      return delegate.collectionView(self, didDeselectItemAt: path)
    }
    let before = allowsMultipleSelection ? [] : chosen.filter { $0 != path }
    selectItem(at: path, animated: false, scrollPosition: [])
    for other in before { delegate.collectionView(self, didDeselectItemAt: other) }
    delegate.collectionView(self, didSelectItemAt: path)
  }
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    guard let box = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else {
      return
    }
    var place = contentOffset
    let size = bounds.size
    if scrollPosition.contains(.left) { place.x = box.minX }
    if scrollPosition.contains(.centeredHorizontally) { place.x = box.midX - size.width / 2 }
    if scrollPosition.contains(.right) { place.x = box.maxX - size.width }
    if scrollPosition.contains(.top) { place.y = box.minY }
    if scrollPosition.contains(.centeredVertically) { place.y = box.midY - size.height / 2 }
    if scrollPosition.contains(.bottom) { place.y = box.maxY - size.height }
    place.x = min(max(place.x, 0), max(contentSize.width - size.width, 0))
    place.y = min(max(place.y, 0), max(contentSize.height - size.height, 0))
    setContentOffset(place, animated: animated)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0, !(collectionViewLayout.isList) else { return }
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    contentSize = size
    let everything = CGRect(
      x: 0, y: 0, width: max(size.width, bounds.width), height: max(size.height, bounds.height))
    let all = collectionViewLayout.layoutAttributesForElements(in: everything) ?? []
    for attributes in all.sorted(by: { $0.zIndex < $1.zIndex }) {
      let view: UICollectionReusableView?
      switch attributes.representedElementCategory {
      case .cell: view = shownCell(at: attributes.indexPath)
      case .supplementaryView:
        view = shownView(attributes.representedElementKind ?? "", at: attributes.indexPath)
      case .decorationView: view = nil
      }
      guard let view else { continue }
      let parent = home(of: attributes)
      if view.superview !== parent { parent.addSubview(view) }
      view.apply(attributes)
      view.frame = attributes.frame.offsetBy(
        dx: -attributes.homeOrigin.x, dy: -attributes.homeOrigin.y)
      (view.alpha, view.isHidden, view.transform) = (
        attributes.alpha, attributes.isHidden, attributes.transform
      )
    }
  }

  /// The collection, or the strip that a section scrolls across in.
  private func home(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    guard let strip = attributes.strip else { return self }
    let scroll = strips[attributes.indexPath.section] ?? UIScrollView(frame: strip.frame)
    strips[attributes.indexPath.section] = scroll
    scroll.frame = strip.frame
    scroll.contentSize = strip.contentSize
    scroll.isPagingEnabled = strip.isPaging
    scroll.showsHorizontalScrollIndicator = false
    scroll.clipsToBounds = false
    if scroll.superview !== self { addSubview(scroll) }
    return scroll
  }
}

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

/// What gives a collection its cells.
@MainActor @preconcurrency
public protocol UICollectionViewDataSource: AnyObject {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}
extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

/// What a collection tells and asks.
@MainActor @preconcurrency
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
}
extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  )
    -> Bool
  { true }
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}

@MainActor @preconcurrency
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  public let collectionViewLayout: UICollectionViewLayout
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init()
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }
  open override func loadView() {
    let collection = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
    collection.dataSource = self
    collection.delegate = self
    view = collection
  }
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  {}
}

/// Gives a collection its cells by the identities of a snapshot.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UICollectionViewDataSource {
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType)
    -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath)
    -> UICollectionReusableView?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  private weak var collection: UICollectionView?
  private let provider: CellProvider
  private var shown = Snapshot()
  open var supplementaryViewProvider: SupplementaryViewProvider?

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (collection, provider) = (collectionView, cellProvider)
    collectionView.dataSource = self
  }
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    if animatingDifferences, let tools = ViewTools.current {
      tools.animated(ViewAnimation(duration: 0.3), { collection?.renew() }, nil)
    } else {
      collection?.renew()
    }
    completion?()
  }
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    apply(snapshot, animatingDifferences: false, completion: completion)
  }
  open func snapshot() -> Snapshot { shown }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.path(of: itemIdentifier)
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
  }
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { shown.numberOfItems(inSection: shown.sectionIdentifiers[section]) }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    shown.item(at: indexPath).flatMap { provider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}

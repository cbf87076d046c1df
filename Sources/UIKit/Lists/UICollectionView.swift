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

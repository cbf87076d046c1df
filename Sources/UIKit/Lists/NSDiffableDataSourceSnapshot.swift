import Foundation

/// What a list shows, by the identities of its sections and items, in order.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
  package private(set) var reloaded: [ItemIdentifierType] = []

  public init() {}

  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.id == identifier }?.items ?? []
  }
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  { sections.first { $0.items.contains(identifier) }?.id }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { ($0, []) }
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection other: SectionIdentifierType
  ) { sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place(other)) }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection other: SectionIdentifierType
  ) { sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place(other) + 1) }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.id) }
  }
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    precondition(!sections.isEmpty, "A snapshot needs a section before it takes items.")
    sections[section.map(place) ?? sections.count - 1].items += identifiers
  }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem other: ItemIdentifierType
  ) { insert(identifiers, at: other, 0) }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem other: ItemIdentifierType
  ) { insert(identifiers, at: other, 1) }
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }
  public mutating func deleteAllItems() { sections = [] }
  public mutating func moveItem(_ item: ItemIdentifierType, beforeItem other: ItemIdentifierType) {
    deleteItems([item])
    insert([item], at: other, 0)
  }
  public mutating func moveItem(_ item: ItemIdentifierType, afterItem other: ItemIdentifierType) {
    deleteItems([item])
    insert([item], at: other, 1)
  }
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloaded += identifiers }
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reloaded += identifiers
  }
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers { reloaded += itemIdentifiers(inSection: section) }
  }

  private func place(_ section: SectionIdentifierType) -> Int {
    guard let place = sections.firstIndex(where: { $0.id == section }) else {
      preconditionFailure("The snapshot has no section \(section).")
    }
    return place
  }
  private mutating func insert(
    _ items: [ItemIdentifierType], at other: ItemIdentifierType, _ step: Int
  ) {
    for index in sections.indices {
      guard let place = sections[index].items.firstIndex(of: other) else { continue }
      return sections[index].items.insert(contentsOf: items, at: place + step)
    }
    preconditionFailure("The snapshot has no item \(other).")
  }
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }
  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let place = section.items.firstIndex(of: item) {
        return IndexPath(item: place, section: index)
      }
    }
    return nil
  }
}

/// Gives a table its cells by the identities of a snapshot.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UITableViewDataSource {
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  private weak var table: UITableView?
  private let provider: CellProvider
  private var shown = Snapshot()
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (table, provider) = (tableView, cellProvider)
    tableView.dataSource = self
  }
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    table?.show(animatingDifferences ? defaultRowAnimation : .none)
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
  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.numberOfItems(inSection: shown.sectionIdentifiers[section])
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    shown.item(at: indexPath).flatMap { provider(tableView, indexPath, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

extension UITableView {
  /// Shows new data.
  func show(_ animation: RowAnimation) { insertRows(at: [], with: animation) }
}

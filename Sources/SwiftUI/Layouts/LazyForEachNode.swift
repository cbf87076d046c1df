import Foundation
import HangaLayout
import HangaRuntime

/// The node of a `ForEach` in a lazy container: it makes the rows that the container asks for.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  TypedNode<ForEach<Data, ID, Content>>, LazySource, RowEditing
{
  /// The ids that are shown, each with its place in the data: the first of those that are equal.
  private var entries: [(id: ID, offset: Int)] = []
  /// The rows that have been made, by id and by the place of their entry.
  private var made: [ID: LazyRow] = [:]
  private var rows: [LazyRow?] = []
  private var rowsByNode: [ObjectIdentifier: LazyRow] = [:]
  private var active: [LazyRow] = []
  /// The ids that came with the update of the given number.
  private var fresh: (ids: Set<ID>, update: Int) = ([], -1)
  private lazy var marker = LazyMarkerElement(self)

  override init(_ view: ForEach<Data, ID, Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    entries = findEntries()
    rows = Array(repeating: nil, count: entries.count)
  }

  private func findEntries() -> [(id: ID, offset: Int)] {
    let ids = Reentry.tracked(for: self) { view.data.map(view.id) }
    var seen: Set<ID> = []
    seen.reserveCapacity(ids.count)
    var result: [(id: ID, offset: Int)] = []
    result.reserveCapacity(ids.count)
    for (offset, id) in ids.enumerated() {
      if seen.insert(id).inserted {
        result.append((id, offset))
      } else {
        graph.warn(ForEachWarning.repeatedID(Data.self))
      }
    }
    return result
  }

  private func content(at index: Int) -> Content {
    let data = view.data
    let place = data.index(data.startIndex, offsetBy: entries[index].offset)
    return Reentry.tracked(for: self) { view.content(data[place]) }
  }

  var edits: RowEdits { view.edits }

  // MARK: Updates

  override func didUpdate(from old: ForEach<Data, ID, Content>, environmentChanged: Bool) {
    let before = entries
    entries = findEntries()
    let isSame = before.count == entries.count && zip(before, entries).allSatisfy { $0.id == $1.id }
    if !isSame { arrangeRows(before) }
    for row in rows.lazy.compactMap({ $0 }) where !row.isActive { row.isStale = true }
    for row in active { update(row) }
    if !isSame { structureDidChange() }
  }

  /// Puts the rows that are still there in their new places, and ends the rest.
  private func arrangeRows(_ before: [(id: ID, offset: Int)]) {
    fresh = (Set(entries.map(\.id)), graph.updateNumber)
    for entry in before { fresh.ids.remove(entry.id) }
    rows = Array(repeating: nil, count: entries.count)
    var kept: [ID: LazyRow] = [:]
    for (index, entry) in entries.enumerated() {
      guard let row = made.removeValue(forKey: entry.id) else { continue }
      kept[entry.id] = row
      row.index = index
      rows[index] = row
    }
    let gone = made.values.sorted { $0.index < $1.index }
    made = kept
    active = rows.compactMap { $0?.isActive == true ? $0 : nil }
    for row in gone {
      rowsByNode[ObjectIdentifier(row.node)] = nil
      if row.isActive { dismiss(row.node) } else { row.node.destroy() }
    }
  }

  private func update(_ row: LazyRow) {
    row.isStale = false
    row.node.typed(as: Content.self).update(content(at: row.index), environment)
  }

  override func reevaluate() {
    graph.bodyWillRun(self)
    didUpdate(from: view, environmentChanged: false)
  }

  // MARK: Rows

  var rowCount: Int { entries.count }
  func row(at index: Int) -> LazyRow? { rows[index] }
  func row(of child: ViewNode) -> LazyRow? { rowsByNode[ObjectIdentifier(child)] }

  func show(_ indices: IndexSet) -> Bool {
    var hasChanged = false
    // A row of which nothing shows has no place that could come into sight: it stays awake, so that
    // it hears when there is something to show.
    var empty: [LazyRow] = []
    for row in active where !indices.contains(row.index) {
      if row.node.elements.isEmpty {
        empty.append(row)
        continue
      }
      row.isActive = false
      hasChanged = true
    }
    var appeared: [LazyRow] = []
    for index in indices {
      if let row = rows[index] {
        if row.isActive { continue }
        row.isActive = true
        if row.isStale { update(row) }
      } else {
        appeared.append(make(at: index))
      }
      hasChanged = true
    }
    guard hasChanged else { return false }
    active = (indices.compactMap { rows[$0] } + empty).sorted { $0.index < $1.index }
    structureDidChange()
    let isFresh = fresh.update == graph.updateNumber
    for row in appeared where isFresh && fresh.ids.contains(entries[row.index].id) {
      present(row.node)
    }
    return true
  }

  private func make(at index: Int) -> LazyRow {
    let node = Content._makeNode(content(at: index), in: childInputs)
    let row = LazyRow(node, of: self, at: index)
    rows[index] = row
    made[entries[index].id] = row
    rowsByNode[ObjectIdentifier(node)] = row
    return row
  }

  func index(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return entries.firstIndex { $0.id == id }
  }

  func identifier(at index: Int) -> AnyHashable { AnyHashable(entries[index].id) }

  func explicitID(of child: ViewNode) -> AnyHashable? {
    row(of: child).map { AnyHashable(entries[$0.index].id) }
  }

  // MARK: Structure

  override var children: [ViewNode] { active.map(\.node) }
  override func makeElements() -> [LayoutNode] {
    entries.isEmpty ? [] : [marker] + active.flatMap(\.node.elements)
  }

  override func didEnd() {
    for row in rows { row?.node.destroy() }
  }
}

import HangaLayout
import HangaRuntime

/// One view for each element of a collection, identified by the element's id.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// What the views are made from.
  public var data: Data
  /// Makes the view of one element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// Whether the data is a range fixed when the view was first made.
  let isConstantRange: Bool
  /// What a list around the views may do with the elements.
  var edits = RowEdits()
}

extension ForEach where Content: View {
  /// A view for each element, identified by the value at `id`. Where an id occurs twice only the
  /// first is shown, with a warning.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] }, isConstantRange: false)
  }

  /// A view for each element, identified by the element's own id.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id }, isConstantRange: false)
  }

  /// A view for a binding to each element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(
      data: data, content: content, id: { $0.wrappedValue.id }, isConstantRange: false)
  }

  /// A view for a binding to each element, identified by the value at `id`.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(
      data: data, content: content, id: { $0.wrappedValue[keyPath: id] }, isConstantRange: false)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// A view for each number, identified by its distance from the first. The range is meant to stay
  /// what it first was.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    let first = data.lowerBound
    self.init(data: data, content: content, id: { $0 - first }, isConstantRange: true)
  }
}

extension ForEach: View where Content: View {
  public var body: Never { fatalError("ForEach has no body") }
  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    if let node = subviewsNode(view, in: inputs) { return node }
    return LazyHosts.host(for: inputs) == nil
      ? ForEachNode(view, in: inputs) : LazyForEachNode(view, in: inputs)
  }
}

enum ForEachWarning {
  static func repeatedID<Data>(_ data: Data.Type) -> String {
    "ForEach over \(TypeNames.short(of: Data.self)): an id occurs more than once; only the "
      + "first view of each id is shown. Give every element an id of its own."
  }
}

/// A node whose children are known by explicit ids.
package protocol IdentifyingNode: ViewNode {
  /// The id given to the views inside `child`, or `nil`.
  func explicitID(of child: ViewNode) -> AnyHashable?
}

final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  TypedNode<ForEach<Data, ID, Content>>, IdentifyingNode
{
  private var rows: [(id: ID, node: TypedNode<Content>)] = []
  /// Rows that were on their way out and are back.
  private var returned: Set<ObjectIdentifier> = []

  override init(_ view: ForEach<Data, ID, Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    rows = reconciled([])
  }

  override func didUpdate(from old: ForEach<Data, ID, Content>, environmentChanged: Bool) {
    let before = rows
    rows = reconciled(before)
    let isSame = before.count == rows.count && zip(before, rows).allSatisfy { $0.node === $1.node }
    guard !isSame else { return }
    structureDidChange()
    for row in rows where !before.contains(where: { $0.node === row.node }) {
      if returned.contains(ObjectIdentifier(row.node)) {
        welcome(row.node)
      } else {
        present(row.node)
      }
    }
    returned = []
  }

  /// Keeps the node of every id that is still there, makes new ones, ends the rest.
  private func reconciled(_ old: [(id: ID, node: TypedNode<Content>)]) -> [(
    id: ID, node: TypedNode<Content>
  )] {
    var known: [ID: TypedNode<Content>] = [:]
    for row in old where known[row.id] == nil { known[row.id] = row.node }
    var seen: Set<ID> = []
    var result: [(id: ID, node: TypedNode<Content>)] = []
    let contents = Reentry.tracked(for: owner) { view.data.map { (view.id($0), view.content($0)) } }
    result.reserveCapacity(contents.count)
    for (id, content) in contents {
      guard seen.insert(id).inserted else {
        graph.warn(ForEachWarning.repeatedID(Data.self))
        continue
      }
      if let node = known.removeValue(forKey: id) {
        node.update(content, environment)
        result.append((id, node))
      } else if let back = returning(id) {
        back.update(content, environment)
        result.append((id, back))
      } else {
        result.append((id, Content._makeNode(content, in: childInputs)))
      }
    }
    for row in old where known[row.id] === row.node { dismiss(row.node, key: row.id) }
    return result
  }

  /// The row of an id that is still on its way out.
  private func returning(_ id: ID) -> TypedNode<Content>? {
    guard !departures.isEmpty, let node = takeBack(id) else { return nil }
    returned.insert(ObjectIdentifier(node))
    return node.typed(as: Content.self)
  }

  /// What the rows' closures read wakes the view whose body they were written in.
  private var owner: ViewNode { self }

  override func reevaluate() {
    graph.bodyWillRun(self)
    didUpdate(from: view, environmentChanged: false)
  }

  override var children: [ViewNode] { rows.map(\.node) }

  func explicitID(of child: ViewNode) -> AnyHashable? {
    rows.first { $0.node === child }.map { AnyHashable($0.id) }
  }
}

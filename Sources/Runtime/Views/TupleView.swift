/// Several views in a row, as a builder's block makes them.
nonisolated public struct TupleView<T>: PrimitiveView {
  /// The views, as a tuple.
  public var value: T
  let pack: any TuplePack.Type

  /// Views given as a tuple, or as one view. What is no view shows nothing.
  public init(_ value: T) {
    self.value = value
    pack = ReflectedPack.self
  }

  init<each Content: View>(pack content: repeat each Content) where T == (repeat each Content) {
    value = (repeat each content)
    pack = ViewPack<repeat each Content>.self
  }

  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    TupleNode(view, in: inputs)
  }
}

/// A view that stands for several, one after the other.
package protocol ViewSequence {
  /// The views, in order.
  var sequence: [any View] { get }
}

extension TupleView: ViewSequence {
  package var sequence: [any View] { pack.views(in: value) }
}

/// The types of a tuple's views, kept so that the tuple can be taken apart again.
protocol TuplePack {
  static func makeNodes<T>(from value: T, in inputs: NodeInputs) -> [ViewNode]
  static func update<T>(_ nodes: [ViewNode], from value: T, _ environment: EnvironmentValues)
  static func views<T>(in value: T) -> [any View]
}

struct ViewPack<each Content: View>: TuplePack {
  /// The tuple is of exactly this pack's types: a `TupleView` is made with its own pack only.
  private static func views<T>(of value: T) -> (repeat each Content) {
    withUnsafePointer(to: value) {
      UnsafeRawPointer($0).assumingMemoryBound(to: (repeat each Content).self).pointee
    }
  }

  static func makeNodes<T>(from value: T, in inputs: NodeInputs) -> [ViewNode] {
    let views = views(of: value)
    var nodes: [ViewNode] = []
    func add<V: View>(_ view: V) { nodes.append(V._makeNode(view, in: inputs)) }
    repeat add(each views)
    return nodes
  }

  static func update<T>(_ nodes: [ViewNode], from value: T, _ environment: EnvironmentValues) {
    let views = views(of: value)
    var index = 0
    func update<V: View>(_ view: V) {
      nodes[index].typed(as: V.self).update(view, environment)
      index += 1
    }
    repeat update(each views)
  }

  static func views<T>(in value: T) -> [any View] {
    let views = views(of: value)
    var result: [any View] = []
    func add<V: View>(_ view: V) { result.append(view) }
    repeat add(each views)
    return result
  }
}

/// A tuple whose element types are only known to its own metadata.
enum ReflectedPack: TuplePack {
  static func views<T>(in value: T) -> [any View] {
    if let view = value as? any View { return [view] }
    return Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }

  static func makeNodes<T>(from value: T, in inputs: NodeInputs) -> [ViewNode] {
    func make<V: View>(_ view: V) -> ViewNode { V._makeNode(view, in: inputs) }
    return views(in: value).map { make($0) }
  }

  static func update<T>(_ nodes: [ViewNode], from value: T, _ environment: EnvironmentValues) {
    // A tuple of one type always holds the same types of views.
    func update<V: View>(_ node: ViewNode, _ view: V) {
      node.typed(as: V.self).update(view, environment)
    }
    for (node, view) in zip(nodes, views(in: value)) { update(node, view) }
  }
}

final class TupleNode<T>: TypedNode<TupleView<T>> {
  private var nodes: [ViewNode] = []

  override init(_ view: TupleView<T>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    nodes = view.pack.makeNodes(from: view.value, in: childInputs)
  }

  override func didUpdate(from old: TupleView<T>, environmentChanged: Bool) {
    view.pack.update(nodes, from: view.value, environment)
  }

  override var children: [ViewNode] { nodes }
}

import HangaRuntime

/// What dumps and messages call the views of a scene.
package enum ElementNaming {
  /// The name of a node, or `nil` if it has none and what it holds takes its place.
  ///
  /// - Parameter own: the first element that the node has made.
  package static func name(of node: ViewNode, _ own: LayoutNode?) -> String? {
    switch node.listing {
    case .named(let name): return name
    case .whole: return node.typeName
    case .contentOnly, .partsOnly: return nil
    case nil: break
    }
    if node is RootNode { return nil }
    let type = node.typeName
    if let name = own?.dumpName, name != "ModifiedContent" { return name }
    let isOurs = type.hasPrefix("_") || Self.transparent.contains(type)
    return isOurs ? nil : type
  }

  /// Structure that has no size of its own.
  private static let transparent: Set<String> = [
    "TupleView", "Optional", "Group", "AnyView", "EmptyView", "ForEach", "IDView",
    "ModifiedContent",
  ]
}

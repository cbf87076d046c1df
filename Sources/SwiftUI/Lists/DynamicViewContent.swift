import Foundation
import HangaLayout
import HangaRuntime

/// Views made from a collection, which a list may change.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  /// What the views are made from.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  @MainActor @preconcurrency public var data: Content.Data { content.data }
}

/// What a list may do with the elements of a collection.
nonisolated struct RowEdits {
  /// Run on the main actor only.
  var delete: ((IndexSet) -> Void)?
  /// Run on the main actor only.
  var move: ((IndexSet, Int) -> Void)?
}

/// Lets the list around the rows change their collection.
nonisolated struct RowEditsModifier: PrimitiveModifier {
  let edits: RowEdits

  nonisolated static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    RowEditsNode(view, in: inputs)
  }
}

/// A node that says what may be done with the rows inside.
protocol RowEditing: ViewNode {
  var edits: RowEdits { get }
}

final class RowEditsNode<Content: View>: PassThroughNode<Content, RowEditsModifier>, RowEditing {
  var edits: RowEdits { modifier.edits }
}

extension RowEdits {
  /// What may be done with the rows of `source`: what was said closest to it.
  init(of source: ViewNode, below host: ViewNode) {
    self.init()
    var node: ViewNode? = source
    while let current = node, current !== host {
      if current === source, let own = (current as? any RowEditing)?.edits {
        (delete, move) = (own.delete, own.move)
      } else if let editing = current as? any RowEditing {
        delete = delete ?? editing.edits.delete
        move = move ?? editing.edits.move
      } else if current !== source, current is any LazySource {
        return
      }
      node = current.parent
    }
  }
}

extension DynamicViewContent {
  /// Lets rows be deleted; `action` is given the places of those to delete. `nil` takes it back.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?)
    -> some DynamicViewContent
  {
    modifier(RowEditsModifier(edits: RowEdits(delete: action)))
  }

  /// Lets rows be moved; `action` is given the places they come from and the place before which
  /// they go. `nil` takes it back.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?)
    -> some DynamicViewContent
  {
    modifier(RowEditsModifier(edits: RowEdits(move: action)))
  }
}

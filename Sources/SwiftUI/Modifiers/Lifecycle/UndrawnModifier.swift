import HangaRuntime

/// Says once that something is asked for which is not drawn.
nonisolated struct UndrawnModifier: PrimitiveModifier, Equatable {
  let what: String

  nonisolated static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    UndrawnNode(view, in: inputs)
  }
}

private final class UndrawnNode<Content: View>: PassThroughNode<Content, UndrawnModifier> {
  override func didMakeChild() { graph.warn("\(modifier.what) is not drawn") }
}

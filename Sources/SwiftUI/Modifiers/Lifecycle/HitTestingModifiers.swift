import HangaRuntime

/// Whether touches reach the view.
nonisolated public struct _AllowsHitTestingModifier: PrimitiveModifier, Equatable {
  let allows: Bool
  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    PassThroughNode(view, in: inputs)
  }
}

extension View {
  /// Lets touches through to what is behind with `false`.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(allows: enabled))
  }
}

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

extension View {
  /// A line under the screen's title; it is told and not drawn.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(UndrawnModifier(what: "the navigation subtitle"))
  }
  /// A line under the screen's title; it is told and not drawn.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }
  /// A line under the screen's title; it is told and not drawn.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
  /// Mirrors the view beyond its edges, under bars and sidebars; it is told and not drawn.
  nonisolated public func backgroundExtensionEffect() -> some View {
    modifier(UndrawnModifier(what: "the background extension effect"))
  }
  /// Margins of a list's sections; they are told and not laid out.
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?)
    -> some View
  {
    modifier(UndrawnModifier(what: "the margin of a list's section"))
  }
}

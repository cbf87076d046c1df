import HangaRuntime

/// Runs actions when the view comes and goes.
nonisolated public struct _AppearanceActionModifier: PrimitiveModifier {
  /// Run on the main actor only.
  public var appear: (() -> Void)?
  /// Run on the main actor only.
  public var disappear: (() -> Void)?

  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    AppearanceNode(view, in: inputs)
  }
}

final class AppearanceNode<Content: View>: PassThroughNode<Content, _AppearanceActionModifier> {
  override func didMakeChild() {
    // Made after what is inside, so that inner actions run first (facts/state.md §4).
    if let gate = environment.appearanceGate {
      gate.register(
        self, appear: UserAction.onMain { [weak self] in self?.modifier.appear?() },
        disappear: UserAction.onMain { [weak self] in self?.modifier.disappear?() })
      return
    }
    guard let appear = modifier.appear else { return }
    graph.enqueue(for: self, UserAction.onMain(appear))
  }

  override func didEnd() {
    if let gate = environment.appearanceGate, !gate.end(self) { return }
    guard let disappear = modifier.disappear else { return }
    graph.enqueue(for: self, outlivesNode: true, UserAction.onMain(disappear))
  }
}

/// Actions of users as the runtime runs them.
package enum UserAction {
  /// The action is handed over on the main actor and run there.
  package static func onMain(_ action: @escaping () -> Void) -> @MainActor () -> Void {
    nonisolated(unsafe) let action = action
    return { action() }
  }
}

extension View {
  /// Runs `action` when the view has been made, before its first frame shows.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }
  /// Runs `action` when the view has gone.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}

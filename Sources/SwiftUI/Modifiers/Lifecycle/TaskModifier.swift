import HangaRuntime

/// Runs asynchronous work while the view is there, anew when `id` changes.
nonisolated public struct _TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    TaskNode(view, in: inputs)
  }
}

final class TaskNode<Content: View, ID: Equatable>: PassThroughNode<Content, _TaskModifier<ID>> {
  private var task: Task<Void, Never>?

  override func didMakeChild() {
    if let gate = environment.appearanceGate {
      gate.register(
        self, appear: UserAction.onMain { [weak self] in self?.start() },
        disappear: UserAction.onMain { [weak self] in self?.stop() })
    } else {
      graph.enqueue(for: self, UserAction.onMain { [weak self] in self?.start() })
    }
  }

  override func modifierDidChange(from old: _TaskModifier<ID>) {
    guard old.id != modifier.id else { return }
    graph.enqueue(for: self, UserAction.onMain { [weak self] in self?.restart() })
  }

  /// Begun among the appearance actions, the work itself runs after all of them
  /// (facts/state.md §4).
  private func start() {
    let action = modifier.action
    task = Task(priority: modifier.priority) { @MainActor in await action() }
  }

  private func stop() {
    task?.cancel()
    task = nil
  }

  /// Off screen there is nothing to begin anew; it begins when the view comes back.
  private func restart() {
    guard task != nil else { return }
    stop()
    start()
  }

  override func didEnd() {
    _ = environment.appearanceGate?.end(self)
    stop()
  }

  /// A scene that is dropped ends no views, but their work must not go on.
  deinit { task?.cancel() }
}

extension View {
  /// Runs `action` on the main actor after the view has appeared; cancels it when the view goes.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: true, priority: priority, action: action))
  }

  /// Runs `action` after the view has appeared, and cancels and runs it anew when `id` changes.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, priority: priority, action: action))
  }
}

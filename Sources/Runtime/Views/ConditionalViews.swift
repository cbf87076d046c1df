/// One of two views, as `if` and `switch` make them. Each branch has an identity of its own.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  /// Which of the two is there.
  public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  package let storage: Storage
  package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent.Storage: Sendable
where TrueContent: Sendable, FalseContent: Sendable {}
extension _ConditionalContent: Sendable where TrueContent: Sendable, FalseContent: Sendable {}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public var body: Never { fatalError("a conditional view has no body") }
  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    ConditionalNode(view, in: inputs)
  }
}

final class ConditionalNode<A: View, B: View>: TypedNode<_ConditionalContent<A, B>> {
  private var first: TypedNode<A>?
  private var second: TypedNode<B>?

  override init(_ view: _ConditionalContent<A, B>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    makeBranch()
  }

  override func didUpdate(from old: _ConditionalContent<A, B>, environmentChanged: Bool) {
    switch view.storage {
    case .trueContent(let content):
      if let first { first.update(content, environment) } else { switchBranch() }
    case .falseContent(let content):
      if let second { second.update(content, environment) } else { switchBranch() }
    }
  }

  private func switchBranch() {
    for child in children { dismiss(child, key: first != nil) }
    (first, second) = (nil, nil)
    guard takeBranchBack() else {
      makeBranch()
      structureDidChange()
      for child in children { present(child) }
      return
    }
    structureDidChange()
    for child in children { welcome(child) }
  }

  private func makeBranch() {
    switch view.storage {
    case .trueContent(let content): first = A._makeNode(content, in: childInputs)
    case .falseContent(let content): second = B._makeNode(content, in: childInputs)
    }
  }

  /// Shows a branch again that is still on its way out.
  private func takeBranchBack() -> Bool {
    guard !departures.isEmpty else { return false }
    switch view.storage {
    case .trueContent(let content):
      first = takeBack(true)?.typed(as: A.self)
      first?.update(content, environment)
    case .falseContent(let content):
      second = takeBack(false)?.typed(as: B.self)
      second?.update(content, environment)
    }
    return first != nil || second != nil
  }

  override var children: [ViewNode] { [first, second].compactMap { $0 } }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("an optional view has no body") }
  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    OptionalNode(view, in: inputs)
  }
}

final class OptionalNode<Wrapped: View>: TypedNode<Wrapped?> {
  private var node: TypedNode<Wrapped>?

  override init(_ view: Wrapped?, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    if let view { node = Wrapped._makeNode(view, in: childInputs) }
  }

  override func didUpdate(from old: Wrapped?, environmentChanged: Bool) {
    switch (view, node) {
    case (let view?, let node?): node.update(view, environment)
    case (let view?, nil):
      if let back = takeBack(true)?.typed(as: Wrapped.self) {
        node = back
        back.update(view, environment)
        structureDidChange()
        return welcome(back)
      }
      let made = Wrapped._makeNode(view, in: childInputs)
      node = made
      structureDidChange()
      present(made)
    case (nil, let old?):
      dismiss(old, key: true)
      node = nil
      structureDidChange()
    case (nil, nil): break
    }
  }

  override var children: [ViewNode] { node.map { [$0] } ?? [] }
}

/// A view that shows nothing and takes no place.
nonisolated public struct EmptyView: PrimitiveView, Sendable, BitwiseCopyable {
  /// Nothing.
  public init() {}
  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    EmptyNode(view, in: inputs)
  }
}

final class EmptyNode: TypedNode<EmptyView> {
  override func didUpdate(from old: EmptyView, environmentChanged: Bool) {}
}

import Combine
import Foundation
import HangaRuntime

/// Runs an action for each value of a publisher.
nonisolated public struct _SubscriptionModifier<Source: Publisher>: PrimitiveModifier
where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void

  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    SubscriptionNode(view, in: inputs)
  }
}

final class SubscriptionNode<Content: View, Source: Publisher>:
  PassThroughNode<Content, _SubscriptionModifier<Source>>
where Source.Failure == Never {
  private var subscription: AnyCancellable?

  override func didMakeChild() { subscribe() }

  override func modifierDidChange(from old: _SubscriptionModifier<Source>) {
    if !isSame(old.publisher, modifier.publisher) { subscribe() }
  }

  override func didEnd() { subscription = nil }

  private func subscribe() {
    subscription = modifier.publisher.sink { [weak self] value in
      guard let self else { return }
      graph.enqueue(for: self, UserAction.onMain { [weak self] in self?.modifier.action(value) })
    }
  }

  /// Whether two publishers are the same one: equal, or made of the same bits and objects.
  private func isSame(_ a: Source, _ b: Source) -> Bool {
    let haveSameBits = withUnsafeBytes(of: a) { first in
      withUnsafeBytes(of: b) { second in first.elementsEqual(second) }
    }
    return haveSameBits || ViewComparison.areSame(a, b)
  }
}

extension View {
  /// Runs `action` for each value that `publisher` sends while the view is there.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_SubscriptionModifier(publisher: publisher, action: action))
  }
}

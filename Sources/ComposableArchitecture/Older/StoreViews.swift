import SwiftUI

extension Store {
  /// The older way to a part: by functions. Each call makes another store.
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (State) -> ChildState,
    action fromChildAction: @escaping (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    let (read, dispatch) = (read, dispatch)
    return Store<ChildState, ChildAction>(
      root: root, read: { toChildState(read()) },
      dispatch: { dispatch(fromChildAction($0), $1) })
  }
}

/// A view for optional state: one while there is a value, another while there is none.
public struct IfLetStore<State, Action, Content: View>: View {
  private let store: Store<State?, Action>
  private let content: (Store<State?, Action>) -> Content

  /// `ifContent` with the store of the value, else `elseContent`.
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: @escaping () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.store = store
    content = { store in
      store.wrapped().map { ViewBuilder.buildEither(first: ifContent($0)) }
        ?? ViewBuilder.buildEither(second: elseContent())
    }
  }

  /// `ifContent` with the store of the value, else nothing.
  public init<IfContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.store = store
    content = { $0.wrapped().map(ifContent) }
  }

  public var body: some View { content(store) }
}

extension Store {
  /// The store of the value, if there is one.
  @MainActor fileprivate func wrapped<Wrapped>() -> Store<Wrapped, Action>?
  where State == Wrapped? {
    (root as? any ActionCounting)?.noteAccessOfEverything()
    return scope(state: \State.self, action: \Case<Action>.self)
  }
}

/// A view for each element of a collection in the state.
public struct ForEachStore<ID: Hashable, EachState, EachAction, EachContent: View>: View {
  private let store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>
  private let content: (Store<EachState, EachAction>) -> EachContent

  /// `content` with the store of each element.
  public init(
    _ store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>,
    @ViewBuilder content: @escaping (Store<EachState, EachAction>) -> EachContent
  ) { (self.store, self.content) = (store, content) }

  public var body: some View {
    let _ = (store.root as? any ActionCounting)?.noteAccessOfEverything()
    ForEach(
      store.scope(state: \.self, action: \.self), content: content)
  }
}

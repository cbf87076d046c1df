extension Reducer {
  /// Runs a feature on each element of a collection in the state. What an element has begun ends
  /// when it is removed.
  public func forEach<ElementState, ElementAction, ID: Hashable, Element: Reducer>(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element
  ) -> _ForEachReducer<Self, ID, Element>
  where ElementState == Element.State, ElementAction == Element.Action {
    _ForEachReducer(
      base: self, toElements: toElementsState, toAction: toElementAction, element: element())
  }

  /// The same with an enum of features, or any whose type says how to make it.
  public func forEach<ElementState: CaseReducerState, ElementAction, ID: Hashable>(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> _ForEachReducer<Self, ID, ElementState.StateReducer.CaseBody>
  where ElementState.StateReducer.Action == ElementAction {
    forEach(toElementsState, action: toElementAction) { ElementState.StateReducer.body }
  }
}

/// A feature with another for each element of a collection.
public struct _ForEachReducer<Base: Reducer, ID: Hashable, Element: Reducer>: Reducer {
  let base: Base
  let toElements: WritableKeyPath<Base.State, IdentifiedArray<ID, Element.State>>
  let toAction: CaseKeyPath<Base.Action, IdentifiedAction<ID, Element.Action>>
  let element: Element
  public typealias Body = Never

  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    // 1. The element first: the base may remove it.
    let elementEffect = reduceElement(into: &state, action)
    // 2. The base.
    let idsBefore = state[keyPath: toElements].ids
    let baseEffect = base.reduce(into: &state, action: action)
    // 3. What elements that have gone had begun ends.
    let after = state[keyPath: toElements]
    let ends = idsBefore.filter { after[id: $0] == nil }
      .map { Effect<Base.Action>.cancelAll(inside: path(of: $0)) }
    return .merge([elementEffect, baseEffect] + ends)
  }

  private func path(of id: ID) -> FeaturePath {
    DependencyValues._current.featurePath.appending(AnyHashable(toElements), AnyHashable(id))
  }

  private func reduceElement(
    into state: inout Base.State, _ action: Base.Action
  ) -> Effect<Base.Action> {
    let actionCase = toAction.case
    guard case .element(let id, let elementAction)? = actionCase.extract(action) else {
      return .none
    }
    guard state[keyPath: toElements].index(id: id) != nil else {
      reportIssue(
        "A “forEach” received an action for an element that is not there: \(id). It may have been "
          + "removed before, or an effect has outlived it.")
      return .none
    }
    let path = path(of: id)
    let effect = withDependencies {
      $0.featurePath = path
    } operation: {
      element.reduce(into: &state[keyPath: toElements][id: id]!, action: elementAction)
    }
    return effect.map { actionCase.embedded(.element(id: id, action: $0)) }.inside(path)
  }
}

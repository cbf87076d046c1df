/// Runs a feature on a part of another one's state and actions.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  private enum Part {
    case property(WritableKeyPath<ParentState, Child.State>)
    case enumCase(CaseKeyPath<ParentState, Child.State>)
  }
  private let part: Part
  private let toAction: CaseKeyPath<ParentAction, Child.Action>
  private let child: Child
  public typealias Body = Never

  /// Runs `child` on the property at `toChildState`.
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    (part, toAction, self.child) = (.property(toChildState), toChildAction, child())
  }

  /// Runs `child` while the state is the case at `toChildState`.
  public init<ChildState, ChildAction>(
    state toChildState: CaseKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action, ParentState: CasePathable {
    (part, toAction, self.child) = (.enumCase(toChildState), toChildAction, child())
  }

  public func reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
    let actionCase = toAction.case
    guard let childAction = actionCase.extract(action) else { return .none }
    switch part {
    case .property(let keyPath):
      return child.reduce(into: &state[keyPath: keyPath], action: childAction)
        .map { actionCase.embedded($0) }
    case .enumCase(let keyPath):
      let stateCase = keyPath.case
      guard var childState = stateCase.extract(state) else {
        reportIssue(
          "A Scope received an action of its feature while the state was another case: "
            + "\(ActionText.text(action))")
        return .none
      }
      let effect = child.reduce(into: &childState, action: childAction)
      state = stateCase.embedded(childState)
      return effect.map { actionCase.embedded($0) }
    }
  }
}

import SwiftUI

/// A change of one property of the state, as a control makes it.
public struct BindingAction<Root>: Sendable {
  /// The property. A path is never written, and the value goes where the action goes.
  nonisolated(unsafe) public let keyPath: PartialKeyPath<Root>
  nonisolated(unsafe) let set: (inout Root) -> Void
  nonisolated(unsafe) let value: Any
  nonisolated(unsafe) private let isSameValue: (Any) -> Bool

  /// Sets the property at `keyPath` to `value`.
  public static func set<Value: Equatable>(
    _ keyPath: WritableKeyPath<Root, Value>, _ value: Value
  ) -> Self { Self(keyPath, value) }

  init<Value: Equatable>(_ keyPath: WritableKeyPath<Root, Value>, _ value: Value) {
    self.keyPath = keyPath
    set = { $0[keyPath: keyPath] = value }
    self.value = value
    isSameValue = { $0 as? Value == value }
  }

  /// Lets actions be told apart by the property: `case .binding(\.name):`.
  public static func ~= <Value>(keyPath: WritableKeyPath<Root, Value>, action: Self) -> Bool {
    keyPath == action.keyPath
  }
}

extension BindingAction: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.isSameValue(rhs.value)
  }
}

extension BindingAction: CustomStringConvertible {
  public var description: String { ".set(\(keyPath), \(value))" }
}

extension BindingAction: CasePathable {
  /// Every property that can be written.
  @dynamicMemberLookup public struct AllCasePaths: Sendable {
    /// The changes of a property.
    public subscript<Value: Equatable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> {
      AnyCasePath(
        pure: { BindingAction(keyPath, $0) },
        { $0.keyPath == keyPath ? $0.value as? Value : nil })
    }
  }
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// Actions of which one is a change that a control makes.
public protocol BindableAction<State> {
  associatedtype State
  /// The case of the changes.
  static func binding(_ action: BindingAction<State>) -> Self
  /// The change, if this is one.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// The change, if this is one.
  public var binding: BindingAction<State>? {
    guard let child = Mirror(reflecting: self).children.first, child.label == "binding" else {
      return nil
    }
    return child.value as? BindingAction<State>
  }

  /// The change of the property at `keyPath` to `value`.
  public static func set<Value: Equatable>(
    _ keyPath: WritableKeyPath<State, Value>, _ value: Value
  ) -> Self { .binding(.set(keyPath, value)) }
}

/// Makes the changes that controls ask for.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where State == ViewAction.State {
  private let toViewAction: (Action) -> ViewAction?
  public typealias Body = Never

  /// Makes the changes of the feature's own actions.
  public init() where Action == ViewAction { toViewAction = { $0 } }

  /// Makes the changes of the actions below a case.
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) {
    self.toViewAction = { toViewAction.case.extract($0) }
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    toViewAction(action)?.binding?.set(&state)
    return .none
  }
}

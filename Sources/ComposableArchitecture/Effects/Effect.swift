import Combine
import SwiftUI

/// What is to be done outside of the state after an action; it may send actions back.
public struct Effect<Action>: Sendable {
  /// What the store does, in the order it is written.
  indirect enum Operation {
    case none
    case send(Action)
    case run(TaskPriority?, String?, @Sendable (Send<Action>) async -> Void)
    case publish(() -> AnyPublisher<Action, Never>)
    case merge([Operation])
    case concatenate([Operation])
    case cancellable(Operation, CancelID, cancelInFlight: Bool)
    case cancel(CancelID)
    /// Ends everything that was begun inside a feature that has gone.
    case cancelAll(inside: FeaturePath)
    /// What a feature inside may send to have itself taken away.
    case onDismiss(FeaturePath, Action)
    case animated(Operation, Transaction)
  }
  // Effects are made and carried out on the main actor; what runs elsewhere is sendable itself.
  nonisolated(unsafe) let operation: Operation

  init(_ operation: Operation) { self.operation = operation }

  /// Nothing.
  public static var none: Self { Effect(.none) }

  /// Sends an action at once.
  public static func send(_ action: Action) -> Self { Effect(.send(action)) }

  /// Sends an action at once; what it changes is animated.
  public static func send(_ action: Action, animation: Animation?) -> Self {
    Effect(.animated(.send(action), Transaction(animation: animation)))
  }

  /// Runs asynchronous work that may send actions.
  ///
  /// An error that `operation` throws goes to `handler`; without one it is reported, unless it says
  /// that the work was cancelled.
  public static func run(
    priority: TaskPriority? = nil, name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let dependencies = DependencyValues._current
    return Effect(
      .run(priority, name) { send in
        await DependencyValues.$_current.withValue(dependencies) {
          do {
            try await operation(send)
          } catch is CancellationError {
            return
          } catch {
            if let handler { return await handler(error, send) }
            reportIssue(
              "An “Effect.run” threw an error that nothing handles: \(error)", fileID: fileID,
              filePath: filePath, line: line, column: column)
          }
        }
      })
  }

  /// Sends what a publisher publishes.
  public static func publisher<P: Publisher>(_ createPublisher: @escaping () -> P) -> Self
  where P.Output == Action, P.Failure == Never {
    let dependencies = DependencyValues._current
    return Effect(
      .publish {
        DependencyValues.$_current.withValue(dependencies) {
          createPublisher().eraseToAnyPublisher()
        }
      })
  }

  /// All effects at the same time.
  public static func merge(_ effects: Self...) -> Self { merge(effects) }
  /// All effects at the same time.
  public static func merge<S: Sequence>(_ effects: S) -> Self where S.Element == Self {
    var parts: [Operation] = []
    for effect in effects {
      switch effect.operation {
      case .none: continue
      case .merge(let inner): parts += inner
      default: parts.append(effect.operation)
      }
    }
    return parts.isEmpty ? .none : parts.count == 1 ? Effect(parts[0]) : Effect(.merge(parts))
  }
  /// Both effects at the same time.
  public func merge(with other: Self) -> Self { .merge(self, other) }

  /// One effect after the other has ended.
  public static func concatenate(_ effects: Self...) -> Self { concatenate(effects) }
  /// One effect after the other has ended.
  public static func concatenate<C: Collection>(_ effects: C) -> Self where C.Element == Self {
    let parts = effects.map(\.operation).filter { if case .none = $0 { false } else { true } }
    return parts.isEmpty ? .none : parts.count == 1 ? Effect(parts[0]) : Effect(.concatenate(parts))
  }
  /// `other` after this one has ended.
  public func concatenate(with other: Self) -> Self { .concatenate(self, other) }

  /// The same effect; what its actions change is animated.
  public func animation(_ animation: Animation? = .default) -> Self {
    transaction(Transaction(animation: animation))
  }
  /// The same effect; its actions carry `transaction`.
  public func transaction(_ transaction: Transaction) -> Self {
    Effect(.animated(operation, transaction))
  }

  /// The same effect, whose actions go through `transform`.
  public func map<T>(_ transform: @escaping (Action) -> T) -> Effect<T> {
    Effect<T>(operation.map(transform))
  }

  /// Whether nothing is done.
  var isNone: Bool { if case .none = operation { true } else { false } }
}

/// An effect with the actions of `R`.
public typealias EffectOf<R: Reducer> = Effect<R.Action>

extension Effect.Operation {
  fileprivate func map<T>(_ transform: @escaping (Action) -> T) -> Effect<T>.Operation {
    switch self {
    case .none: return .none
    case .send(let action): return .send(transform(action))
    case .run(let priority, let name, let operation):
      // Called on the main actor, where the sending function is called.
      nonisolated(unsafe) let transform = transform
      return .run(priority, name) { send in
        await operation(Send { send.function(transform($0), $1) })
      }
    case .publish(let make):
      return .publish { make().map(transform).eraseToAnyPublisher() }
    case .merge(let parts): return .merge(parts.map { $0.map(transform) })
    case .concatenate(let parts): return .concatenate(parts.map { $0.map(transform) })
    case .cancellable(let inner, let id, let cancelInFlight):
      return .cancellable(inner.map(transform), id, cancelInFlight: cancelInFlight)
    case .cancel(let id): return .cancel(id)
    case .cancelAll(let path): return .cancelAll(inside: path)
    case .onDismiss(let path, let action): return .onDismiss(path, transform(action))
    case .animated(let inner, let transaction):
      return .animated(inner.map(transform), transaction)
    }
  }
}

/// Sends actions from an effect; called like a function.
@MainActor @preconcurrency public struct Send<Action>: Sendable {
  let function: @MainActor (Action, Transaction?) -> Void

  nonisolated init(_ function: @escaping @MainActor (Action, Transaction?) -> Void) {
    self.function = function
  }

  /// Sends an action, unless the effect has been cancelled.
  public func callAsFunction(_ action: Action) {
    if !Task.isCancelled { function(action, nil) }
  }
  /// The same; what the action changes is animated.
  public func callAsFunction(_ action: Action, animation: Animation?) {
    callAsFunction(action, transaction: Transaction(animation: animation))
  }
  /// The same; what the action changes carries `transaction`.
  public func callAsFunction(_ action: Action, transaction: Transaction) {
    if !Task.isCancelled { function(action, transaction) }
  }
}

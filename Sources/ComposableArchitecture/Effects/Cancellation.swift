import Combine

/// Where a feature lies inside others that come and go: the presentations, rows and screens around
/// it, from the outermost in.
struct FeaturePath: Hashable, Sendable {
  struct Step: Hashable, Sendable {
    /// The property and the identity of what it holds; compared, never called.
    nonisolated(unsafe) let property: AnyHashable
    nonisolated(unsafe) let identity: AnyHashable
  }
  var steps: [Step] = []

  func appending(_ property: AnyHashable, _ identity: AnyHashable) -> FeaturePath {
    FeaturePath(steps: steps + [Step(property: property, identity: identity)])
  }

  /// Whether this is `outer` or inside of it.
  func isInside(_ outer: FeaturePath) -> Bool { steps.starts(with: outer.steps) }
}

/// The name by which an effect is cancelled, and where it was given.
struct CancelID: Hashable, Sendable {
  /// Compared, never called.
  nonisolated(unsafe) let id: AnyHashable
  let path: FeaturePath
}

extension Effect {
  /// The same effect, which `cancel(id:)` ends. `cancelInFlight` ends an earlier one of the name.
  public func cancellable<ID: Hashable & Sendable>(id: ID, cancelInFlight: Bool = false) -> Self {
    if isNone, !cancelInFlight { return self }
    let id = CancelID(id: AnyHashable(id), path: DependencyValues._current.featurePath)
    return Effect(.cancellable(operation, id, cancelInFlight: cancelInFlight))
  }

  /// Ends the effects of a name, in this feature and those inside of it.
  public static func cancel<ID: Hashable & Sendable>(id: ID) -> Self {
    Effect(
      .cancel(CancelID(id: AnyHashable(id), path: DependencyValues._current.featurePath)))
  }

  /// Ends everything that was begun at `path` or inside of it.
  static func cancelAll(inside path: FeaturePath) -> Self { Effect(.cancelAll(inside: path)) }

  /// Marks what a feature at `path` has begun, so that it ends with the feature.
  func inside(_ path: FeaturePath) -> Self {
    if isNone { return self }
    let id = CancelID(id: FeatureEnd.effects, path: path)
    return Effect(.cancellable(operation, id, cancelInFlight: false))
  }

  /// The same effect, begun when no other of the name has been asked for during `dueTime`.
  public func debounce<ID: Hashable & Sendable, S: Scheduler>(
    id: ID, for dueTime: S.SchedulerTimeType.Stride, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Self {
    if isNone { return self }
    // Used on the main actor only.
    nonisolated(unsafe) let scheduler = scheduler
    let wait = Effect<Action>(
      .publish {
        let pause = PassthroughSubject<Action, Never>()
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
          options: options
        ) { pause.send(completion: .finished) }
        return pause.eraseToAnyPublisher()
      })
    return Effect(.concatenate([wait.operation, operation]))
      .cancellable(id: id, cancelInFlight: true)
  }
}

/// The name of all that a feature has begun.
enum FeatureEnd: Hashable, Sendable {
  case effects
}

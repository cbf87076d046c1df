import Foundation
import SwiftUI

/// A store for tests: every change of the state and every action of an effect is stated, and what is
/// not stated fails the test.
@MainActor public final class TestStore<State: Equatable, Action> {
  /// How much has to be stated.
  public var exhaustivity: Exhaustivity {
    get { ledger.exhaustivity }
    set { ledger.exhaustivity = newValue }
  }
  /// How many nanoseconds `receive` and `finish` wait at most.
  public var timeout: UInt64 = 1_000_000_000

  /// The state, as far as it was stated.
  public private(set) var state: State {
    get { ledger.state }
    set { ledger.state = newValue }
  }
  private let ledger: TestLedger<State, Action>
  private var root: RootStore<State, Action> { ledger.root }
  private var received: [(action: Action, state: State)] {
    get { ledger.received }
    set { ledger.received = newValue }
  }

  /// A store that begins with `initialState`, whose actions `reducer` handles.
  public init<R: Reducer>(
    initialState: @autoclosure () -> State, @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where R.State == State, R.Action == Action {
    var dependencies = DependencyValues._current.separated
    dependencies.context = .test
    prepareDependencies(&dependencies)
    let root = DependencyValues.$_current.withValue(dependencies) {
      RootStore(initialState(), reducer(), dependencies)
    }
    ledger = TestLedger(root, SourcePlace(fileID, filePath, line, column))
    MainQueue.mark()
  }

  /// What features ask of the world around them.
  public var dependencies: DependencyValues {
    get { root.dependencies }
    set {
      root.dependencies = newValue
      root.dependencies.effectRunner = root.runner
    }
  }

  // MARK: Sending

  /// Sends an action as a user would and states how the state changes by it.
  ///
  /// - Parameter updateStateToExpectedResult: changes the state before the action to the one after.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let place = SourcePlace(fileID, filePath, line, column)
    // 1. Everything that has come is stated first.
    if !received.isEmpty {
      ledger.skipReceived("before “\(ActionText.text(action))” was sent", place)
    }
    // 2. The action, and time for what it begins to get to where it waits.
    let before = state
    let task = root.send(action, nil, .user)
    let after = ledger.sent ?? root.current
    ledger.sent = nil
    state = after
    check(before, after, updateStateToExpectedResult, place)
    await Task.megaYield()
    return TestStoreTask(task: task, timeout: timeout)
  }

  /// Sends the action at the end of a path to a case with a value.
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>, _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let action: Action = action.case.embedded(value)
    return await send(
      action, assert: updateStateToExpectedResult, fileID: fileID,
      file: filePath, line: line, column: column)
  }

  /// Sends the action at the end of a path to a case that carries nothing.
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let action: Action = action.case.embedded(())
    return await send(
      action, assert: updateStateToExpectedResult, fileID: fileID,
      file: filePath, line: line, column: column)
  }

  /// States what the state is without any action.
  public func assert(
    _ updateStateToExpectedResult: @escaping (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID, filePath, line, column)
    if !received.isEmpty { ledger.skipReceived("before the state was asserted", place) }
    check(state, state, updateStateToExpectedResult, place, isAboutChange: false)
  }

  // MARK: Receiving

  /// States which action an effect sends next and how the state changes by it.
  public func receive(
    _ expectedAction: Action, timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    let place = SourcePlace(fileID, filePath, line, column)
    await receive(
      { $0 == expectedAction }, ActionText.text(expectedAction), expectedAction, duration,
      updateStateToExpectedResult, place)
  }

  /// States that an effect sends an action of a case next.
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>, timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = SourcePlace(fileID, filePath, line, column)
    await receive(
      { actionCase.case.extract($0) != nil }, "\(actionCase)", nil, duration,
      updateStateToExpectedResult, place)
  }

  /// States that an effect sends an action of a case with a value next.
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>, _ value: Value, timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = SourcePlace(fileID, filePath, line, column)
    await receive(
      { actionCase.case.extract($0) == value }, "\(actionCase) with \(value)", nil, duration,
      updateStateToExpectedResult, place)
  }

  private func receive(
    _ isExpected: (Action) -> Bool, _ description: String, _ expected: Action?,
    _ duration: Duration?, _ update: ((inout State) throws -> Void)?, _ place: SourcePlace
  ) async {
    // 1. Wait until something has come.
    await wait(duration) { !received.isEmpty }
    if exhaustivity != .on {
      // What is not asked for is passed over.
      await wait(duration) { received.contains { isExpected($0.action) } }
      while let first = received.first, !isExpected(first.action),
        received.contains(where: { isExpected($0.action) })
      {
        state = first.state
        received.removeFirst()
      }
    }
    guard !received.isEmpty else {
      let reason =
        root.runner.inFlight.isEmpty
        ? "No effect is under way that could send it."
        : "Effects are under way, but none has sent it in time; does a clock have to be advanced?"
      return fail("Expected to receive “\(description)”, but received nothing. \(reason)", place)
    }
    // 2. The action.
    let (action, after) = received.removeFirst()
    let before = state
    state = after
    guard isExpected(action) else {
      let difference = expected.flatMap { ValueDump.difference($0, action) }
      return fail(
        "Received another action than expected:\n"
          + (difference ?? "− \(description)\n+ \(ActionText.text(action))"), place)
    }
    // 3. The state.
    check(before, after, update, place)
  }

  /// Passes over what effects have sent.
  public func skipReceivedActions(
    strict: Bool = true, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await Task.megaYield()
    let place = SourcePlace(fileID, filePath, line, column)
    if received.isEmpty, strict { return fail("There were no received actions to skip.", place) }
    if let last = received.last { state = last.state }
    received = []
  }

  /// Ends all effects that are under way.
  public func skipInFlightEffects(
    strict: Bool = true, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await Task.megaYield()
    let place = SourcePlace(fileID, filePath, line, column)
    if root.runner.inFlight.isEmpty, strict {
      return fail("There were no in-flight effects to skip.", place)
    }
    root.runner.cancelEverything()
    await wait(nil) { root.runner.inFlight.isEmpty }
  }

  /// Waits until every effect has ended; what they have sent must have been stated.
  public func finish(
    timeout duration: Duration? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let place = SourcePlace(fileID, filePath, line, column)
    await wait(duration) { root.runner.inFlight.isEmpty }
    ledger.checkEnd(place)
    root.runner.cancelEverything()
  }

  private func wait(_ duration: Duration?, until isReady: () -> Bool) async {
    let limit = duration ?? .nanoseconds(Int64(timeout))
    let begin = ContinuousClock.now
    await Task.megaYield()
    while !isReady(), begin.duration(to: .now) < limit, !root.runner.inFlight.isEmpty {
      try? await ContinuousClock().sleep(for: .milliseconds(1))
      await Task.megaYield()
    }
  }

  // MARK: Judging

  private func check(
    _ before: State, _ after: State, _ update: ((inout State) throws -> Void)?,
    _ place: SourcePlace, isAboutChange: Bool = true
  ) {
    guard exhaustivity == .on else {
      return checkLoosely(after, update, place)
    }
    var expected = before
    do {
      try update?(&expected)
    } catch { fail("The expectation threw an error: \(error)", place) }
    if expected == after {
      if isAboutChange, update != nil, before == after {
        fail(
          "Expected state to change, but no change occurred. Leave out the trailing closure.",
          place)
      }
      return
    }
    let difference = ValueDump.difference(expected, after) ?? "(the states read the same)"
    let title =
      update == nil
      ? "State was not expected to change, but a change occurred:"
      : "A state change does not match expectation:"
    fail("\(title)\n\(difference)\n(Expected: −, Actual: +)", place)
  }

  /// What the closure sets must be so; all else may have changed.
  private func checkLoosely(
    _ after: State, _ update: ((inout State) throws -> Void)?, _ place: SourcePlace
  ) {
    guard let update else { return }
    var expected = after
    do {
      try update(&expected)
    } catch { fail("The expectation threw an error: \(error)", place) }
    guard expected != after else { return }
    let difference = ValueDump.difference(expected, after) ?? "(the states read the same)"
    fail(
      "A state change does not match expectation:\n\(difference)\n(Expected: −, Actual: +)", place)
  }

  private func fail(_ message: String, _ place: SourcePlace) { ledger.fail(message, place) }

  deinit {
    // A test lets go of its store on the main actor, in its own task: there the failure is its own.
    let ledger = ledger
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { ledger.end() }
    } else {
      Task { @MainActor in ledger.end() }
    }
  }
}

/// A test store of the feature `R`.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable

/// How much a test has to state.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything.
  case on
  /// What matters to it; the flag has no effect here.
  case off(showSkippedAssertions: Bool)
  /// What matters to it.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}

/// What an action has set off in a test store.
@MainActor public struct TestStoreTask: Sendable {
  let task: StoreTask
  let timeout: UInt64

  /// Ends it and waits until it has ended.
  public func cancel() async {
    task.cancel()
    await task.finish()
    await Task.megaYield()
  }

  /// Waits until it has ended.
  public func finish(timeout: Duration? = nil) async {
    await task.finish()
    await Task.megaYield()
  }

  /// Whether it was ended before its time.
  public var isCancelled: Bool { task.isCancelled }
}

/// A place in a test.
struct SourcePlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }
}

extension Task where Success == Never, Failure == Never {
  /// Gives other tasks the time to get to where they wait: the main queue, on which a test's effects
  /// run, serves all that has come before, `count` times.
  public static func megaYield(count: Int = 20) async {
    for _ in 0..<count { await MainActor.run {} }
    await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
  }
}

import Dispatch

/// What a test has stated of a store and what it has yet to state.
@MainActor final class TestLedger<State: Equatable, Action> {
  let root: RootStore<State, Action>
  var exhaustivity: Exhaustivity = .on
  /// The state, as far as it was stated.
  var state: State
  /// What effects have sent and nobody has stated yet, each with the state after it.
  var received: [(action: Action, state: State)] = []
  /// The state right after the action that was sent.
  var sent: State?
  private let place: SourcePlace

  init(_ root: RootStore<State, Action>, _ place: SourcePlace) {
    (self.root, self.place, state) = (root, place, root.current)
    root.didReduce = { [weak self] action, origin, state in
      switch origin {
      case .user: self?.sent = state
      case .effect: self?.received.append((action, state))
      }
    }
  }

  func skipReceived(_ moment: String, _ place: SourcePlace) {
    if exhaustivity == .on {
      let actions = received.map { "  " + ActionText.text($0.action) }.joined(separator: "\n")
      fail("These received actions were not handled \(moment):\n\(actions)", place)
    }
    if let last = received.last { state = last.state }
    received = []
  }

  func checkEnd(_ place: SourcePlace) {
    guard exhaustivity == .on else { return }
    if !received.isEmpty { skipReceived("before the test ended", place) }
    if !root.runner.inFlight.isEmpty {
      fail(
        "An effect is still running at the end of the test. Cancel it, advance its clock, or send "
          + "the action that ends it.", place)
    }
  }

  func fail(_ message: String, _ place: SourcePlace) {
    reportIssue(
      message, fileID: place.fileID, filePath: place.filePath, line: place.line,
      column: place.column)
  }

  /// The test is over.
  func end() {
    checkEnd(place)
    root.runner.cancelEverything()
  }
}

/// Tells whether the main queue runs here, which in a test any thread may do.
enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()

  /// Makes the main queue known.
  static func mark() { DispatchQueue.main.setSpecific(key: key, value: true) }
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}

/// Runs what is on no actor on the main queue, one job after the other, so that a test knows in which
/// order things happen.
final class MainQueueExecutor: TaskExecutor {
  static let shared = MainQueueExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

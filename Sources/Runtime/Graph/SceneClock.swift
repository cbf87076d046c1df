import Foundation

/// The virtual time of a scene: it moves only when it is told to.
///
/// Events, gestures, scrolling and actions happen on ticks; between ticks only what is shown is
/// sampled. Hence a script is a pure function of time.
package final class SceneClock {
  /// Ticks a second.
  package static let rate = 120
  /// The number of ticks since the scene began.
  package private(set) var tick = 0
  private var tickers: [any Ticker] = []
  /// Asynchronous work and what sleeps by this clock.
  package let agenda = SceneAgenda()

  package init() {}

  /// Seconds since the scene began, at the present tick.
  package var time: Double { Double(tick) / Double(Self.rate) }

  /// Has `ticker` called on every tick until it says that it is done.
  package func add(_ ticker: any Ticker) {
    if !tickers.contains(where: { $0 === ticker }) { tickers.append(ticker) }
  }

  package func remove(_ ticker: any Ticker) { tickers.removeAll { $0 === ticker } }

  /// Whether something is moving that is stepped tick by tick.
  package var isStepping: Bool { tickers.contains(where: \.holdsUpRest) }

  /// What is moving, for messages.
  package var movers: [String] { tickers.filter(\.holdsUpRest).map(\.moverDescription) }

  /// Goes one tick on, steps everything that moves and wakes what has slept until now.
  ///
  /// - Throws: an error if asynchronous work goes on without letting time pass.
  package func advance() throws {
    tick += 1
    agenda.whileCurrent {
      for ticker in tickers where !ticker.tick(at: time) { remove(ticker) }
    }
    try agenda.advance(to: time)
  }
}

/// Something that is stepped on every tick: a settling scroll view, a finger held down, a timer.
package protocol Ticker: AnyObject {
  /// Steps to `time`, in seconds.
  ///
  /// - Returns: whether it wants to be called again.
  func tick(at time: Double) -> Bool
  /// What is moving, in words.
  var moverDescription: String { get }
  /// Whether a scene is not at rest before this has ended; clocks never end.
  var holdsUpRest: Bool { get }
}

extension Ticker {
  package var holdsUpRest: Bool { true }
}

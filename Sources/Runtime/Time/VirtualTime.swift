import Foundation

/// The time that scenes live in.
package enum VirtualTime {
  /// What `Date()` is at every scene's beginning, for ever the same: the moment that the
  /// status bar shows, 9 January 2007, 9:41.
  package static let beginning = Date(timeIntervalSinceReferenceDate: 190_028_460)

  /// Runs `body` as if at the beginning of a scene: its clocks answer by virtual time.
  package static func atBeginning<R>(_ body: () throws -> R) rethrows -> R {
    try SceneAgenda().whileCurrent(body)
  }
}

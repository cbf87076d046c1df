import Foundation

/// The time that scenes live in.
package enum VirtualTime {
  /// What `Date()` is at every scene's beginning, for ever the same: the morning on which the
  /// pictures of phones show 9:41.
  package static let beginning = Date(timeIntervalSince1970: 1_718_012_460)

  /// Runs `body` as if at the beginning of a scene: its clocks answer by virtual time.
  package static func atBeginning<R>(_ body: () throws -> R) rethrows -> R {
    try SceneAgenda().whileCurrent(body)
  }
}

/// Whose sizes texts and system views have.
package enum SystemPlatform: String, Hashable, Sendable, CaseIterable {
  /// iPhone and iPad.
  case iOS
  /// The Mac: body text of 13 points on lines of 16.
  case macOS
}

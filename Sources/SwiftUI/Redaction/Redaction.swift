import Foundation
import HangaRuntime

/// Why what a view shows is to be hidden.
nonisolated public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is not there yet: texts and pictures are drawn as bars and boxes.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private: what is marked as such is drawn as a placeholder.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date: what is marked as such is faded.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey {
  static let defaultValue = RedactionReasons()
}
private enum PrivateKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Why what is inside is to be hidden.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// Whether what is inside was marked as private.
  package var isPrivate: Bool {
    get { self[PrivateKey.self] }
    set { self[PrivateKey.self] = newValue }
  }

  /// Whether texts and pictures are drawn as bars and boxes.
  package var showsPlaceholders: Bool {
    redactionReasons.contains(.placeholder) || isPrivate && redactionReasons.contains(.privacy)
  }
}

/// Adds a reason.
nonisolated public struct RedactionModifier: EnvironmentWriting, Equatable {
  let reasons: RedactionReasons
  package func write(to environment: inout EnvironmentValues) {
    environment.redactionReasons.formUnion(reasons)
  }
}

extension View {
  /// Hides what texts and pictures inside show, for the given reason.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(RedactionModifier(reasons: reason))
  }
  /// Shows what is inside, whatever reasons there are around it.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
  /// Marks what is inside as private, so that it is hidden where the surroundings are redacted for
  /// privacy.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivate, sensitive)
  }
  /// Marks what may be out of date, so that it fades where the surroundings are redacted as
  /// invalidated.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatedFade(isActive: invalidatable))
  }
}

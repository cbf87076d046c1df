import Foundation
import HangaLayout
import HangaRuntime

/// No pointer hovers here: pictures are of a screen that is touched.
extension View {
  /// Told when a pointer comes and goes.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Told where a pointer is.
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  /// Told where a pointer is.
  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  /// How the view answers a pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// How the view answers a pointer, if `isEnabled`.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool)
    -> some View
  { self }
  /// How views inside answer a pointer.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Whether views inside answer a pointer.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// How the pointer looks.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  /// Words that show beside a pointer. Readers take them for a hint.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
  /// Words that show beside a pointer. Readers take them for a hint.
  nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }
  /// Words that show beside a pointer, as they are. Readers take them for a hint.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

/// Where a pointer is.
nonisolated public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// How a view answers a pointer.
nonisolated public struct HoverEffect: Sendable {
  public static let automatic = Self()
  public static let highlight = Self()
  public static let lift = Self()
}

/// How a pointer looks.
nonisolated public struct PointerStyle: Hashable, Sendable {
  let name: String
  public static let `default` = Self(name: "default")
  public static let link = Self(name: "link")
  public static let grabIdle = Self(name: "grabIdle")
  public static let grabActive = Self(name: "grabActive")
  public static let horizontalText = Self(name: "horizontalText")
  public static let zoomIn = Self(name: "zoomIn")
  public static let zoomOut = Self(name: "zoomOut")
}

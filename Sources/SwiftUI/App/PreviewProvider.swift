import HangaRuntime

/// Views to look at while writing a file.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// Where a preview is meant to be seen; not asked here.
nonisolated public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

/// The size a preview is given.
nonisolated public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  /// Points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device a preview is shown on, by name.
nonisolated public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a preview's device is held.
nonisolated public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String
  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

/// These say how an editor shows a view; a picture's size and device are given where it is drawn.
extension View {
  /// Changes nothing here: the device is chosen where the picture is asked for.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Changes nothing here.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Changes nothing here: previews are found by `#Preview`'s names.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
  /// Changes nothing here: the orientation is chosen where the picture is asked for.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    self
  }
}

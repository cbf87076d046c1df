import Foundation
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

/// How an editor shows the previews of a `PreviewProvider`; what is said where the picture is asked
/// for goes before it.
extension View {
  /// The device that the preview is shown on, by name.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(PreviewWishModifier(wish: PreviewWish(device: value?.rawValue)))
  }
  /// How large the preview is.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    let layout: PreviewWish.Layout =
      switch value {
      case .device: .device
      case .sizeThatFits: .sizeThatFits
      case .fixed(let width, let height): .fixed(CGSize(width: width, height: height))
      }
    return modifier(PreviewWishModifier(wish: PreviewWish(layout: layout)))
  }
  /// What the preview is called, by which it can be chosen.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewWishModifier(wish: PreviewWish(name: value)))
  }
  /// How the preview's device is held.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    let isLandscape = value == .landscapeLeft || value == .landscapeRight
    return modifier(PreviewWishModifier(wish: PreviewWish(isLandscape: isLandscape)))
  }
}

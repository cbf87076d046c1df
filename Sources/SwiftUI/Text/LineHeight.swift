import Foundation
import HangaRuntime
import HangaTypesetting

extension AttributedString {
  /// How far apart the baselines of a text's lines are.
  nonisolated public struct LineHeight: Hashable, Sendable {
    /// `nil` is the font's own.
    let pitch: Paragraph.LinePitch?

    /// By how much loose and tight lines differ from the font's own, as leading does
    /// (facts/text-and-colour.md §2).
    private static let step: CGFloat = 2

    /// As far apart as the font has them.
    public static let normal = LineHeight(pitch: nil)
    /// As far as the tallest letters of each line ask for, which is how lines are set here.
    public static let variable = LineHeight(pitch: nil)
    /// Closer together.
    public static let tight = LineHeight(pitch: .adjusted(-step))
    /// Further apart.
    public static let loose = LineHeight(pitch: .adjusted(step))
    /// So many times the font's size.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(pitch: .multiple(factor))
    }
    /// So many points more than the font's size.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(pitch: .increase(increase))
    }
    /// So many points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(pitch: .exact(points)) }
  }
}

private enum LineHeightKey: EnvironmentKey {
  static let defaultValue: AttributedString.LineHeight? = nil
}

extension EnvironmentValues {
  /// How far apart the baselines of a text's lines are; `nil` is the font's own.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}

extension View {
  /// Sets how far apart the baselines of the lines of texts inside are.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}

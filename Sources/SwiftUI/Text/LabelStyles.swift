import Foundation
import HangaRuntime

/// Title and icon.
nonisolated public struct DefaultLabelStyle: LabelStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabelRow(title: configuration.title, icon: configuration.icon)
  }
}

/// Title and icon, also where the surroundings would leave one out.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabelRow(title: configuration.title, icon: configuration.icon)
  }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
nonisolated public struct IconOnlyLabelStyle: LabelStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// As the surroundings do it.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Both, side by side.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The words alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The picture alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// An icon and a title side by side on one first baseline, the default distance apart; C.
nonisolated private struct LabelRow: View {
  let title: LabelStyleConfiguration.Title
  let icon: LabelStyleConfiguration.Icon

  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    if isInListRow {
      ListLabelRow(title: title, icon: icon)
    } else {
      HStack(alignment: .firstTextBaseline) {
        icon
        title
      }
    }
  }
}

extension LabelRow: DumpListed {
  package static var listing: DumpListing { .partsOnly }
}

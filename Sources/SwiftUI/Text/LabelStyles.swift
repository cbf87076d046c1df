import Foundation
import HangaRuntime

/// Title and icon; in bars the icon alone.
nonisolated public struct DefaultLabelStyle: LabelStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SurroundedLabel(configuration: configuration)
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
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.named(by: configuration.name)
  }
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

private enum InBarKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether labels stand in a bar, which has no room for their titles.
  var isInBar: Bool {
    get { self[InBarKey.self] }
    set { self[InBarKey.self] = newValue }
  }
}

/// A label as its surroundings show it.
nonisolated private struct SurroundedLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isInBar) private var isInBar

  var body: some View {
    if isInBar {
      configuration.icon.named(by: configuration.name)
    } else {
      LabelRow(title: configuration.title, icon: configuration.icon)
    }
  }
}

extension SurroundedLabel: DumpListed {
  package static var listing: DumpListing { .contentOnly }
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

import Foundation
import HangaRuntime

private enum RowHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum HeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum RowSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum SectionSpacingKey: EnvironmentKey {
  static let defaultValue = ListSectionSpacing.default
}
private enum ProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }
private enum ContentBackgroundKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}
private enum InListKey: EnvironmentKey { static let defaultValue = false }
private enum LinkLabelKey: EnvironmentKey { static let defaultValue = false }

/// How much a view stands out.
nonisolated public enum Prominence: Sendable, Hashable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

/// The distance between two sections of a list.
nonisolated public struct ListSectionSpacing: Sendable, Equatable {
  enum Value: Equatable { case usual, compact, custom(CGFloat) }
  let value: Value
  /// As the list's style has it.
  public static let `default` = ListSectionSpacing(value: .usual)
  /// Less than usual.
  public static let compact = ListSectionSpacing(value: .compact)
  /// - Parameter spacing: points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(value: .custom(spacing))
  }
}

private enum ListSectionMarginKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum BeginsSeparatorsKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// The least height of a list's row, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] ?? ListMetrics.rowHeight(era) }
    set { self[RowHeightKey.self] = newValue }
  }
  /// The least height of a section's header, in points; `nil` leaves it to the list.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
  /// Whether the line below a row may begin at a text; not at the words on drums and segments.
  var beginsSeparators: Bool {
    get { self[BeginsSeparatorsKey.self] }
    set { self[BeginsSeparatorsKey.self] = newValue }
  }
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }
  /// Between the edges of a list and its cards; `nil` is the style's own.
  var listSectionMargin: CGFloat? {
    get { self[ListSectionMarginKey.self] }
    set { self[ListSectionMarginKey.self] = newValue }
  }

  var listSectionSpacing: ListSectionSpacing {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
  var scrollContentBackground: Visibility {
    get { self[ContentBackgroundKey.self] }
    set { self[ContentBackgroundKey.self] = newValue }
  }
  /// Whether views are rows of a list or form, where labels have a column for icons and buttons
  /// are pressed by their whole row.
  package var isInListRow: Bool {
    get { self[InListKey.self] }
    set { self[InListKey.self] = newValue }
  }
  /// Whether a button's label is that of a link to another screen, which rows do not tint.
  package var isLinkLabel: Bool {
    get { self[LinkLabelKey.self] }
    set { self[LinkLabelKey.self] = newValue }
  }
}

extension View {
  /// Sets the distance between the rows of the lists inside.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }
  /// Sets the distance between the sections of the lists inside.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }
  /// The same in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, .custom(spacing))
  }

  /// Sets how far the sections of the lists inside stay from the lists' edges, in points; `nil` is
  /// the style's own distance. Set on a list: a margin of one section alone is not supported. Only
  /// edges on the sides count.
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?)
    -> some View
  {
    transformEnvironment(\.listSectionMargin) {
      if edges.contains(.leading) || edges.contains(.trailing) { $0 = length }
    }
  }
  /// Sets how much the headers of the sections inside stand out.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
  /// Shows or hides what lists and forms inside have behind their rows.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}

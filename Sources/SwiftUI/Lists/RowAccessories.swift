import HangaLayout
import HangaRuntime

/// A text that counts or marks something about the view.
nonisolated struct BadgeTrait: ElementTrait {
  let badge: Text?
  func value<K: ViewTraitKey>(for key: K.Type) -> K.Value? {
    guard key == BadgeKey.self, let badge else { return nil }
    return badge as? K.Value
  }
}

/// How much a row's badge stands out, where a view of the row says so.
nonisolated struct BadgeProminenceTrait: ElementTrait {
  let prominence: BadgeProminence
  func value<K: ViewTraitKey>(for key: K.Type) -> K.Value? {
    key == BadgeProminenceTraitKey.self ? prominence as? K.Value : nil
  }
}

enum BadgeProminenceTraitKey: ViewTraitKey {
  typealias Value = BadgeProminence
}

package enum BadgeKey: ViewTraitKey {
  package typealias Value = Text
}

/// Marks a row that leads to another screen.
nonisolated struct DisclosureTrait: ElementTrait, Equatable {
  func value<K: ViewTraitKey>(for key: K.Type) -> K.Value? {
    key == DisclosureKey.self ? true as? K.Value : nil
  }
}

enum DisclosureKey: ViewTraitKey {
  typealias Value = Bool
}

/// What a link of a row leads to: a list knows its rows by it where they have no tag.
nonisolated struct LinkValueTrait: ElementTrait, Equatable {
  let target: AnyHashable?
  func value<K: ViewTraitKey>(for key: K.Type) -> K.Value? {
    key == LinkValueKey.self ? target as? K.Value : nil
  }
}

enum LinkValueKey: ViewTraitKey {
  typealias Value = AnyHashable
}

/// The look of a link's button in rows: an arrow, and a label without tint.
nonisolated struct LinkRowMark: ViewModifier {
  func body(content: Content) -> some View {
    content.environment(\.isLinkLabel, true).modifier(DisclosureTrait())
  }
}

/// What stands at the trailing end of a row.
nonisolated struct RowAccessories: View, Equatable {
  let badge: Text?
  var prominence: BadgeProminence?
  let leadsOn: Bool
  let canMove: Bool

  var isEmpty: Bool { badge == nil && !leadsOn && !canMove }

  var body: some View {
    HStack(spacing: ListMetrics.accessoryGap) {
      if let badge { BadgeText(badge: badge, asked: prominence) }
      if leadsOn { DisclosureArrow() }
      if canMove { MoveHandle() }
    }
  }
}

/// A row's badge, as strong as its surroundings ask.
nonisolated struct BadgeText: View {
  let badge: Text
  let asked: BadgeProminence?
  @Environment(\.badgeProminence) private var around

  init(badge: Text, asked: BadgeProminence?) { (self.badge, self.asked) = (badge, asked) }

  var body: some View {
    badge.lineLimit(1).foregroundStyle(HierarchicalShapeStyle(level: (asked ?? around).level))
  }
}

extension BadgeText: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

/// How much a badge stands out.
nonisolated public struct BadgeProminence: Hashable, Sendable {
  /// The step of the foreground's hierarchy that it is drawn in; all but the usual one are C.
  let level: Int
  /// Less than usual.
  public static let decreased = BadgeProminence(level: 2)
  /// As usual.
  public static let standard = BadgeProminence(level: 1)
  /// More than usual.
  public static let increased = BadgeProminence(level: 0)
}

private enum BadgeProminenceKey: EnvironmentKey {
  static let defaultValue = BadgeProminence.standard
}

extension EnvironmentValues {
  /// How much the badges of rows stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how much the badges of rows inside stand out.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
      .modifier(BadgeProminenceTrait(prominence: prominence))
  }
}

/// The arrow of rows that lead to another screen.
struct DisclosureArrow: View {
  @ScaledMetric(relativeTo: .body) private var size = ListMetrics.chevronSize

  var body: some View {
    Image(systemName: "chevron.forward")
      .font(.system(size: size, weight: .semibold))
      .foregroundStyle(.tertiary)
  }
}

extension DisclosureArrow: DumpListed {
  nonisolated package static var listing: DumpListing { .whole }
}

extension View {
  /// Shows `count` at the end of the row; 0 shows nothing.
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(BadgeTrait(badge: count == 0 ? nil : Text(verbatim: String(count))))
  }
  /// Shows `label` at the end of the row.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(BadgeTrait(badge: label))
  }
  /// Shows words at the end of the row.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeTrait(badge: key.map { Text($0) }))
  }
  /// Shows words as they are at the end of the row.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeTrait(badge: label.map { Text($0) }))
  }
}

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
  let leadsOn: Bool
  let canMove: Bool

  var isEmpty: Bool { badge == nil && !leadsOn && !canMove }

  var body: some View {
    HStack(spacing: ListMetrics.accessoryGap) {
      if let badge { badge.foregroundStyle(.secondary).lineLimit(1) }
      if leadsOn { DisclosureArrow() }
      if canMove { MoveHandle() }
    }
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

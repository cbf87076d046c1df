import Foundation
import HangaRuntime
import HangaTypesetting

/// How large the user wants text.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the five largest.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }

  package var contentSize: ContentSize { ContentSize.allCases[rawValue] }

  /// The size by its older name.
  public init?(_ category: ContentSizeCategory) {
    guard let index = ContentSizeCategory.allCases.firstIndex(of: category) else { return nil }
    self = Self.allCases[index]
  }

  /// This size, or the nearest one that `range` contains.
  package func clamped<R: RangeExpression>(to range: R) -> DynamicTypeSize
  where R.Bound == DynamicTypeSize {
    if range.contains(self) { return self }
    let allowed = Self.allCases.filter { range.contains($0) }
    guard let least = allowed.first, let most = allowed.last else { return self }
    return self < least ? least : most
  }
}

/// The older names of the type sizes.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the five largest.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private var index: Int { Self.allCases.firstIndex(of: self)! }
  public static func < (a: Self, b: Self) -> Bool { a.index < b.index }
  public static func <= (a: Self, b: Self) -> Bool { a.index <= b.index }
  public static func > (a: Self, b: Self) -> Bool { a.index > b.index }
  public static func >= (a: Self, b: Self) -> Bool { a.index >= b.index }
}

private enum DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }

extension EnvironmentValues {
  /// How large the reader wants text.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The same by the older names.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.allCases[dynamicTypeSize.rawValue] }
    set { if let size = DynamicTypeSize(newValue) { dynamicTypeSize = size } }
  }
}

/// Keeps the type size within a range.
nonisolated public struct TypeSizeRangeModifier<R: RangeExpression>: EnvironmentWriting
where R.Bound == DynamicTypeSize {
  let range: R
  package func write(to environment: inout EnvironmentValues) {
    environment.dynamicTypeSize = environment.dynamicTypeSize.clamped(to: range)
  }
}

extension View {
  /// Sets how large text is.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of text within `range`.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    modifier(TypeSizeRangeModifier(range: range))
  }
}

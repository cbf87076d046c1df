import Foundation
import HangaRuntime

/// What a reader's rotor goes through. No rotor turns here; the declarations are kept for sources.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  @AccessibilityRotorContentBuilder var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

/// One stop of a rotor.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public typealias Body = Never

  /// A stop at the view that `id` names.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// A stop at the view that `id` names.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// A stop at the view that `id` names.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// A stop at the view that `id` names in a namespace.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
}

/// Stops of several kinds.
nonisolated public struct _RotorContents: AccessibilityRotorContent {
  public typealias Body = Never
}

/// Builds rotors from the statements of a closure.
@resultBuilder nonisolated public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: AccessibilityRotorContent>(_ content: repeat each C)
    -> _RotorContents
  { _RotorContents() }
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> _RotorContents {
    _RotorContents()
  }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Stops for each element.
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id }, isConstantRange: false)
  }
  /// Stops for each element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] }, isConstantRange: false)
  }
}

extension AccessibilityRotorContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Rotors that the system names.
nonisolated public struct AccessibilitySystemRotor: Sendable {
  /// Links.
  public static let links = Self()
  /// Headings.
  public static let headings = Self()
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> Self { Self() }
  /// Bold words.
  public static let boldText = Self()
  /// Slanted words.
  public static let italicText = Self()
  /// Underlined words.
  public static let underlineText = Self()
  /// Misspelt words.
  public static let misspelledWords = Self()
  /// Pictures.
  public static let images = Self()
  /// Text fields.
  public static let textFields = Self()
  /// Tables.
  public static let tables = Self()
  /// Lists.
  public static let lists = Self()
  /// Landmarks.
  public static let landmarks = Self()
}

extension View {
  /// A rotor of the given name.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }
  /// A rotor of the given name.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }
  /// One of the system's rotors.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }
  /// A rotor with a stop for each element.
  nonisolated public func accessibilityRotor<Element: Identifiable>(
    _ rotorLabel: Text, entries: [Element], entryLabel: KeyPath<Element, String>
  ) -> some View { self }
  /// A rotor with a stop for each element.
  nonisolated public func accessibilityRotor<Element: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [Element], entryLabel: KeyPath<Element, String>
  ) -> some View { self }
  /// Names the view for rotors.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  { self }
}

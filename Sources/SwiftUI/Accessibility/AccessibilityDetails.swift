import Foundation
import HangaRuntime

/// What changes a reader's voice, order or tools and shows in no picture and no dump.
extension View {
  /// The view stands for readers in place of this one; its picture is not drawn.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    let name = ControlLabel(representation()).name
    return accessible { if let name { $0.label = name } }
  }
  /// Views that readers see inside this one.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V)
    -> some View
  { self }
  /// How deep the heading is.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessible { $0.marks.addedTraits = ["isHeader"] }
  }
  /// What the text is.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType)
    -> some View
  { self }
  /// What else a speaker may call the view.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  /// What else a speaker may call the view.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey])
    -> some View
  { self }
  /// What else a speaker may call the view.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S])
    -> some View
  { self }
  /// Keeps the colours where the reader inverts others.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
  /// Whether a reader may act on the view.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }
  /// Shows the view large while it is held.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Shows another view large while this one is held.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
  /// Touches reach the view without the reader.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  /// More about the view, on demand.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// More about the view, on demand.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// More about the view, on demand.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// Reads the view with others of the same id.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  { self }
  /// Reads the view with the other half of its pair.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// How high the voice is, -1…1.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Whether signs are read.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }
  /// Whether news waits for what is being read.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  /// Whether letters are read one by one.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

/// How touches reach a view past a reader.
nonisolated public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A tap first.
  public static let requiresActivation = Self(rawValue: 1)
  /// Without a sound.
  public static let silentOnTouch = Self(rawValue: 2)
}

/// Which half of a pair.
nonisolated public enum AccessibilityLabeledPairRole: Sendable { case label, content }

/// More about a view.
nonisolated public enum AXCustomContent {
  /// Whether it is read at once.
  public enum Importance: UInt, Sendable { case `default`, high }
}

/// Where a reader is; here nowhere, so that values stay what they are set to.
@propertyWrapper nonisolated public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty
{
  @State private var value: Value

  /// A connection to the state.
  public struct Binding {
    let binding: SwiftUI.Binding<Value>
    /// What has the focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    public var projectedValue: Self { self }
  }

  public init() where Value == Bool { _value = State(initialValue: false) }
  public init<T: Hashable>() where Value == T? { _value = State(initialValue: nil) }

  /// What has the focus.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }
  public var projectedValue: Binding { Binding(binding: $value) }
}

extension View {
  /// Ties a reader's place to a state.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  /// Ties a reader's place to a state.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  { self }
}

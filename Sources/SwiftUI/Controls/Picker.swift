import HangaRuntime

/// A control that chooses one of several values; its look comes from the picker style around it.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: PickerSelection
  private let label: Label
  private let content: Content
  /// What stands for the chosen view where only one shows; `nil` for that view itself.
  private let valueLabel: AnyView?

  private init(
    _ selection: PickerSelection, label: Label, content: Content, valueLabel: AnyView? = nil
  ) {
    (self.selection, self.label, self.content) = (selection, label, content)
    self.valueLabel = valueLabel
  }

  public var body: some View {
    PickerChoices(
      selection: selection, label: ControlLabel(label), content: content, valueLabel: valueLabel)
  }

  /// A picker with a label of any kind, and a view for what is chosen where only that shows.
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      PickerSelection(selection), label: label(), content: content(),
      valueLabel: AnyView(currentValueLabel()))
  }

  /// A picker with a label of any kind.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PickerSelection(selection), label: label(), content: content())
  }
  /// The same; the older order of the parts.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), label: label, content: content())
  }
  /// One picker for several values: nothing is chosen while they differ.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), label: label(), content: content())
  }
}

extension Picker where Label == Text {
  /// A picker with words.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), label: Text(titleKey), content: content())
  }
  /// A picker with words, and a view for what is chosen where only that shows.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      PickerSelection(selection), label: Text(titleKey), content: content(),
      valueLabel: AnyView(currentValueLabel()))
  }
  /// The same with words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol, V: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      PickerSelection(selection), label: Text(title), content: content(),
      valueLabel: AnyView(currentValueLabel()))
  }
  /// A picker with words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), label: Text(title), content: content())
  }
  /// Words, for several values.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), label: Text(titleKey),
      content: content())
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Words and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(selection), label: SwiftUI.Label(titleKey, systemImage: systemImage),
      content: content())
  }
  /// Words shown as they are, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(selection), label: SwiftUI.Label(title, systemImage: systemImage),
      content: content())
  }
}

/// A selection whose type is hidden.
nonisolated struct PickerSelection {
  /// Whether the view with a tag is the chosen one.
  let isChosen: (AnyHashable) -> Bool
  /// Chooses the view with a tag; one of another type changes nothing.
  let choose: (AnyHashable) -> Void

  init<Value: Hashable>(_ bindings: [Binding<Value>]) {
    isChosen = { tag in
      !bindings.isEmpty
        && bindings.allSatisfy { Self.matches(tag, $0.wrappedValue) }
    }
    choose = { tag in
      guard let value = tag.base as? Value else { return }
      for binding in bindings { binding.wrappedValue = value }
    }
  }

  init<Value: Hashable>(_ binding: Binding<Value>) { self.init([binding]) }

  /// An optional selection is also that of the tag that it wraps.
  private static func matches<Value: Hashable>(_ tag: AnyHashable, _ value: Value) -> Bool {
    if tag == AnyHashable(value) { return true }
    guard let wrapped = (value as? any OptionalSelection)?.wrappedTag else { return false }
    return tag == wrapped
  }
}

/// A selection that may be missing.
nonisolated private protocol OptionalSelection {
  var wrappedTag: AnyHashable? { get }
}

extension Optional: OptionalSelection where Wrapped: Hashable {
  fileprivate var wrappedTag: AnyHashable? { map { AnyHashable($0) } }
}

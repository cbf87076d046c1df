import Foundation
import HangaGeometry
import HangaRuntime

extension TextField where Label == Text {
  /// A field; its title is shown while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(FieldInput(text), label: Text(titleKey))
  }
  /// The same with a prompt in place of the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(FieldInput(text, prompt: prompt), label: Text(titleKey))
  }
  /// A title shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(FieldInput(text), label: Text(title))
  }
  /// A title as it is, with a prompt in place of it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(FieldInput(text, prompt: prompt), label: Text(title))
  }

  /// A field that grows with its text along the vertical axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(FieldInput(text, axis: axis), label: Text(titleKey))
  }
  /// The same with a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(FieldInput(text, axis: axis, prompt: prompt), label: Text(titleKey))
  }
  /// A title shown as it is, and an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(FieldInput(text, axis: axis), label: Text(title))
  }
  /// The same with a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(FieldInput(text, axis: axis, prompt: prompt), label: Text(title))
  }

  /// A field that tells when editing begins and ends, and when it is submitted; the older form.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(FieldInput(FieldInput(text), onEditingChanged, onCommit), label: Text(titleKey))
  }
  /// The same without the end.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(FieldInput(FieldInput(text), onEditingChanged, nil), label: Text(titleKey))
  }
  /// A field that tells when it is submitted; the older form.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(FieldInput(FieldInput(text), nil, onCommit), label: Text(titleKey))
  }
  /// A title shown as it is; the older form.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(FieldInput(FieldInput(text), onEditingChanged, onCommit), label: Text(title))
  }
  /// The same without the end.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(FieldInput(FieldInput(text), onEditingChanged, nil), label: Text(title))
  }
  /// A title shown as it is, told when it is submitted; the older form.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(FieldInput(FieldInput(text), nil, onCommit), label: Text(title))
  }
}

extension TextField where Label == Text {
  /// A field for a value, which changes when editing ends.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldInput(value, format, prompt: prompt), label: Text(titleKey))
  }
  /// A field for a value that may be missing.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldInput(value, format, prompt: prompt), label: Text(titleKey))
  }
  /// A title shown as it is, and a value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldInput(value, format, prompt: prompt), label: Text(title))
  }
  /// A title shown as it is, and a value that may be missing.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldInput(value, format, prompt: prompt), label: Text(title))
  }
  /// A field for a value that a formatter writes and reads.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(FieldInput(value, formatter: formatter, prompt: prompt), label: Text(titleKey))
  }
  /// A title shown as it is, and a formatter.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(FieldInput(value, formatter: formatter, prompt: prompt), label: Text(title))
  }
}

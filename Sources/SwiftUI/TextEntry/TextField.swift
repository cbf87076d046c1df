import Foundation
import HangaGeometry
import HangaRuntime

/// A line of text, or several, that the user edits; its look comes from the style around it.
nonisolated public struct TextField<Label: View>: View {
  let input: FieldInput
  let label: Label

  init(_ input: FieldInput, label: Label) { (self.input, self.label) = (input, label) }

  public var body: some View { FieldBody(input, label) }

  /// A field with a label of any kind.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(FieldInput(text, prompt: prompt), label: label())
  }
  /// The same; along the vertical axis it grows with its text.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldInput(text, axis: axis, prompt: prompt), label: label())
  }
  /// A field for a value, which changes when editing ends.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldInput(value, format, prompt: prompt), label: label())
  }
  /// A field for a value that may be missing.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldInput(value, format, prompt: prompt), label: label())
  }
  /// A field for a value that a formatter writes and reads.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldInput(value, formatter: formatter, prompt: prompt), label: label())
  }
}

/// A field in the style around it, or the bare text that styles start from.
nonisolated struct FieldBody<Label: View>: View {
  private let input: FieldInput
  private let label: Label
  @Environment(\.textFieldStyle) private var style

  init(_ input: FieldInput, _ label: Label) { (self.input, self.label) = (input, label) }

  var body: some View {
    if let style {
      style.make(TextField<_TextFieldStyleLabel>(input, label: .init(ControlLabel(label))))
        .environment(\.textFieldStyle, nil)
    } else {
      let name = ControlLabel(label).name
      EditableText(
        source: input.source, prompt: input.prompt ?? name, kind: input.kind,
        actions: input.actions, selection: input.selection
      )
      .named(by: name)
    }
  }
}

extension FieldBody: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension TextField: DumpListed where Label == _TextFieldStyleLabel {
  package static var listing: DumpListing { .contentOnly }
}

/// What a field edits and how.
nonisolated struct FieldInput {
  let source: TextSource
  let prompt: Text?
  var kind = EditableText.Kind.line
  var actions = EditingActions()
  var selection: Binding<TextSelection?>?

  init(_ text: Binding<String>, axis: Axis = .horizontal, prompt: Text? = nil) {
    source = TextSource(text)
    self.prompt = prompt
    kind = axis == .vertical ? .growing : .line
  }

  init(_ text: Binding<String>, secure prompt: Text?) {
    source = TextSource(text)
    self.prompt = prompt
    kind = .secure
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F, prompt: Text?)
  where F.FormatOutput == String {
    source = TextSource(
      read: { format.format(value.wrappedValue) },
      commit: { text in
        if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
      })
    self.prompt = prompt
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F, prompt: Text?)
  where F.FormatOutput == String {
    source = TextSource(
      read: { value.wrappedValue.map { format.format($0) } ?? "" },
      commit: { text in
        if text.isEmpty {
          value.wrappedValue = nil
        } else if let new = try? format.parseStrategy.parse(text) {
          value.wrappedValue = new
        }
      })
    self.prompt = prompt
  }

  /// Numbers and dates are read back; other formatters only write.
  init<V>(_ value: Binding<V>, formatter: Formatter, prompt: Text?) {
    source = TextSource(
      read: { formatter.string(for: value.wrappedValue) ?? "" },
      commit: { text in
        let object: Any? =
          if let numbers = formatter as? NumberFormatter {
            numbers.number(from: text)
          } else if let dates = formatter as? DateFormatter {
            dates.date(from: text)
          } else if let dates = formatter as? ISO8601DateFormatter {
            dates.date(from: text)
          } else {
            nil
          }
        if let new = object as? V { value.wrappedValue = new }
      })
    self.prompt = prompt
  }

  init(_ input: FieldInput, _ editingChanged: ((Bool) -> Void)?, _ commit: (() -> Void)?) {
    self = input
    actions = EditingActions(
      editingChanged: editingChanged ?? { _ in }, commit: commit ?? {})
  }
}

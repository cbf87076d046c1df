import HangaRuntime

/// A field that shows dots for what is typed; its look is that of text fields.
nonisolated public struct SecureField<Label: View>: View {
  private let input: FieldInput
  private let label: Label

  private init(_ input: FieldInput, label: Label) { (self.input, self.label) = (input, label) }

  public var body: some View { FieldBody(input, label) }

  /// A field with a label of any kind.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(FieldInput(text, secure: prompt), label: label())
  }
}

extension SecureField where Label == Text {
  /// A field; its title is shown while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(FieldInput(text, secure: nil), label: Text(titleKey))
  }
  /// The same with a prompt in place of the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(FieldInput(text, secure: prompt), label: Text(titleKey))
  }
  /// A title shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(FieldInput(text, secure: nil), label: Text(title))
  }
  /// A title as it is, with a prompt in place of it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(FieldInput(text, secure: prompt), label: Text(title))
  }
  /// A field that tells when it is submitted; the older form.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldInput(FieldInput(text, secure: nil), nil, onCommit), label: Text(titleKey))
  }
  /// A title shown as it is; the older form.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(FieldInput(FieldInput(text, secure: nil), nil, onCommit), label: Text(title))
  }
}

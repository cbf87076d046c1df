import HangaRuntime

/// Which characters of a text field are selected, or where its caret stands.
nonisolated public struct TextSelection: Equatable, Hashable, Sendable {
  /// What is selected.
  nonisolated public enum Indices: Equatable, Hashable, Sendable {
    /// One stretch; an empty one is the caret's place.
    case selection(Range<String.Index>)
  }
  /// What is selected.
  public var indices: Indices

  /// The caret's place.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }
  /// One stretch.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Whether nothing is selected, so that typing replaces nothing.
  public var isInsertion: Bool { range.isEmpty }

  var range: Range<String.Index> {
    switch indices {
    case .selection(let range): range
    }
  }
}

extension TextField {
  /// A field that tells what is selected in it, and selects what is asked for.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    var input = FieldInput(text, axis: axis ?? .horizontal, prompt: prompt)
    input.selection = selection
    self.init(input, label: label())
  }
}

extension TextField where Label == Text {
  /// A field that tells what is selected in it, and selects what is asked for.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }
  /// The same with a title shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}

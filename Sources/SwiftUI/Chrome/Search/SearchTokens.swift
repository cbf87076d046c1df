import HangaRuntime

/// What is searched for besides a text, as a row of labels in the field.
nonisolated struct SearchTokens {
  let count: () -> Int
  let view: (Int) -> AnyView
  let remove: (Int) -> Void
  /// Adds a token of the collection's type; others are none.
  let add: (Any) -> Void
  /// What may be added, as suggestions.
  var suggestions: AnyView?

  init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, _ token: @escaping (Binding<C.Element>) -> T
  ) where C.Element: Identifiable {
    func place(_ offset: Int) -> C.Index {
      tokens.wrappedValue.index(tokens.wrappedValue.startIndex, offsetBy: offset)
    }
    count = { tokens.wrappedValue.count }
    view = { offset in
      let index = place(offset)
      return AnyView(
        token(
          Binding(
            get: { tokens.wrappedValue[index] }, set: { tokens.wrappedValue[index] = $0 })))
    }
    remove = { tokens.wrappedValue.remove(at: place($0)) }
    add = { if let token = $0 as? C.Element { tokens.wrappedValue.append(token) } }
  }

  /// The same with tokens to choose from.
  mutating func suggest<C: RandomAccessCollection, T: View>(
    _ offers: Binding<C>, _ token: @escaping (C.Element) -> T
  ) where C.Element: Identifiable {
    suggestions = AnyView(
      ForEach(offers.wrappedValue) { token($0).searchCompletion($0) })
  }

  func removeAll() {
    for index in (0..<count()).reversed() { remove(index) }
  }
}

/// One token in a field.
nonisolated struct SearchTokenView: View {
  let content: AnyView

  var body: some View {
    content
      .lineLimit(1)
      .padding(.horizontal, ChromeMetrics.searchTokenPadding)
      .frame(height: ChromeMetrics.searchTokenHeight)
      .background(
        Color(uiColor: .secondarySystemFill),
        in: RoundedRectangle(cornerRadius: ChromeMetrics.searchTokenRadius))
  }
}

import HangaRuntime

extension View {
  /// Adds a field in which to search for a text and for tokens.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    let made = SearchTokens(tokens) { token($0.wrappedValue) }
    return SearchableView(self, text, placement, prompt, tokens: made)
  }

  /// Adds a field in which to search for a text and for tokens.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    let made = SearchTokens(tokens) { token($0.wrappedValue) }
    return SearchableView(self, text, placement, Text(prompt), tokens: made)
  }

  /// Adds a field in which to search for a text and for tokens.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    let made = SearchTokens(tokens) { token($0.wrappedValue) }
    return SearchableView(self, text, placement, Text(prompt), tokens: made)
  }

  /// The same with tokens to choose from.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    var made = SearchTokens(tokens) { token($0.wrappedValue) }
    made.suggest(suggestedTokens, token)
    return SearchableView(self, text, placement, prompt, tokens: made)
  }

  /// The same with tokens to choose from.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    var made = SearchTokens(tokens) { token($0.wrappedValue) }
    made.suggest(suggestedTokens, token)
    return SearchableView(self, text, placement, Text(prompt), tokens: made)
  }

  /// The same with tokens to choose from.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    var made = SearchTokens(tokens) { token($0.wrappedValue) }
    made.suggest(suggestedTokens, token)
    return SearchableView(self, text, placement, Text(prompt), tokens: made)
  }

  /// The same with tokens that their views may change.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    let made = SearchTokens(tokens, token)
    return SearchableView(self, text, placement, prompt, tokens: made)
  }

  /// The same with tokens that their views may change.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    let made = SearchTokens(tokens, token)
    return SearchableView(self, text, placement, Text(prompt), tokens: made)
  }

  /// The same with tokens that their views may change.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>, editableTokens tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    let made = SearchTokens(tokens, token)
    return SearchableView(self, text, placement, Text(prompt), tokens: made)
  }

  /// Adds a field in which to search for a text and for tokens, shown and hidden by a value.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    let made = SearchTokens(tokens) { token($0.wrappedValue) }
    return SearchableView(self, text, placement, prompt, tokens: made, isPresented: isPresented)
  }

  /// Adds a field in which to search for a text and for tokens, shown and hidden by a value.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    let made = SearchTokens(tokens) { token($0.wrappedValue) }
    return SearchableView(
      self, text, placement, Text(prompt), tokens: made, isPresented: isPresented)
  }

  /// Adds a field in which to search for a text and for tokens, shown and hidden by a value.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    let made = SearchTokens(tokens) { token($0.wrappedValue) }
    return SearchableView(
      self, text, placement, Text(prompt), tokens: made, isPresented: isPresented)
  }

  /// The same with tokens to choose from, shown and hidden by a value.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    var made = SearchTokens(tokens) { token($0.wrappedValue) }
    made.suggest(suggestedTokens, token)
    return SearchableView(self, text, placement, prompt, tokens: made, isPresented: isPresented)
  }

  /// The same with tokens to choose from, shown and hidden by a value.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    var made = SearchTokens(tokens) { token($0.wrappedValue) }
    made.suggest(suggestedTokens, token)
    return SearchableView(
      self, text, placement, Text(prompt), tokens: made, isPresented: isPresented)
  }

  /// The same with tokens to choose from, shown and hidden by a value.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    var made = SearchTokens(tokens) { token($0.wrappedValue) }
    made.suggest(suggestedTokens, token)
    return SearchableView(
      self, text, placement, Text(prompt), tokens: made, isPresented: isPresented)
  }

  /// The same with tokens that their views may change, shown and hidden by a value.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    let made = SearchTokens(tokens, token)
    return SearchableView(self, text, placement, prompt, tokens: made, isPresented: isPresented)
  }

  /// The same with tokens that their views may change, shown and hidden by a value.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    let made = SearchTokens(tokens, token)
    return SearchableView(
      self, text, placement, Text(prompt), tokens: made, isPresented: isPresented)
  }

  /// The same with tokens that their views may change, shown and hidden by a value.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View,
    S: StringProtocol
  >(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    let made = SearchTokens(tokens, token)
    return SearchableView(
      self, text, placement, Text(prompt), tokens: made, isPresented: isPresented)
  }
}

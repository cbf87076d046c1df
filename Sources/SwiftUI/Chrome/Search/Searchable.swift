import Foundation
import HangaRuntime

extension View {
  /// Adds a field to the bar above in which to write what to search for.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(self, text, placement, prompt)
  }

  /// Adds a field to the bar above in which to write what to search for.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(self, text, placement, Text(prompt))
  }

  /// Adds a field to the bar above in which to write what to search for.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    SearchableView(self, text, placement, Text(prompt))
  }

  /// Adds a field to the bar above in which to write what to search for.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    SearchableView(self, text, placement, Text(prompt))
  }

  /// Adds a field to the bar above in which to write what to search for, shown and hidden by a value.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableView(self, text, placement, prompt, isPresented: isPresented)
  }

  /// Adds a field to the bar above in which to write what to search for, shown and hidden by a value.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(self, text, placement, Text(prompt), isPresented: isPresented)
  }

  /// Adds a field to the bar above in which to write what to search for, shown and hidden by a value.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    SearchableView(self, text, placement, Text(prompt), isPresented: isPresented)
  }

  /// Adds a field to the bar above in which to write what to search for, shown and hidden by a value.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    SearchableView(self, text, placement, Text(prompt), isPresented: isPresented)
  }

  /// Adds a field to the bar above, with suggestions.
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    SearchableView(self, text, placement, prompt, suggestions: AnyView(suggestions()))
  }

  /// Adds a field to the bar above, with suggestions.
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    SearchableView(self, text, placement, Text(prompt), suggestions: AnyView(suggestions()))
  }

  /// Adds a field to the bar above, with suggestions.
  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    SearchableView(self, text, placement, Text(prompt), suggestions: AnyView(suggestions()))
  }
}

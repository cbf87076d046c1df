import Foundation
import HangaRuntime

/// The field of a search as bars show it (facts/controls.md §4), with the way out of the search and
/// the scopes below it.
nonisolated struct SearchField: View {
  private let request: SearchRequest
  @FocusState private var isFocused: Bool
  @Environment(\.locale) private var locale
  @Environment(\.era) private var era

  init(_ request: SearchRequest) { self.request = request }

  var body: some View {
    // Read and written on the main actor only, as all of this is.
    nonisolated(unsafe) let request = self.request
    let isActive = request.isActive.wrappedValue
    VStack(spacing: ChromeMetrics.searchScopesTop) {
      HStack(spacing: ChromeMetrics.searchCancelGap) {
        field
        if isActive {
          Button(SystemWords.cancel(in: locale)) { request.setActive(false) }
            .fixedSize()
        }
      }
      if let scopes = request.scopes {
        scopes.frame(height: ChromeMetrics.searchScopesHeight)
      }
    }
    .geometryGroup()
    .onChange(of: isFocused) { _, isFocused in
      if isFocused, !request.isActive.wrappedValue { request.setActive(true) }
    }
    .onChange(of: isActive, initial: true) { _, isActive in
      if isActive != isFocused { isFocused = isActive }
    }
  }

  private var field: some View {
    let text = request.text
    // Changed on the main actor only.
    nonisolated(unsafe) let tokens = request.tokens
    let count = tokens?.count() ?? 0
    return HStack(spacing: ChromeMetrics.searchIconGap) {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(Color(uiColor: .secondaryLabel))
      if let tokens {
        ForEach(0..<count, id: \.self) { SearchTokenView(content: tokens.view($0)) }
      }
      request.extras.focus.reduce(AnyView(entry.focused($isFocused))) { $1($0) }
      if !text.wrappedValue.isEmpty || count > 0 {
        Button {
          text.wrappedValue = ""
          tokens?.removeAll()
        } label: {
          Image(systemName: "xmark.circle.fill")
            .foregroundStyle(Color(uiColor: .secondaryLabel))
        }
      }
    }
    .lineLimit(1)
    .font(.system(size: ChromeMetrics.barItemSize))
    .padding(.horizontal, ChromeMetrics.searchPadding)
    .frame(maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    .background(
      Color(uiColor: .tertiarySystemFill),
      in: RoundedRectangle(cornerRadius: radius)
    )
    .onTapGesture { isFocused = true }
  }

  private var radius: CGFloat {
    era == .glass ? ChromeMetrics.searchFieldHeight / 2 : ChromeMetrics.searchRadius
  }

  private var entry: some View {
    let request = self.request
    let prompt = request.prompt ?? Text(verbatim: SystemWords.search(in: locale))
    return EditableText(
      source: TextSource(request.text),
      prompt: prompt.foregroundColor(Color(uiColor: .secondaryLabel)), kind: .line,
      actions: EditingActions(
        commit: { SearchRequest.submit(request) },
        eraseAtStart: {
          if let tokens = request.tokens, tokens.count() > 0 { tokens.remove(tokens.count() - 1) }
        }), submits: false
    )
    .named(by: prompt)
  }
}

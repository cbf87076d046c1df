import HangaRuntime

/// Where a search field goes.
nonisolated public struct SearchFieldPlacement: Sendable {
  /// Whether the field gives way to what is scrolled below.
  nonisolated public struct NavigationBarDrawerDisplayMode: Sendable {
    let collapses: Bool
    /// Gives way.
    public static let automatic = NavigationBarDrawerDisplayMode(collapses: true)
    /// Stays.
    public static let always = NavigationBarDrawerDisplayMode(collapses: false)
  }
  let collapses: Bool
  /// In the navigation bar.
  public static let automatic = SearchFieldPlacement(collapses: true)
  /// In the navigation bar.
  public static let toolbar = SearchFieldPlacement(collapses: true)
  /// In the navigation bar, where there is no column at the side.
  public static let sidebar = SearchFieldPlacement(collapses: true)
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(collapses: true)
  /// Below the title, and whether it stays there.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(collapses: displayMode.collapses)
  }
}

/// What a screen asks for to search by.
nonisolated struct SearchRequest: Equatable {
  let text: Binding<String>
  let prompt: Text?
  let collapses: Bool

  /// Bindings cannot be compared.
  static func == (a: SearchRequest, b: SearchRequest) -> Bool { false }
}

extension View {
  /// Adds a field below the title in which to write what to search for.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    requesting {
      $0.search = SearchRequest(text: text, prompt: prompt, collapses: placement.collapses)
    }
  }
  /// The same with words to be looked up that show in the empty field.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
  /// The same with words shown as they are.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

/// The field of a search as bars show it (facts/controls.md §4).
///
/// It shows what is searched for and lets it be cleared; writing in it belongs to text entry.
nonisolated struct SearchField: View {
  private let binding: Binding<String>
  let prompt: Text?

  init(_ request: SearchRequest) {
    binding = request.text
    prompt = request.prompt
  }

  var body: some View {
    let text = binding.wrappedValue
    HStack(spacing: ChromeMetrics.searchIconGap) {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(.secondary)
      if text.isEmpty {
        (prompt ?? Text(verbatim: "Search")).foregroundStyle(.secondary)
      } else {
        Text(verbatim: text).foregroundStyle(.primary)
      }
      Spacer(minLength: 0)
      if !text.isEmpty {
        Button {
          binding.wrappedValue = ""
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
        }
      }
    }
    .lineLimit(1)
    .font(.system(size: ChromeMetrics.barItemSize))
    .padding(.horizontal, ChromeMetrics.searchPadding)
    .frame(maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    .background(
      Color(uiColor: .tertiarySystemFill),
      in: RoundedRectangle(cornerRadius: ChromeMetrics.searchRadius))
  }
}

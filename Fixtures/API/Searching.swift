import SwiftUI

/// Searching, the keyboard's bar, selections and what scroll views tell.
struct Searching: View {
  struct Token: Identifiable, Hashable {
    let id: Int
  }

  @State private var query = ""
  @State private var isPresented = false
  @State private var tokens: [Token] = []
  @State private var offers: [Token] = []
  @State private var scope = 0
  @State private var selection: TextSelection?
  @FocusState private var isFocused: Bool
  @FocusState private var focus: Int?
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    let v = Text("a")
    let s = "a"
    _ = v.searchable(text: $query, prompt: Text("a"))
    _ = v.searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always))
    _ = v.searchable(text: $query, prompt: s).searchable(text: $query, placement: .toolbar)
    _ = v.searchable(text: $query, isPresented: $isPresented)
    _ = v.searchable(text: $query, isPresented: $isPresented, prompt: "a")
    _ = v.searchable(text: $query, isPresented: $isPresented, placement: .sidebar, prompt: s)
    _ = v.searchable(text: $query, tokens: $tokens) { Text("\($0.id)") }
    _ = v.searchable(text: $query, tokens: $tokens, prompt: "a") { Text("\($0.id)") }
    _ = v.searchable(text: $query, tokens: $tokens, suggestedTokens: $offers, prompt: "a") {
      Text("\($0.id)")
    }
    _ = v.searchable(text: $query, editableTokens: $tokens, prompt: "a") { $token in
      Text("\(token.id)")
    }
    _ = v.searchable(text: $query, tokens: $tokens, isPresented: $isPresented, prompt: "a") {
      Text("\($0.id)")
    }
    _ = v.searchable(text: $query, prompt: "a") { Text("b").searchCompletion("b") }
    _ = v.searchSuggestions { Text("b").searchCompletion(Token(id: 1)) }
    _ = v.searchSuggestions(.hidden, for: .content)
    _ = v.searchScopes($scope) { Text("a").tag(0) }
    _ = v.searchScopes($scope, activation: .onSearchPresentation) { Text("a").tag(0) }
    _ = v.searchPresentationToolbarBehavior(.avoidHidingContent)
    _ = v.searchFocused($isFocused).searchFocused($focus, equals: 1)
    _ = v.onSubmit(of: .search) { dismissSearch() }
    _ = v.toolbar {
      ToolbarItem(placement: .keyboard) { Button("a") {} }
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("b") {}
      }
    }
    _ = TextField("a", text: $query, selection: $selection)
    _ = TextField("a", text: $query, selection: $selection, prompt: Text("b"), axis: .vertical)
    _ = TextField(text: $query, selection: $selection) { Text("a") }
    _ = TextEditor(text: $query, selection: $selection)
    selection = TextSelection(insertionPoint: query.startIndex)
    _ = selection?.isInsertion
    _ = v.onScrollVisibilityChange { _ in }.onScrollVisibilityChange(threshold: 0.2) { _ in }
    _ = v.onScrollTargetVisibilityChange(idType: Int.self) { _ in }
    _ = v.onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.9) { _ in }
    _ = v.onScrollPhaseChange { _, new in _ = new.isScrolling }
    _ = v.onScrollPhaseChange { _, _, context in _ = context.geometry }
    _ = v.onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y
    } action: { _, _ in
    }
    _ = v.geometryGroup()
    _ = isSearching
    return v
  }
}

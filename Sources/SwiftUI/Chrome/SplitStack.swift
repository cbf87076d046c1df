import HangaRuntime

/// A split view on a narrow screen: its columns as a stack.
nonisolated struct SplitStack<Sidebar: View, Content: View, Detail: View>: View {
  let columns: SplitColumns<Sidebar, Content, Detail>
  /// The column that is to be on top.
  let column: Binding<NavigationSplitViewColumn>?
  @State private var sidebar = SplitChoice()
  @State private var content = SplitChoice()

  init(
    columns: SplitColumns<Sidebar, Content, Detail>, column: Binding<NavigationSplitViewColumn>?
  ) { (self.columns, self.column) = (columns, column) }

  var body: some View {
    NavigationStack {
      columns.sidebar
        .environment(\.splitChoice, sidebar)
        .environment(\.listKind, .sidebar)
        .environment(\.isInSplit, true)
        .navigationDestination(isPresented: shows(columns.content == nil ? .detail : .content)) {
          if let middle = columns.content {
            middle.environment(\.splitChoice, content)
              .environment(\.isInSplit, true)
              .navigationDestination(isPresented: shows(.detail)) { columns.detail }
          } else {
            columns.detail
          }
        }
    }
    .environment(\.splitColumn, .stack)
    .onChange(of: sidebar.version) {
      if sidebar.hasChosen { column?.wrappedValue = columns.content == nil ? .detail : .content }
    }
    .onChange(of: content.version) {
      if content.hasChosen { column?.wrappedValue = .detail }
    }
  }

  /// Whether a column lies on the one before: it was asked for, or something was chosen there.
  private func shows(_ wanted: NavigationSplitViewColumn) -> Binding<Bool> {
    let choice = wanted == .detail && columns.content != nil ? content : sidebar
    let column = column
    let before: NavigationSplitViewColumn =
      wanted == .detail && columns.content != nil ? .content : .sidebar
    return Binding(
      get: {
        if let column { return column.wrappedValue.value.rawValue >= wanted.value.rawValue }
        return choice.hasChosen
      },
      set: { isShown in
        if isShown { return }
        choice.clear()
        column?.wrappedValue = before
      })
  }
}

/// What is chosen in the list of a column, for the column that it leads to.
@Observable nonisolated final class SplitChoice {
  private(set) var hasChosen = false
  /// Another one each time something is chosen.
  private(set) var version = 0
  @ObservationIgnored private var forget: () -> Void = {}

  init() {}

  /// Called by the list when its choice has changed.
  func note(hasChosen: Bool, forget: @escaping () -> Void) {
    self.forget = forget
    if hasChosen { version += 1 }
    if hasChosen != self.hasChosen { self.hasChosen = hasChosen }
  }
  func clear() {
    forget()
    hasChosen = false
  }
}

private enum SplitChoiceKey: EnvironmentKey { static var defaultValue: SplitChoice? { nil } }
private enum SplitColumnKey: EnvironmentKey { static var defaultValue: SplitRole? { nil } }
private enum InSplitKey: EnvironmentKey { static let defaultValue = false }
private enum OuterBackKey: EnvironmentKey { static var defaultValue: OuterBack? { nil } }

/// What a stack of screens is to the split view around it.
nonisolated enum SplitRole: Sendable { case sidebar, content, detail, stack }

/// The way back from a stack that stands on another stack's screen.
struct OuterBack {
  let button: () -> BackButton?
}

extension EnvironmentValues {
  /// Who is told of what is chosen in a list.
  var splitChoice: SplitChoice? {
    get { self[SplitChoiceKey.self] }
    set { self[SplitChoiceKey.self] = newValue }
  }
  /// Whether the view is in a column of a split view.
  var isInSplit: Bool {
    get { self[InSplitKey.self] }
    set { self[InSplitKey.self] = newValue }
  }
  /// Set for the stack that is a column, not for what is on its screens.
  var splitColumn: SplitRole? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
  /// For the first screen of a stack inside a column.
  var outerBack: OuterBack? {
    get { self[OuterBackKey.self] }
    set { self[OuterBackKey.self] = newValue }
  }
}

extension SplitStack: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

import HangaRuntime

/// A button that shows more of them in a list beside it.
nonisolated public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?
  @State private var isShown = false
  @Environment(\.menuStyle) private var style
  @Environment(\.isInMenu) private var isInMenu

  private init(content: Content, label: Label, primaryAction: (() -> Void)?) {
    (self.content, self.label, self.primaryAction) = (content, label, primaryAction)
  }

  public var body: some View {
    if isInMenu {
      SubmenuRow(isShown: $isShown, label: label, content: content)
    } else {
      let isShown = $isShown
      MenuAnchor(
        label: label, content: content, isShown: isShown, primaryAction: primaryAction,
        style: style)
    }
  }
}

extension Menu {
  /// A menu with a label of any kind.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content(), label: label(), primaryAction: nil)
  }

  /// A button that acts when it is tapped and shows the menu when it is held.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content(), label: label(), primaryAction: primaryAction)
  }
}

extension Menu where Label == Text {
  /// A menu with words.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: Text(titleKey), primaryAction: nil)
  }

  /// A menu with words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: Text(title), primaryAction: nil)
  }

  /// Words that act when they are tapped and show the menu when they are held.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content(), label: Text(titleKey), primaryAction: primaryAction)
  }

  /// The same with words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content(), label: Text(title), primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Words and a symbol that act when they are tapped and show the menu when they are held.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage),
      primaryAction: primaryAction)
  }
  /// The same with words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content(), label: SwiftUI.Label(title, systemImage: systemImage),
      primaryAction: primaryAction)
  }

  /// A menu with words and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage),
      primaryAction: nil)
  }

  /// The same with words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content(), label: SwiftUI.Label(title, systemImage: systemImage),
      primaryAction: nil)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// A menu within a style, with the same label and content.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      content: configuration.content, label: configuration.label,
      primaryAction: configuration.primaryAction)
  }
}

/// The button of a menu, with the list it shows.
nonisolated struct MenuAnchor<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let isShown: Binding<Bool>
  let primaryAction: (() -> Void)?
  let style: AnyMenuStyle?

  @MainActor var body: some View {
    if let style {
      style.make(
        MenuStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
          primaryAction: primaryAction)
      )
      .environment(\.menuStyle, nil)
    } else if let primaryAction {
      Button(action: UserAction.onMain(primaryAction)) { label }
        .highPriorityGesture(LongPressGesture().onEnded { _ in isShown.wrappedValue = true })
        .modifier(presentation)
    } else {
      Button(action: UserAction.onMain { isShown.wrappedValue = true }) { label }
        .modifier(presentation)
    }
  }

  private var presentation: PresentationModifier<MenuCard<Content>> {
    let content = content
    return PresentationModifier(
      source: PresentationSource(isPresented: isShown) { MenuCard(content: content) },
      style: MenuLayerStyle())
  }
}

extension MenuAnchor: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

/// A row of a menu that shows another menu over it.
nonisolated struct SubmenuRow<Label: View, Content: View>: View {
  @Binding var isShown: Bool
  let label: Label
  let content: Content

  init(isShown: Binding<Bool>, label: Label, content: Content) {
    _isShown = isShown
    (self.label, self.content) = (label, content)
  }

  var body: some View {
    let (isShown, label, content) = ($isShown, label, content)
    row("chevron.forward") { isShown.wrappedValue = true }
      .modifier(
        PresentationModifier(
          source: PresentationSource(isPresented: isShown) {
            MenuCard(
              content: Group {
                Self.row(label, "chevron.down") { isShown.wrappedValue = false }
                content
              })
          }, style: MenuLayerStyle(isNested: true)))
  }

  private func row(_ symbol: String, _ action: @escaping () -> Void) -> some View {
    Self.row(label, symbol, action)
  }

  /// A row whose tap leaves the menus where they are.
  private static func row(_ label: Label, _ symbol: String, _ action: @escaping () -> Void)
    -> some View
  {
    Button(action: UserAction.onMain(action)) {
      label.labelStyle(TitleOnlyLabelStyle())
      Image(systemName: symbol).font(.system(size: MenuMetrics.headerSize, weight: .semibold))
    }
    .environment(\.actionHandler, nil)
  }
}

extension SubmenuRow: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

/// A list of rows beside an anchor.
nonisolated struct MenuLayerStyle: PresentationStyle {
  var isNested = false

  func makeLayer(_ host: PresentationHost) -> PresentationLayer {
    MenuLayer(host, isNested: isNested)
  }
  func change(_ environment: inout EnvironmentValues) { environment.beginSystemCard() }
  var name: String { "MenuList" }
  var actionTiming: ActionTiming? { .atOnce }
}

extension View {
  /// Shows the rows of a menu beside this view while `isPresented` is true; a choice or a tap
  /// elsewhere dismisses it. For controls that open menus; rows are buttons, and
  /// `menuCheck` in their surroundings checks them.
  nonisolated package func popUpMenu<Rows: View>(
    isPresented: Binding<Bool>, @ViewBuilder rows: @escaping () -> Rows
  ) -> some View {
    modifier(
      PresentationModifier(
        source: PresentationSource(isPresented: isPresented) { MenuCard(content: rows()) },
        style: MenuLayerStyle()))
  }
}

import SwiftUI

/// Tabs by their own builder, styles of a program's own, and what stands beside them.
enum TabsAndStylesCalls {
  enum Place: Hashable { case home, search, folder(Int) }

  struct CallTabs: TabContent {
    var body: some TabContent<Place> {
      Tab("own", systemImage: "star", value: .home) { Text("a") }
    }
  }

  // api: swiftui_type TabContent
  @MainActor @TabContentBuilder<Place> static var more: some TabContent<Place> {
    CallTabs()
    Tab("b", systemImage: "star", value: Place.folder(1)) { Text("b") }
  }

  @MainActor static func tabs(_ place: Binding<Place>, _ optional: Binding<Place?>) {
    _ = TabView(selection: place) {
      Tab("a", systemImage: "star", value: .home) { Text("a") }.badge(3)
      Tab("b", image: "picture", value: .folder(0)) { Text("b") }.badge("New")
      Tab("c", systemImage: "star", value: .search, role: .search) { Text("c") }
      Tab(value: .folder(2), role: .search) { Text("d") }
      Tab(value: .folder(3)) {
        Text("e")
      } label: {
        Label("e", systemImage: "star")
      }
      Tab(value: .folder(4)) { Text("page") }
      TabSection("section") {
        Tab("f", systemImage: "star", value: .folder(5)) { Text("f") }
          .customizationID("f").tabPlacement(.pinned)
          .defaultVisibility(.hidden, for: .sidebar)
          .customizationBehavior(.disabled, for: .sidebar)
      }
      .sectionActions { Button("add") {} }
      TabSection {
        Tab("g", systemImage: "star", value: .folder(6)) { Text("g") }
      } header: {
        Text("header")
      }
      ForEach(7..<9) { index in
        Tab("h", systemImage: "star", value: Place.folder(index)) { Text("h") }
      }
      Group { Tab("i", systemImage: "star", value: Place.folder(9)) { Text("i") } }
      if place.wrappedValue == .home {
        Tab("j", systemImage: "star", value: .folder(10)) { Text("j") }
      } else {
        Tab("k", systemImage: "star", value: .folder(11)) { Text("k") }.hidden().disabled(true)
      }
      more
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabBarMinimizeBehavior(.onScrollDown)
    _ = TabView(selection: optional) {
      Tab("a", systemImage: "star", value: .home) { Text("a") }
    }
    .tabViewStyle(.tabBarOnly)
    _ = TabView {
      Tab("a", systemImage: "star") { Text("a") }
      Tab {
        Text("b")
      } label: {
        Text("b")
      }
      Tab(role: .search) { Text("c") }
      Tab { Text("page") }
    }
  }

  struct CallForm: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack { configuration.content }
    }
  }

  struct CallFormAround: FormStyle {
    func makeBody(configuration: Configuration) -> some View { Form(configuration).padding() }
  }

  struct CallColumns: NavigationSplitViewStyle {
    func makeBody(configuration: Configuration) -> some View { Text("columns") }
  }

  struct CallEnvironmental: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      CallResolved(isDark: environment.colorScheme == .dark)
    }
  }

  struct CallResolved: ViewModifier {
    var isDark: Bool
    func body(content: Content) -> some View { content.opacity(isDark ? 0.5 : 1) }
  }

  struct CallItems: CustomizableToolbarContent {
    var body: some CustomizableToolbarContent {
      ToolbarItem(id: "a") { Button("a") {} }.defaultCustomization(.hidden)
      ToolbarItem(id: "b") { Button("b") {} }.customizationBehavior(.reorderable)
    }
  }

  struct CallSizing: PresentationSizing {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
      -> ProposedViewSize
    { ProposedViewSize(root.sizeThatFits(.unspecified)) }
  }

  @MainActor static func styles(_ v: some View) {
    _ = v.formStyle(CallForm()).formStyle(CallFormAround()).formStyle(.grouped)
    _ = v.navigationSplitViewStyle(CallColumns()).navigationSplitViewStyle(.balanced)
    _ = v.modifier(CallEnvironmental())
    _ = v.toolbar(id: "bar") { CallItems() }
    _ = v.toolbar { ToolbarTitleMenu { Button("a") {} } }
    _ = v.toolbar { ToolbarSpacer(.fixed, placement: .bottomBar) }
    _ = v.presentationSizing(.form).presentationSizing(.page).presentationSizing(CallSizing())
    _ = v.presentationSizing(.fitted.sticky(vertical: true))
    _ = v.presentationSizing(.form.fitted(horizontal: false, vertical: true))
    _ = v.buttonStyle(.glass).buttonStyle(.glass(.clear))
    // api: style buttonStyle(.glassProminent)
    _ = v.buttonStyle(.glassProminent)
    _ = v.font(.body.scaled(by: 1.5))
    _ = v.buttonSizing(.flexible).labelIconToTitleSpacing(4).labelReservedIconWidth(30)
    _ = v.writingToolsBehavior(.disabled)
    _ = v.tableStyle(.inset).tableColumnHeaders(.hidden)
    _ = Button(role: .close) {}
    _ = Picker("a", selection: .constant(1)) {
      Text("b").tag(1)
    } currentValueLabel: {
      Text("c")
    }
    _ = v.clipShape(.rect(corners: .concentric(minimum: 12), isUniform: true))
    _ = v.clipShape(.buttonBorder)
    _ = ConcentricRectangle()
    _ = ConcentricRectangle(corners: .concentric, isUniform: false)
    _ = ConcentricRectangle(topLeadingCorner: .fixed(4), bottomTrailingCorner: .concentric)
    _ = ConcentricRectangle(uniformTopCorners: .concentric, uniformBottomCorners: 8)
  }

  @MainActor static func words() {
    let length = DateComponentsFormatter()
    (length.unitsStyle, length.allowedUnits) = (.abbreviated, [.hour, .minute])
    length.zeroFormattingBehavior = .pad
    _ = length.string(from: 90)
    let measure = MeasurementFormatter()
    measure.unitStyle = .long
    _ = measure.string(from: Measurement(value: 1, unit: UnitLength.meters))
  }
}

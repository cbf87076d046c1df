import SwiftUI

/// Bars, tabs, pages, buttons and progress: each listed signature once.
enum ChromeCalls {
  @MainActor static func navigation() {
    // api: view_init NavigationView{}
    _ = NavigationView { Text("a") }
    // api: view_init NavigationView(){}
    _ = NavigationView { Text("a") }
    // api: view_init NavigationStack{}
    _ = NavigationStack { Text("a") }
    // api: view_init NavigationStack(root:)
    _ = NavigationStack(root: { Text("a") })
    // api: swiftui_type_init NavigationPath()
    _ = NavigationPath()
    // api: swiftui_type NavigationPath
    // api: view_type_ref NavigationStack
    let _: NavigationStack<NavigationPath, Text>.Type = NavigationStack<NavigationPath, Text>.self
  }

  @MainActor static func titles(_ v: some View) {
    // api: modifier_sig navigationTitle(_:)
    _ = v.navigationTitle("title")
    // api: swiftui_type NavigationBarItem
    // api: implicit_member .inline
    let _: NavigationBarItem.TitleDisplayMode = .inline
    // api: modifier_sig navigationBarTitleDisplayMode(_:)
    _ = v.navigationBarTitleDisplayMode(.inline)
    // api: implicit_member .automatic
    _ = v.navigationBarTitleDisplayMode(.automatic)
    // api: modifier_sig navigationBarTitle(_:)
    _ = v.navigationBarTitle("title")
    // api: modifier_sig navigationBarTitle(_:displayMode:)
    _ = v.navigationBarTitle("title", displayMode: .large)
    // api: modifier_sig navigationBarHidden(_:)
    _ = v.navigationBarHidden(true)
    // api: modifier_sig navigationBarBackButtonHidden()
    _ = v.navigationBarBackButtonHidden()
    // api: modifier_sig navigationBarBackButtonHidden(_:)
    _ = v.navigationBarBackButtonHidden(true)
    // api: modifier_sig navigationBarItems(leading:)
    _ = v.navigationBarItems(leading: Text("a"))
    // api: modifier_sig navigationBarItems(trailing:)
    _ = v.navigationBarItems(trailing: Text("a"))
    // api: modifier_sig navigationBarItems(leading:trailing:)
    _ = v.navigationBarItems(leading: Text("a"), trailing: Text("b"))
    // api: swiftui_type_init StackNavigationViewStyle()
    // api: swiftui_type StackNavigationViewStyle
    // api: modifier_sig navigationViewStyle(_:)
    // api: style navigationViewStyle(StackNavigationViewStyle())
    _ = v.navigationViewStyle(StackNavigationViewStyle())
    // api: style navigationViewStyle(.stack)
    _ = v.navigationViewStyle(.stack)
  }

  @MainActor static func toolbars(_ v: some View) {
    // api: modifier_sig toolbar{}
    _ = v.toolbar { CallToolbar() }
    // api: modifier_sig toolbar(content:)
    _ = v.toolbar(content: { CallToolbar() })
    // api: swiftui_type Visibility
    // api: implicit_member .visible
    let _: Visibility = .visible
    // api: implicit_member .navigationBar
    // api: modifier_sig toolbar(_:for:)
    _ = v.toolbar(.hidden, for: .navigationBar)
    // api: implicit_member .tabBar
    _ = v.toolbar(.visible, for: .tabBar)
    // api: modifier_sig toolbarBackground(_:for:)
    _ = v.toolbarBackground(.visible, for: .navigationBar)
    // api: modifier_sig toolbarColorScheme(_:for:)
    _ = v.toolbarColorScheme(.dark, for: .navigationBar)
    // api: swiftui_type ToolbarItemPlacement
    let _: ToolbarItemPlacement = .principal
    // api: implicit_member .topBarLeading
    let _: ToolbarItemPlacement = .topBarLeading
    // api: implicit_member .topBarTrailing
    let _: ToolbarItemPlacement = .topBarTrailing
  }

  @MainActor static func tabs(_ v: some View, selection: Binding<Int>) {
    // api: view_init TabView{}
    _ = TabView { v }
    // api: view_init TabView(content:)
    _ = TabView(content: { v })
    // api: view_init TabView(selection:){}
    _ = TabView(selection: selection) { v }
    // api: view_init TabView(selection:content:)
    _ = TabView(selection: selection, content: { v })
    // api: modifier_sig tabItem{}
    _ = v.tabItem { Text("a") }
    // api: modifier_sig tabItem(_:)
    _ = v.tabItem({ Text("a") })
    // api: modifier_sig tabViewStyle(_:)
    _ = v.tabViewStyle(.automatic)
    // api: implicit_member .never
    // api: implicit_member .page(indexDisplayMode:)
    // api: style tabViewStyle(.page(indexDisplayMode:))
    _ = v.tabViewStyle(.page(indexDisplayMode: .never))
    // api: swiftui_type PageTabViewStyle
    // api: implicit_member .always
    // api: swiftui_type_init PageTabViewStyle(indexDisplayMode:)
    // api: style tabViewStyle(PageTabViewStyle(indexDisplayMode:))
    _ = v.tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
  }

  @MainActor static func buttons(_ v: some View) {
    let act: @MainActor () -> Void = {}
    // api: view_type_ref Button
    let _: Button<Text>.Type = Button<Text>.self
    // api: view_init Button(action:){}
    _ = Button(action: act) { Text("a") }
    // api: view_init Button(action:label:)
    _ = Button(action: act, label: { Text("a") })
    // api: view_init Button{} label:{}
    let _: Button<Text> = Button {
      act()
    } label: {
      Text("a")
    }
    // api: view_init Button(){} label:{}
    let _: Button<Text> = Button {
      act()
    } label: {
      Text("a")
    }
    // api: view_init Button(_:){}
    _ = Button("a") { act() }
    // api: view_init Button(_:action:)
    _ = Button("a", action: act)
    // api: swiftui_type ButtonRole
    // api: implicit_member .destructive
    let _: ButtonRole = .destructive
    // api: view_init Button(_:role:){}
    _ = Button("a", role: .destructive) { act() }
    // api: view_init Button(role:){} label:{}
    let _: Button<Text> = Button(role: .destructive) {
      act()
    } label: {
      Text("a")
    }
    // api: view_init Button(role:action:){}
    _ = Button(role: .destructive, action: act) { Text("a") }
    // api: implicit_member .plain
    // api: modifier_sig buttonStyle(_:)
    // api: style buttonStyle(.plain)
    _ = v.buttonStyle(.plain)
    // api: swiftui_type PlainButtonStyle
    // api: swiftui_type_init PlainButtonStyle()
    // api: style buttonStyle(PlainButtonStyle())
    _ = v.buttonStyle(PlainButtonStyle())
    // api: implicit_member .borderedProminent
    // api: style buttonStyle(.borderedProminent)
    _ = v.buttonStyle(.borderedProminent)
    // api: style buttonStyle(.bordered)
    _ = v.buttonStyle(.bordered)
    // api: style buttonStyle(.borderless)
    _ = v.buttonStyle(.borderless)
    // api: swiftui_type BorderlessButtonStyle
    // api: swiftui_type_init BorderlessButtonStyle()
    // api: style buttonStyle(BorderlessButtonStyle())
    _ = v.buttonStyle(BorderlessButtonStyle())
    // api: modifier_sig buttonBorderShape(_:)
    _ = v.buttonBorderShape(.capsule)
    _ = v.buttonStyle(CallButtonStyle())
    _ = v.buttonStyle(CallPrimitiveStyle())
  }

  @MainActor static func progress(_ v: some View) {
    // api: view_init ProgressView()
    _ = ProgressView()
    // api: view_init ProgressView(value:)
    _ = ProgressView(value: 0.5)
    // api: view_init ProgressView(value:total:)
    _ = ProgressView(value: 1, total: 2)
    // api: view_init ProgressView(_:value:total:)
    _ = ProgressView("a", value: 1, total: 2)
    // api: modifier_sig progressViewStyle(_:)
    // api: style progressViewStyle(.circular)
    _ = v.progressViewStyle(.circular)
    // api: swiftui_type CircularProgressViewStyle
    // api: swiftui_type_init CircularProgressViewStyle()
    // api: style progressViewStyle(CircularProgressViewStyle())
    _ = v.progressViewStyle(CircularProgressViewStyle())
    // api: swiftui_type_init CircularProgressViewStyle(tint:)
    // api: style progressViewStyle(CircularProgressViewStyle(tint:))
    _ = v.progressViewStyle(CircularProgressViewStyle(tint: .red))
    _ = v.progressViewStyle(CallProgressStyle())
  }
}

// api: conformance ToolbarContent
// api: swiftui_type ToolbarContent
struct CallToolbar: ToolbarContent {
  var body: some ToolbarContent {
    // api: implicit_member .navigationBarLeading
    // api: view_init ToolbarItem(placement:){}
    ToolbarItem(placement: .navigationBarLeading) { Text("a") }
    // api: implicit_member .navigationBarTrailing
    // api: view_init ToolbarItemGroup(placement:){}
    ToolbarItemGroup(placement: .navigationBarTrailing) { Text("a") }
    // api: view_init ToolbarItemGroup(placement:content:)
    ToolbarItemGroup(placement: .principal, content: { Text("a") })
  }
}

// api: conformance ButtonStyle
// api: swiftui_type ButtonStyle
struct CallButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

// api: conformance PrimitiveButtonStyle
// api: swiftui_type PrimitiveButtonStyle
struct CallPrimitiveStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(action: configuration.trigger) { configuration.label }
  }
}

// api: conformance ProgressViewStyle
// api: swiftui_type ProgressViewStyle
struct CallProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(configuration.fractionCompleted ?? 0)")
  }
}

import SwiftUI

/// Lists, forms, sections and stored values: each listed signature once.
enum ListCalls {
  struct Thing: Identifiable { let id: Int }

  struct Storing: View {
    // api: environment \.editMode
    @Environment(\.editMode) var editMode
    // api: property_wrapper @AppStorage
    @AppStorage("a") var count = 0
    // api: swiftui_type_init AppStorage(_:store:)
    @AppStorage("b", store: nil) var name = ""
    // api: swiftui_type AppStorage
    let storage: AppStorage<Int>? = nil
    // api: property_wrapper @SceneStorage
    @SceneStorage("c") var page = 0
    var body: some View { Text("a") }
  }

  @MainActor static func lists(_ v: Text, _ things: [Thing]) {
    // api: environment_set \.defaultMinListRowHeight
    _ = v.environment(\.defaultMinListRowHeight, 10)
    // api: style listStyle(GroupedListStyle())
    _ = v.listStyle(GroupedListStyle())
    // api: style listStyle(InsetGroupedListStyle())
    _ = v.listStyle(InsetGroupedListStyle())
    // api: style listStyle(InsetListStyle())
    _ = v.listStyle(InsetListStyle())
    // api: style listStyle(SidebarListStyle())
    _ = v.listStyle(SidebarListStyle())
    // api: swiftui_type GroupedListStyle
    _ = GroupedListStyle.self
    // api: swiftui_type InsetGroupedListStyle
    _ = InsetGroupedListStyle.self
    // api: swiftui_type InsetListStyle
    _ = InsetListStyle.self
    // api: swiftui_type SidebarListStyle
    _ = SidebarListStyle.self
    // api: swiftui_type_init GroupedListStyle()
    _ = GroupedListStyle()
    // api: swiftui_type_init InsetGroupedListStyle()
    _ = InsetGroupedListStyle()
    // api: swiftui_type_init InsetListStyle()
    _ = InsetListStyle()
    // api: swiftui_type_init SidebarListStyle()
    _ = SidebarListStyle()
    // api: view_init EditButton()
    _ = EditButton()
    // api: view_init Form{}
    _ = Form { v }
    // api: view_init List(_:){}
    _ = List(things) { Text("\($0.id)") }
    // api: view_init List(_:id:){}
    _ = List(things, id: \.id) { Text("\($0.id)") }
    // api: view_init List{}
    _ = List { v }
    // api: view_type_ref List
    _ = List<Never, Text>.self
  }

  @MainActor static func sections(_ v: Text, _ things: [Thing]) {
    // api: implicit_member .sectionHeaders
    _ = LazyVStack(pinnedViews: .sectionHeaders) { v }
    // api: view_init Section(_:){}
    _ = Section("a") { v }
    // api: view_init Section(content:header:)
    _ = Section(content: { v }, header: { v })
    // api: view_init Section(footer:){}
    _ = Section(footer: v) { v }
    // api: view_init Section(header:){}
    _ = Section(header: v) { v }
    // api: view_init Section{}
    _ = Section { v }
    // api: view_init Section{} footer:{}
    _ = Section {
      v
    } footer: {
      v
    }
    // api: view_init Section{} header:{}
    _ = Section {
      v
    } header: {
      v
    }
    // api: view_init Section{} header:{} footer:{}
    _ = Section {
      v
    } header: {
      v
    } footer: {
      v
    }
    // api: view_type_ref Section
    _ = Section<Text, Text, Text>.self
  }

  @MainActor static func rows(_ v: Text, _ things: [Thing]) {
    let rows = ForEach(things) { Text("\($0.id)") }
    // api: modifier_sig containerRelativeFrame(_:)
    _ = v.containerRelativeFrame(.horizontal)
    // api: modifier_sig headerProminence(_:)
    _ = v.headerProminence(.increased)
    // api: modifier_sig listRowBackground(_:)
    _ = v.listRowBackground(Color.red)
    // api: modifier_sig listRowInsets(_:)
    _ = v.listRowInsets(EdgeInsets())
    // api: modifier_sig listRowSeparator(_:)
    _ = v.listRowSeparator(.hidden)
    // api: modifier_sig listRowSeparatorTint(_:)
    _ = v.listRowSeparatorTint(.red)
    // api: modifier_sig listStyle(_:)
    _ = v.listStyle(.grouped)
    // api: modifier_sig onDelete(perform:)
    _ = rows.onDelete(perform: { _ in })
    // api: modifier_sig onMove(perform:)
    _ = rows.onMove(perform: { _, _ in })
    // api: modifier_sig refreshable{}
    _ = v.refreshable {}
    // api: modifier_sig swipeActions(edge:allowsFullSwipe:){}
    _ = v.swipeActions(edge: .leading, allowsFullSwipe: false) { v }
    // api: style listStyle(.insetGrouped)
    _ = v.listStyle(.insetGrouped)
    // api: style listStyle(.plain)
    _ = v.listStyle(.plain)
    // api: style listStyle(.sidebar)
    _ = v.listStyle(.sidebar)
  }
}

import SwiftUI

/// Sheets, alerts, dialogs, popovers and menus: each listed signature once.
enum PresentationCalls {
  struct Thing: Identifiable { let id: Int }
  struct Trouble: LocalizedError {}

  struct Closing: View {
    // api: environment \.dismiss
    @Environment(\.dismiss) var dismiss
    // api: environment \.presentationMode
    @Environment(\.presentationMode) var presentationMode
    // api: swiftui_type PresentationMode
    let mode: Binding<PresentationMode>? = nil
    var body: some View { Text("a") }
  }

  @MainActor static func sheets(_ v: some View, _ isOn: Binding<Bool>, _ item: Binding<Thing?>) {
    // api: modifier_sig sheet(isPresented:){}
    _ = v.sheet(isPresented: isOn) { Text("a") }
    // api: modifier_sig sheet(isPresented:content:)
    _ = v.sheet(isPresented: isOn, content: { Text("a") })
    // api: modifier_sig sheet(isPresented:onDismiss:){}
    _ = v.sheet(isPresented: isOn, onDismiss: {}) { Text("a") }
    // api: modifier_sig sheet(isPresented:onDismiss:content:)
    _ = v.sheet(isPresented: isOn, onDismiss: nil, content: { Text("a") })
    // api: modifier_sig sheet(item:){}
    _ = v.sheet(item: item) { Text("\($0.id)") }
    // api: modifier_sig fullScreenCover(isPresented:){}
    _ = v.fullScreenCover(isPresented: isOn) { Text("a") }
    // api: modifier_sig fullScreenCover(item:){}
    _ = v.fullScreenCover(item: item) { Text("\($0.id)") }
    // api: modifier_sig popover(isPresented:){}
    _ = v.popover(isPresented: isOn) { Text("a") }
    // api: modifier_sig popover(isPresented:arrowEdge:){}
    _ = v.popover(isPresented: isOn, arrowEdge: .bottom) { Text("a") }
  }

  @MainActor static func requests(_ v: some View) {
    // api: swiftui_type PresentationDetent
    let detents: Set<PresentationDetent> = [.medium, .large, .fraction(0.3), .height(120)]
    // api: modifier_sig presentationDetents(_:)
    _ = v.presentationDetents(detents)
    // api: modifier_sig presentationDragIndicator(_:)
    _ = v.presentationDragIndicator(.visible)
    // api: modifier_sig presentationBackground(_:)
    _ = v.presentationBackground(.thinMaterial)
    // api: modifier_sig presentationContentInteraction(_:)
    _ = v.presentationContentInteraction(.scrolls)
    // api: modifier_sig presentationCompactAdaptation(_:)
    _ = v.presentationCompactAdaptation(.popover)
    // api: modifier_sig interactiveDismissDisabled(_:)
    _ = v.interactiveDismissDisabled(true)
  }

  @MainActor static func alerts(_ v: some View, _ isOn: Binding<Bool>, _ item: Binding<Thing?>) {
    // api: modifier_sig alert(_:isPresented:){}
    _ = v.alert("title", isPresented: isOn) { Button("a") {} }
    // api: modifier_sig alert(isPresented:error:){}
    _ = v.alert(isPresented: isOn, error: Trouble()) { Button("a") {} }
    // api: modifier_sig alert(isPresented:){}
    // api: swiftui_type Alert
    // api: swiftui_type_init Alert(title:message:)
    _ = v.alert(isPresented: isOn) { Alert(title: Text("a"), message: Text("b")) }
    // api: modifier_sig alert(isPresented:content:)
    // api: swiftui_type_init Alert(title:message:dismissButton:)
    _ = v.alert(
      isPresented: isOn,
      content: { Alert(title: Text("a"), message: nil, dismissButton: .default(Text("b"))) })
    // api: modifier_sig alert(item:){}
    // api: swiftui_type_init Alert(title:message:primaryButton:secondaryButton:)
    _ = v.alert(item: item) { _ in
      Alert(
        title: Text("a"), message: Text("b"),
        primaryButton: .destructive(Text("c")) {}, secondaryButton: .cancel())
    }
    // api: modifier_sig confirmationDialog(_:isPresented:titleVisibility:){} message:{}
    _ = v.confirmationDialog("title", isPresented: isOn, titleVisibility: .visible) {
      Button("a", role: .destructive) {}
    } message: {
      Text("b")
    }
    // api: modifier_sig actionSheet(item:content:)
    // api: swiftui_type ActionSheet
    // api: swiftui_type_init ActionSheet(title:)
    _ = v.actionSheet(item: item, content: { _ in ActionSheet(title: Text("a")) })
    // api: swiftui_type_init ActionSheet(title:message:buttons:)
    _ = ActionSheet(
      title: Text("a"), message: Text("b"), buttons: [.cancel(), .default(Text("c"))])
  }

  @MainActor static func menus(_ v: some View) {
    // api: view_init Menu(_:){}
    _ = Menu("title") { Button("a") {} }
    // api: view_init Menu(content:){}
    _ = Menu(content: { Button("a") {} }) { Text("b") }
    // api: view_init Menu{} label:{}
    _ = Menu {
      Button("a") {}
    } label: {
      Text("b")
    }
    // api: view_type_ref Menu
    let _: Menu<Text, Text>.Type = Menu<Text, Text>.self
    // api: modifier_sig contextMenu{}
    _ = v.contextMenu { Button("a") {} }
    // api: modifier_sig contextMenu(menuItems:)
    _ = v.contextMenu(menuItems: { Button("a") {} })
    // api: modifier_sig contextMenu(_:)
    _ = v.contextMenu(ContextMenu { Button("a") {} })
    // api: view_init ShareLink(item:)
    _ = ShareLink(item: "words")
    // api: view_init ShareLink(item:preview:){}
    _ = ShareLink(item: "words", preview: SharePreview("title")) { Text("a") }
  }
}

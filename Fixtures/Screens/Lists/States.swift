import SwiftUI

/// Lists and forms, each as it is first seen.
public enum ListsStates {
  @MainActor public static var all: [(name: String, view: AnyView)] {
    [
      (name: "inset-grouped", view: AnyView(StyleScreen(title: "Errands", style: .insetGrouped))),
      (name: "grouped", view: AnyView(StyleScreen(title: "Errands", style: .grouped))),
      (name: "plain", view: AnyView(StyleScreen(title: "Errands", style: .plain))),
      (name: "inset", view: AnyView(StyleScreen(title: "Errands", style: .inset))),
      (name: "sidebar", view: AnyView(StyleScreen(title: "Errands", style: .sidebar))),
      (name: "form", view: AnyView(SettingsForm())),
      (name: "editable", view: AnyView(EditableErrands())),
      (name: "chosen", view: AnyView(ChosenErrands())),
      (name: "long", view: AnyView(LongScroll())),
      (
        name: "right-to-left",
        view: AnyView(
          StyleScreen(title: "Errands", style: .insetGrouped)
            .environment(\.layoutDirection, .rightToLeft))
      ),
      (
        name: "large-type",
        view: AnyView(
          StyleScreen(title: "Errands", style: .insetGrouped)
            .environment(\.dynamicTypeSize, .accessibility2))
      ),
    ]
  }
}

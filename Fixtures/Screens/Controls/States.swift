import SwiftUI

/// Contact sheets of the controls, and screens that are made of them.
public enum ControlsStates {
  @MainActor public static var all: [(name: String, view: AnyView)] {
    [
      (name: "buttons", view: AnyView(ButtonSheet())),
      (name: "switches", view: AnyView(ToggleSheet())),
      (name: "pickers", view: AnyView(PickerSheet())),
      (name: "progress", view: AnyView(ProgressSheet())),
      (name: "fields", view: AnyView(FieldSheet())),
      (name: "groups", view: AnyView(GroupSheet())),
      (name: "own-styles", view: AnyView(OwnStyleSheet())),
      (name: "form", view: AnyView(FormScreen())),
      (name: "bars", view: AnyView(BarScreen())),
      (name: "columns", view: AnyView(ColumnScreen())),
      (name: "old-columns", view: AnyView(OldColumnScreen())),
      (name: "tabs", view: AnyView(TabScreen())),
      (name: "sized-sheet", view: AnyView(SizedSheetScreen())),
      (name: "durations", view: AnyView(DurationSheet())),
    ]
  }
}

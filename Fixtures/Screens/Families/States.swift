import SwiftUI

/// Sheets of structure, layout and environment, several a family.
public enum FamiliesStates {
  @MainActor public static var all: [(name: String, view: AnyView)] {
    structure + layout + environment
  }

  @MainActor public static var structure: [(name: String, view: AnyView)] {
    [
      (name: "structure-builders", view: AnyView(BuilderSheet())),
      (name: "structure-data", view: AnyView(DataSheet())),
      (name: "structure-focus", view: AnyView(FocusSheet())),
      (name: "structure-preferences", view: AnyView(PreferenceSheet())),
    ]
  }

  @MainActor public static var layout: [(name: String, view: AnyView)] {
    [
      (name: "layout-stacks", view: AnyView(StackSheet())),
      (name: "layout-guides", view: AnyView(GuideSheet())),
      (name: "layout-grids", view: AnyView(GridSheet())),
      (name: "layout-own", view: AnyView(OwnLayoutSheet())),
      (name: "layout-lazy", view: AnyView(LazySheet())),
      (name: "layout-scrolling", view: AnyView(ScrollSheet())),
      (name: "layout-safe-area", view: AnyView(SafeAreaSheet())),
      (name: "layout-lists", view: AnyView(ListSheet())),
    ]
  }

  @MainActor public static var environment: [(name: String, view: AnyView)] {
    [
      (name: "environment-looks", view: AnyView(LookSheet())),
      (name: "environment-sizes", view: AnyView(TypeSizeSheet())),
      (name: "environment-language", view: AnyView(LanguageSheet())),
      (name: "environment-direction", view: AnyView(DirectionSheet())),
      (name: "environment-values", view: AnyView(ValueSheet())),
    ]
  }
}

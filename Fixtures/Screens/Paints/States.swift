import SwiftUI

/// Sheets of what is drawn and written, a family each.
public enum PaintsStates {
  @MainActor public static var all: [(name: String, view: AnyView)] {
    [
      (name: "shapes", view: AnyView(ShapeSheet())),
      (name: "colours", view: AnyView(GradientSheet())),
      (name: "effects", view: AnyView(EffectSheet())),
      (name: "blend-modes", view: AnyView(BlendSheet())),
      (name: "canvases", view: AnyView(CanvasSheet())),
      (name: "texts", view: AnyView(TextSheet())),
      (name: "lines", view: AnyView(LineSheet())),
      (name: "formats", view: AnyView(FormatSheet())),
    ]
      + SymbolSheet.Colouring.allCases.map { colouring in
        (
          name: "symbols-\(colouring.rawValue)",
          view: AnyView(SymbolSheet(colouring: colouring))
        )
      }
  }
}

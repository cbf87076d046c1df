/// The file that is compiled along with the user's and hands the chosen view over.
enum EntryFile {
  /// The C name of the function to call.
  static func symbol(_ choice: SourceIndex.Choice) -> String {
    switch choice {
    case .preview(let preview): preview.symbol
    case .app, .view, .provider: "hanga_entry"
    }
  }

  /// The file's text; empty for a preview, which the macro already made a function of.
  ///
  /// Of a provider that makes several previews, each of which would have a screen of its own, the
  /// first one is shown.
  static func text(_ choice: SourceIndex.Choice, _ index: SourceIndex) -> String {
    let expression: String
    switch choice {
    case .preview: return ""
    case .app(let root): expression = "\(root.name)()"
    case .view(let view): expression = "\(view.name)()"
    case .provider(let root):
      let previews = index.outlines[root.name]?["previews"] ?? []
      let isOne = previews.count == 1 && previews.allSatisfy(isOneView)
      expression =
        isOne
        ? "\(root.name).previews"
        : "Group(subviews: \(root.name).previews) { $0.first }"
    }
    return """
      import SwiftUI

      @_cdecl("hanga_entry")
      nonisolated public func _hangaEntry() -> UnsafeMutableRawPointer {
        _EntryPoint.pointer { \(expression) }
      }

      """
  }

  /// Whether what is written makes one view, as far as the words tell.
  private static func isOneView(_ outline: SourceOutline) -> Bool {
    if ["Group", "ForEach"].contains(outline.name) { return false }
    guard outline.name.hasPrefix("."), let base = outline.inner.first else { return true }
    return isOneView(base)
  }
}

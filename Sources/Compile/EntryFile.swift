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
  static func text(_ choice: SourceIndex.Choice) -> String {
    let expression: String
    switch choice {
    case .preview: return ""
    case .app(let root): expression = "\(root.name)()"
    case .view(let view): expression = "\(view.name)()"
    case .provider(let root): expression = "\(root.name).previews"
    }
    return """
      import SwiftUI

      @_cdecl("hanga_entry")
      nonisolated public func _hangaEntry() -> UnsafeMutableRawPointer {
        _EntryPoint.pointer { \(expression) }
      }

      """
  }
}

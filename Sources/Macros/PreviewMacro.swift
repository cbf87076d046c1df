import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns `#Preview { … }` into a function that hands the view over.
///
/// The function's C name is made from the file's name and the line, so that a program that has
/// loaded the file as a library finds it by that name alone. See `previewSymbol`.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // 1. The view is the trailing closure, or the argument called `body`.
    let labelled = node.arguments.first { $0.label?.text == "body" }?.expression
    guard let body = node.trailingClosure.map(ExprSyntax.init) ?? labelled else {
      throw UnknownMacro(description: "#Preview needs a closure that gives a view")
    }
    // 2. Where the preview stands names its function.
    guard let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID),
      let line = Int(place.line.trimmedDescription)
    else { throw UnknownMacro(description: "#Preview has no place in a file") }
    let file = place.file.trimmedDescription.filter { $0 != "\"" }
    let symbol = previewSymbol(file: file, line: line)
    // 3. The function.
    let name = context.makeUniqueName("preview")
    return [
      """
      @_cdecl(\(literal: symbol))
      nonisolated public func \(name)() -> UnsafeMutableRawPointer {
        _EntryPoint.preview(\(body.trimmed))
      }
      """
    ]
  }

  /// The C name of the preview in `file`, a path of which only the last part counts, at `line`.
  /// `SourceIndex` computes the same.
  static func previewSymbol(file: String, line: Int) -> String {
    let base = file.split(separator: "/").last.map(String.init) ?? file
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in base.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "hanga_preview_\(String(hash, radix: 16))_\(line)"
  }
}

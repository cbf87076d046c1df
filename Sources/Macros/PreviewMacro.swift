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
    // 3. What the view keeps becomes a view's own state; traits may put it into surroundings.
    let name = context.makeUniqueName("preview")
    let traits = node.arguments.drop { $0.label?.text != "traits" }
      .prefix { $0.label == nil || $0.label?.text == "traits" }
      .map { $0.expression.trimmedDescription }.joined(separator: ", ")
    let around = traits.isEmpty ? "" : "SwiftUI._TraitedPreview([\(traits)], content:"
    if let closure = body.as(ClosureExprSyntax.self),
      closure.statements.contains(where: { previewable($0) != nil })
    {
      let kept = closure.statements.compactMap(previewable).map(\.trimmedDescription)
      let rest = closure.statements.filter { previewable($0) == nil }.map(\.trimmedDescription)
      let shown = around.isEmpty ? "PreviewContent()" : "\(around) { PreviewContent() })"
      return [
        """
        @_cdecl(\(literal: symbol))
        nonisolated public func \(name)() -> UnsafeMutableRawPointer {
          struct PreviewContent: View {
            \(raw: kept.joined(separator: "\n"))
            var body: some View { \(raw: rest.joined(separator: "\n")) }
          }
          return _EntryPoint.preview { \(raw: shown) }
        }
        """
      ]
    }
    // 4. The function.
    let content = around.isEmpty ? "(\(body.trimmed))" : " { \(around) \(body.trimmed)) }"
    return [
      """
      @_cdecl(\(literal: symbol))
      nonisolated public func \(name)() -> UnsafeMutableRawPointer {
        _EntryPoint.preview\(raw: content)
      }
      """
    ]
  }

  /// The variable of `item` without its mark, if it is marked `@Previewable`.
  private static func previewable(_ item: CodeBlockItemSyntax) -> VariableDeclSyntax? {
    guard var variable = item.item.as(VariableDeclSyntax.self) else { return nil }
    let others = variable.attributes.filter { element in
      guard case .attribute(let attribute) = element else { return true }
      return attribute.attributeName.trimmedDescription.split(separator: ".").last != "Previewable"
    }
    guard others.count < variable.attributes.count else { return nil }
    variable.attributes = others
    return variable
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

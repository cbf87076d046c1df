import SwiftSyntax
import SwiftSyntaxMacros

/// Marks a variable of a `#Preview` that the preview's view keeps. `#Preview` itself moves it; the
/// mark alone adds nothing.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

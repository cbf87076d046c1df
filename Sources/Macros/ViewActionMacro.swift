import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Gives a view with a `store` the function `send`, for the actions that are the view's own.
struct ViewActionMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard case .argumentList(let arguments) = node.arguments,
      let feature = arguments.first?.expression.as(MemberAccessExprSyntax.self)?.base
    else { throw UnknownMacro(description: "@ViewAction needs the feature: for: Feature.self") }
    let hasStore = declaration.memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "store"
      } == true
    }
    guard hasStore else {
      throw UnknownMacro(description: "@ViewAction needs a variable “store” in the view")
    }
    let access = declaration.modifiers.accessPrefix
    let type = "\(feature.trimmedDescription).Action.ViewAction"
    return [
      """
      @MainActor @discardableResult
      \(raw: access)func send(_ action: \(raw: type)) -> ComposableArchitecture.StoreTask {
        self.store.send(.view(action))
      }
      """,
      """
      @MainActor @discardableResult
      \(raw: access)func send(
        _ action: \(raw: type), animation: SwiftUI.Animation?
      ) -> ComposableArchitecture.StoreTask {
        self.store.send(.view(action), animation: animation)
      }
      """,
      """
      @MainActor @discardableResult
      \(raw: access)func send(
        _ action: \(raw: type), transaction: SwiftUI.Transaction
      ) -> ComposableArchitecture.StoreTask {
        self.store.send(.view(action), transaction: transaction)
      }
      """,
    ]
  }
}

/// A mark that other macros read; alone it adds nothing.
struct MarkMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

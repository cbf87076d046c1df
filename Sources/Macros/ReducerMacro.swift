import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a struct a feature: adds the conformance, paths to the cases of its actions and state, and
/// what it leaves out. An enum of features becomes the feature that is one of them at a time.
struct ReducerMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return try ReducerCases(declaration, node).members
    }
    guard declaration.is(StructDeclSyntax.self) else {
      throw UnknownMacro(description: "@Reducer belongs to a struct or an enum, not to a class")
    }
    if node.arguments != nil {
      throw UnknownMacro(description: "@Reducer takes arguments on an enum of features only")
    }
    let access = declaration.modifiers.accessPrefix
    var members: [DeclSyntax] = []
    let names = Set(declaration.memberBlock.members.compactMap { typeName($0.decl) })
    if !names.contains("State") {
      members.append(
        """
        @ComposableArchitecture.ObservableState
        \(raw: access)struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
          \(raw: access)init() {}
        }
        """)
    }
    if !names.contains("Action") {
      members.append(
        "\(raw: access)enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {}")
    }
    if !declaration.memberBlock.members.contains(where: { isBody($0.decl) || reduces($0.decl) }) {
      members.append(
        """
        \(raw: access)var body: ComposableArchitecture.EmptyReducer<Self.State, Self.Action> {
          ComposableArchitecture.EmptyReducer()
        }
        """)
    }
    return members
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self) else { return [] }
    // 1. The cases of actions and of state get paths.
    if let member = member.as(EnumDeclSyntax.self),
      ["State", "Action"].contains(member.name.text)
    {
      var attributes: [AttributeSyntax] = []
      if !member.attributes.hasAttribute("CasePathable") {
        attributes.append("@ComposableArchitecture.CasePathable")
      }
      if !member.attributes.hasAttribute("dynamicMemberLookup") {
        attributes.append("@dynamicMemberLookup")
      }
      return attributes
    }
    // 2. The body lists features.
    guard isBody(member), let member = member.as(VariableDeclSyntax.self),
      member.bindings.first?.isStored == false,
      !member.attributes.hasAttribute("ReducerBuilder")
    else { return [] }
    return ["@ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>"]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty else { return [] }
    if declaration.is(EnumDeclSyntax.self) {
      // Both are named: by the one alone the compiler does not look for the members above.
      return [
        try ExtensionDeclSyntax(
          """
          extension \(type.trimmed): ComposableArchitecture.CaseReducer, \
          ComposableArchitecture.Reducer {}
          """)
      ]
    }
    guard declaration.is(StructDeclSyntax.self) else { return [] }
    return [
      try ExtensionDeclSyntax("extension \(type.trimmed): ComposableArchitecture.Reducer {}")
    ]
  }

  private static func typeName(_ member: DeclSyntax) -> String? {
    if let type = member.as(StructDeclSyntax.self) { return type.name.text }
    if let type = member.as(EnumDeclSyntax.self) { return type.name.text }
    if let type = member.as(ClassDeclSyntax.self) { return type.name.text }
    return member.as(TypeAliasDeclSyntax.self)?.name.text
  }

  private static func isBody(_ member: some DeclSyntaxProtocol) -> Bool {
    guard let member = member.as(VariableDeclSyntax.self), !member.modifiers.has("static") else {
      return false
    }
    return member.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      == "body"
  }

  private static func reduces(_ member: some DeclSyntaxProtocol) -> Bool {
    guard let member = member.as(FunctionDeclSyntax.self) else { return false }
    let labels = member.signature.parameterClause.parameters.map(\.firstName.text)
    return member.name.text == "reduce" && labels == ["into", "action"]
  }
}

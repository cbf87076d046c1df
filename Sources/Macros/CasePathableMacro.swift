import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Gives every case of an enum a path: a way to make it and to look into it.
struct CasePathableMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      throw UnknownMacro(description: "@CasePathable belongs to an enum")
    }
    return members(
      EnumCase.all(of: declaration), of: declaration.name.text,
      declaration.modifiers.accessPrefix)
  }

  /// The paths of `cases`.
  static func members(_ cases: [EnumCase], of name: String, _ access: String) -> [DeclSyntax] {
    // A case that can never be has no path.
    let possible = cases.filter { one in
      !one.payload.contains { $0.type == "Never" || $0.type == "Swift.Never" }
    }
    let paths = possible.map { one in
      """
      \(access)var \(one.name): ComposableArchitecture.AnyCasePath<\(name), \(one.valueType)> {
        ComposableArchitecture.AnyCasePath<\(name), \(one.valueType)>(
          embed: { value in \(name)\(one.making(from: "value")) },
          extract: { root in
            guard case \(one.binder)\(one.pattern(binding: "v")) = root else { return nil }
            return \(returned(one))
          })
      }
      """
    }
    return [
      """
      \(raw: access)struct AllCasePaths: Swift.Sendable {
      \(raw: paths.joined(separator: "\n"))
      }
      """,
      "\(raw: access)static var allCasePaths: AllCasePaths { AllCasePaths() }",
    ]
  }

  private static func returned(_ one: EnumCase) -> String {
    let names = one.payload.indices.map { "v\($0)" }
    return names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(EnumDeclSyntax.self), !protocols.isEmpty else { return [] }
    return [
      try ExtensionDeclSyntax("extension \(type.trimmed): ComposableArchitecture.CasePathable {}")
    ]
  }
}

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Gives a struct of closures an initialiser, one without arguments whose closures report that they
/// are not implemented, and a function with labels for each closure whose arguments have names.
struct DependencyClientMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(StructDeclSyntax.self) else {
      throw UnknownMacro(description: "@DependencyClient belongs to a struct")
    }
    let access = declaration.modifiers.accessPrefix
    let endpoints = try declaration.memberBlock.members.compactMap { try Endpoint($0.decl) }
    let parameters = endpoints.map { one in
      "\(one.name): \(one.function == nil ? "" : "@escaping ")\(one.type)"
        + (one.value.map { " = \($0)" } ?? "")
    }
    let assignments = endpoints.map { "self.\($0.name) = \($0.name)" }
    var members: [DeclSyntax] = [
      """
      \(raw: access)init(\(raw: parameters.joined(separator: ", "))) {
        \(raw: assignments.joined(separator: "\n"))
      }
      """
    ]
    let open = endpoints.filter { $0.value == nil }
    if !open.isEmpty {
      let stubs = try open.map { "self.\($0.name) = \(try $0.stub)" }
      members.append(
        """
        \(raw: access)init() {
          \(raw: stubs.joined(separator: "\n"))
        }
        """)
    }
    return members + endpoints.compactMap { $0.method(access) }
  }
}

/// One property of a client.
private struct Endpoint {
  let name: String
  let type: String
  let function: FunctionTypeSyntax?
  let value: String?

  init?(_ member: DeclSyntax) throws {
    guard let variable = member.as(VariableDeclSyntax.self), !variable.modifiers.has("static"),
      let binding = variable.bindings.first, binding.isStored
    else { return nil }
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type
    else { throw UnknownMacro(description: "@DependencyClient needs the types of its properties") }
    self.name = name
    self.type = type.trimmedDescription
    var plain = type
    while let attributed = plain.as(AttributedTypeSyntax.self) { plain = attributed.baseType }
    function = plain.as(FunctionTypeSyntax.self)
    value = binding.initializer?.value.trimmedDescription
    if function == nil, value == nil {
      throw UnknownMacro(description: "@DependencyClient needs a value for “\(name)”")
    }
  }

  /// A closure that reports that nobody has said what it does.
  var stub: String {
    get throws {
      guard let function else { return "" }
      let head = function.parameters.isEmpty ? "" : blanks(function) + " in "
      let result = function.returnClause.type.trimmedDescription
      if function.effectSpecifiers?.throwsClause != nil {
        return
          "{ \(head)ComposableArchitecture._unimplemented(\"\(name)\"); throw ComposableArchitecture.Unimplemented(\"\(name)\") }"
      }
      if result == "Void" || result == "()" {
        return "{ \(head)ComposableArchitecture._unimplemented(\"\(name)\") }"
      }
      if result.hasSuffix("?") {
        return "{ \(head)ComposableArchitecture._unimplemented(\"\(name)\"); return nil }"
      }
      throw UnknownMacro(
        description: "@DependencyClient needs a default for “\(name)”, which does not throw and"
          + " gives a value")
    }
  }

  private func blanks(_ function: FunctionTypeSyntax) -> String {
    function.parameters.map { _ in "_" }.joined(separator: ", ")
  }

  /// The closure as a function with the labels that its type names.
  func method(_ access: String) -> DeclSyntax? {
    guard let function, !function.parameters.isEmpty else { return nil }
    let labels = function.parameters.map { $0.secondName?.text ?? $0.firstName?.text }
    guard labels.contains(where: { $0 != nil && $0 != "_" }) else { return nil }
    let parameters = zip(labels, function.parameters).enumerated().map { index, pair in
      let label = pair.0.flatMap { $0 == "_" ? nil : $0 }
      return "\(label ?? "_") p\(index): \(pair.1.type.trimmedDescription)"
    }
    let effects = function.effectSpecifiers
    let isAsync = effects?.asyncSpecifier != nil
    let throwing = effects?.throwsClause != nil
    let call =
      (throwing ? "try " : "") + (isAsync ? "await " : "")
      + "self.\(name)(\(labels.indices.map { "p\($0)" }.joined(separator: ", ")))"
    return """
      \(raw: access)func \(raw: name)(\(raw: parameters.joined(separator: ", ")))\
      \(raw: isAsync ? " async" : "")\(raw: throwing ? " throws" : "") \
      -> \(raw: function.returnClause.type.trimmedDescription) {
        \(raw: call)
      }
      """
  }
}

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a struct tell who has read which of its properties when one changes, and an enum know
/// whether it holds the same value as before.
struct ObservableStateMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = declaration.modifiers.accessPrefix
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return enumMembers(EnumCase.all(of: declaration), access)
    }
    guard declaration.is(StructDeclSyntax.self) else {
      throw UnknownMacro(description: "@ObservableState belongs to a struct or an enum")
    }
    let tracked = try declaration.memberBlock.members.flatMap { try names(in: $0.decl) }
    let keys = codingKeys(declaration, tracked)
    let comparisons = tracked.map { name in
      "new._$observationRegistrar.notifyDifference(new, keyPath: \\.\(name), old._\(name), new._\(name))"
    }
    return [
      """
      \(raw: access)let _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()
      """,
      """
      \(raw: access)static func _$isIdentityEqual(_ lhs: Self, _ rhs: Self) -> Swift.Bool {
        lhs._$observationRegistrar.isIdentical(to: rhs._$observationRegistrar)
      }
      """,
      """
      \(raw: access)static func _$notifyDifferences(_ old: Self, _ new: Self) {
      \(raw: comparisons.joined(separator: "\n"))
      }
      """,
    ] + keys
  }

  /// The names by which a struct that says it can be coded is coded: those in the source.
  private static func codingKeys(
    _ declaration: some DeclGroupSyntax, _ tracked: [String]
  ) -> [DeclSyntax] {
    let conformances = (declaration.inheritanceClause?.inheritedTypes ?? [])
      .compactMap { $0.type.trimmedDescription.split(separator: ".").last.map(String.init) }
    let isCoded = conformances.contains { ["Codable", "Encodable", "Decodable"].contains($0) }
    let members = declaration.memberBlock.members
    let hasKeys = members.contains { $0.decl.as(EnumDeclSyntax.self)?.name.text == "CodingKeys" }
    guard isCoded, !hasKeys else { return [] }
    let stored = members.flatMap { member -> [String] in
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        !variable.modifiers.has("static", "class", "lazy")
      else { return [] }
      return variable.bindings.compactMap { binding in
        let isGiven = variable.bindingSpecifier.text == "let" && binding.initializer != nil
        guard binding.isStored, !isGiven else { return nil }
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      }
    }
    let lines = stored.map { tracked.contains($0) ? "case _\($0) = \"\($0)\"" : "case \($0)" }
    if lines.isEmpty { return ["private enum CodingKeys: Swift.CodingKey {}"] }
    return [
      """
      private enum CodingKeys: Swift.String, Swift.CodingKey {
        \(raw: lines.joined(separator: "\n"))
      }
      """
    ]
  }

  /// What an enum of `cases` knows.
  static func enumMembers(_ cases: [EnumCase], _ access: String) -> [DeclSyntax] {
    func comparison(_ function: String, _ one: EnumCase, _ separator: String) -> String {
      one.payload.indices.map { "ComposableArchitecture.\(function)(l\($0), r\($0))" }
        .joined(separator: separator)
    }
    let same = cases.map { one in
      let pattern = "(\(one.pattern(binding: "l")), \(one.pattern(binding: "r")))"
      let result =
        one.payload.isEmpty ? "true" : comparison("_$isIdentityEqual", one, " && ")
      return "case \(one.binder)\(pattern): return \(result)"
    }
    let notes = cases.filter { !$0.payload.isEmpty }.map { one in
      let pattern = "(\(one.pattern(binding: "l")), \(one.pattern(binding: "r")))"
      return "case let \(pattern): \(comparison("_$notifyDifferences", one, "; "))"
    }
    let other = cases.count > 1 ? "default: return false" : ""
    let rest = cases.count > 1 || notes.isEmpty ? "default: break" : ""
    return [
      """
      \(raw: access)static func _$isIdentityEqual(_ lhs: Self, _ rhs: Self) -> Swift.Bool {
        switch (lhs, rhs) {
        \(raw: same.joined(separator: "\n"))
        \(raw: cases.isEmpty ? "default: return true" : other)
        }
      }
      """,
      """
      \(raw: access)static func _$notifyDifferences(_ old: Self, _ new: Self) {
        switch (old, new) {
        \(raw: notes.joined(separator: "\n"))
        \(raw: rest)
        }
      }
      """,
    ]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self),
      let variable = member.as(VariableDeclSyntax.self), try !names(in: variable).isEmpty,
      !variable.attributes.hasAttribute("Presents")
    else { return [] }
    return ["@ComposableArchitecture.ObservationStateTracked"]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self),
      !protocols.isEmpty
    else { return [] }
    return [
      try ExtensionDeclSyntax(
        "extension \(type.trimmed): ComposableArchitecture.ObservableState {}")
    ]
  }

  /// Attributes of stored properties that see to their own changes.
  private static let selfObserving: Set<String> = [
    "ObservationStateIgnored", "Shared", "SharedReader",
  ]
  /// Attributes that wrap nothing.
  private static let harmless: Set<String> = [
    "available", "Presents", "ObservationStateTracked", "preconcurrency", "MainActor",
  ]

  /// The names of the properties of `declaration` that are tracked.
  private static func names(in declaration: some DeclSyntaxProtocol) throws -> [String] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var),
      !variable.modifiers.has("static", "class", "lazy")
    else { return [] }
    let attributes = variable.attributes.compactMap(\.attributeLastName)
    guard !attributes.contains(where: selfObserving.contains) else { return [] }
    let names = try variable.bindings.compactMap { binding -> String? in
      guard binding.isStored else { return nil }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
        throw UnknownMacro(
          description: "@ObservableState needs each of its variables declared by its own name")
      }
      return name.identifier.text
    }
    guard !names.isEmpty else { return [] }
    if let wrapper = attributes.first(where: { !harmless.contains($0) }) {
      throw UnknownMacro(
        description: "@ObservableState cannot track “\(names[0])”, which @\(wrapper) keeps;"
          + " mark it @ObservationStateIgnored as well, or leave the wrapper out")
    }
    return names
  }
}

extension PatternBindingSyntax {
  /// Whether the variable holds a value, watched or not.
  var isStored: Bool {
    guard let block = accessorBlock else { return true }
    guard case .accessors(let list) = block.accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

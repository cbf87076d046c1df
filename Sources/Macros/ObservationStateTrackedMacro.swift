import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Keeps a variable under another name and tells of its reads and writes.
struct ObservationStateTrackedMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let (_, name) = try TrackedVariable.of(declaration, "@ObservationStateTracked")
    return TrackedVariable.accessors(name, initialValue: "initialValue", suffix: "")
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let (variable, name) = try TrackedVariable.of(declaration, "@ObservationStateTracked")
    guard let binding = variable.bindings.first else { return [] }
    let type = binding.typeAnnotation.map { ": \($0.type.trimmedDescription)" } ?? ""
    let value = binding.initializer.map { " = \($0.value.trimmedDescription)" } ?? ""
    let watchers = binding.accessorBlock.map { " \($0.trimmedDescription)" } ?? ""
    return ["private var _\(raw: name)\(raw: type)\(raw: value)\(raw: watchers)"]
  }
}

/// A variable whose reads and writes are told.
enum TrackedVariable {
  static func of(
    _ declaration: some DeclSyntaxProtocol, _ macro: String
  ) throws -> (VariableDeclSyntax, String) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    else { throw UnknownMacro(description: "\(macro) belongs to one variable with a name") }
    return (variable, name.identifier.text)
  }

  /// The accessors of `name`, kept as `_name`; `suffix` leads from there to its value.
  static func accessors(
    _ name: String, initialValue: String, suffix: String
  ) -> [AccessorDeclSyntax] {
    let (stored, path) = ("_\(name)\(suffix)", name)
    return [
      """
      @storageRestrictions(initializes: _\(raw: name))
      init(initialValue) { _\(raw: name) = \(raw: initialValue) }
      """,
      """
      get {
        _$observationRegistrar.access(self, keyPath: \\.\(raw: path))
        return \(raw: stored)
      }
      """,
      """
      set {
        let old__ = \(raw: stored)
        \(raw: stored) = newValue
        _$observationRegistrar.wasSet(self, keyPath: \\.\(raw: path), old__, newValue)
      }
      """,
      """
      _modify {
        let old__ = \(raw: stored)
        defer {
          _$observationRegistrar.wasModified(self, keyPath: \\.\(raw: path), old__, \(raw: stored))
        }
        yield &\(raw: stored)
      }
      """,
    ]
  }
}

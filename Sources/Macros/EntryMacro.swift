import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns `@Entry var name = value` in an extension of `EnvironmentValues` and its kin into a value
/// kept under a key of its own.
struct EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let name = try variable(declaration).name
    return [
      "get { self[__Key_\(raw: name).self] }",
      "set { self[__Key_\(raw: name).self] = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let (name, type, value) = try variable(declaration)
    let container = container(context.lexicalContext)
    guard let key = keys[container] else {
      throw UnknownMacro(
        description: "@Entry stands in an extension of EnvironmentValues, Transaction,"
          + " ContainerValues or FocusedValues")
    }
    // 1. What a focused value is not set to is nil: its key states the type alone.
    if container == "FocusedValues" {
      let wrapped = type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 } ?? "Never"
      return [
        "private struct __Key_\(raw: name): \(raw: key) { typealias Value = \(raw: wrapped) }"
      ]
    }
    // 2. A stated type makes a computed default, made anew each time, as the source says it.
    guard let type else {
      guard let value else {
        throw UnknownMacro(description: "@Entry needs a default value or an optional type")
      }
      // Its type is known to the compiler alone, and so is whether it may be shared: a closure
      // never is by itself, so that no compiler finds the word in front of it unnecessary.
      return [
        """
        private struct __Key_\(raw: name): SwiftUI._Entry\(raw: key) {
          nonisolated(unsafe) static let _entryValue = {
            let value = \(raw: value)
            return { value }
          }()
        }
        """
      ]
    }
    return [
      """
      private struct __Key_\(raw: name): \(raw: key) {
        static var defaultValue: \(raw: type) { \(raw: value ?? "nil") }
      }
      """
    ]
  }

  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  private static func variable(_ declaration: some DeclSyntaxProtocol) throws -> (
    name: String, type: String?, value: String?
  ) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)
    else { throw UnknownMacro(description: "@Entry belongs to one variable") }
    return (
      name.identifier.text, binding.typeAnnotation?.type.trimmedDescription,
      binding.initializer?.value.trimmedDescription
    )
  }

  /// The type that is extended around the macro.
  private static func container(_ context: [Syntax]) -> String {
    for syntax in context {
      if let extended = syntax.as(ExtensionDeclSyntax.self) {
        let name = extended.extendedType.trimmedDescription
        return name.split(separator: ".").last.map(String.init) ?? name
      }
    }
    return ""
  }
}

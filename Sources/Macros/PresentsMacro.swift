import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Keeps an optional feature's state behind one step of indirection, and gives the whole of it as
/// `$name`.
struct PresentsMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let (_, name) = try TrackedVariable.of(declaration, "@Presents")
    return TrackedVariable.accessors(
      name, initialValue: "ComposableArchitecture.PresentationState(wrappedValue: initialValue)",
      suffix: ".wrappedValue")
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let (variable, name) = try TrackedVariable.of(declaration, "@Presents")
    guard let binding = variable.bindings.first,
      let optional = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self)
    else {
      throw UnknownMacro(
        description: "@Presents belongs to a variable with a stated optional type")
    }
    let isObserved = context.lexicalContext.contains {
      $0.asProtocol((any DeclGroupSyntax).self)?.attributes.hasAttribute("ObservableState") == true
    }
    guard isObserved else {
      throw UnknownMacro(
        description: "@Presents stands in a struct that is marked @ObservableState")
    }
    let type =
      "ComposableArchitecture.PresentationState<\(optional.wrappedType.trimmedDescription)>"
    let value = binding.initializer?.value.trimmedDescription ?? "nil"
    let access = variable.modifiers.accessPrefix
    return [
      "private var _\(raw: name): \(raw: type) = \(raw: type)(wrappedValue: \(raw: value))",
      """
      \(raw: access)var $\(raw: name): \(raw: type) {
        get {
          _$observationRegistrar.access(self, keyPath: \\.\(raw: name))
          return _\(raw: name)
        }
        set {
          let old__ = _\(raw: name).wrappedValue
          _\(raw: name) = newValue
          _$observationRegistrar.wasSet(
            self, keyPath: \\.\(raw: name), old__, newValue.wrappedValue)
        }
        _modify {
          let old__ = _\(raw: name).wrappedValue
          defer {
            _$observationRegistrar.wasModified(
              self, keyPath: \\.\(raw: name), old__, _\(raw: name).wrappedValue)
          }
          yield &_\(raw: name)
        }
      }
      """,
    ]
  }
}

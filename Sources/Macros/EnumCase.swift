import SwiftSyntax

/// One case of an enum, as macros write it.
struct EnumCase {
  var name: String
  /// The values that the case carries: label, if there is one, and type.
  var payload: [(label: String?, type: String)]
  /// Names of the attributes of the line that declares the case.
  var marks: Set<String>

  /// All cases of an enum, in their order.
  static func all(of declaration: EnumDeclSyntax) -> [EnumCase] {
    declaration.memberBlock.members.flatMap { member -> [EnumCase] in
      guard let line = member.decl.as(EnumCaseDeclSyntax.self) else { return [] }
      let marks = Set(line.attributes.compactMap { $0.attributeLastName })
      return line.elements.map { EnumCase($0, marks: marks) }
    }
  }

  private init(_ element: EnumCaseElementSyntax, marks: Set<String>) {
    name = element.name.text
    self.marks = marks
    payload = (element.parameterClause?.parameters ?? []).map { parameter in
      let label = parameter.firstName.map(\.text).flatMap { $0 == "_" ? nil : $0 }
      return (label, parameter.type.trimmedDescription)
    }
  }

  /// The type of all that the case carries.
  var valueType: String {
    switch payload.count {
    case 0: return "Swift.Void"
    case 1: return payload[0].type
    default:
      let parts = payload.map { part in part.label.map { "\($0): \(part.type)" } ?? part.type }
      return "(\(parts.joined(separator: ", ")))"
    }
  }

  /// The case made from the value `value`.
  func making(from value: String) -> String {
    guard !payload.isEmpty else { return ".\(name)" }
    let arguments = payload.indices.map { index in
      let part = payload.count == 1 ? value : "\(value).\(index)"
      return payload[index].label.map { "\($0): \(part)" } ?? part
    }
    return ".\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// A pattern that binds what the case carries to `prefix0`, `prefix1` and so on.
  func pattern(binding prefix: String) -> String {
    guard !payload.isEmpty else { return ".\(name)" }
    let names = payload.indices.map { "\(prefix)\($0)" }
    return ".\(name)(\(names.joined(separator: ", ")))"
  }

  /// The words that bind, if there is anything to bind.
  var binder: String { payload.isEmpty ? "" : "let " }
}

extension AttributeListSyntax.Element {
  /// The attribute's name without the module before it.
  var attributeLastName: String? {
    guard case .attribute(let attribute) = self else { return nil }
    return attribute.attributeName.trimmedDescription.split { $0 == "." || $0 == "<" }
      .first { $0 != "ComposableArchitecture" && $0 != "SwiftUI" }.map(String.init)
  }
}

extension AttributeListSyntax {
  /// Whether an attribute of that name is in the list.
  func hasAttribute(_ name: String) -> Bool { contains { $0.attributeLastName == name } }
}

extension DeclModifierListSyntax {
  /// The word that shows what is generated to those who see the type, with a space after it.
  var accessPrefix: String {
    for modifier in self where ["public", "package", "open"].contains(modifier.name.text) {
      return modifier.name.text == "open" ? "public " : modifier.name.text + " "
    }
    return ""
  }

  /// Whether a modifier of one of these names is in the list.
  func has(_ names: String...) -> Bool { contains { names.contains($0.name.text) } }
}

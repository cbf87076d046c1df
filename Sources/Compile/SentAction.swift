import SwiftSyntax

/// A call that would have Objective-C send a selector later, and the closure that does the same.
struct SentAction {
  /// The call in other words.
  let replacement: String

  /// `nil` for every other call.
  init?(_ call: FunctionCallExprSyntax) {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let values = call.arguments.map(\.expression.trimmedDescription)
    let callee = call.calledExpression.trimmedDescription
    guard let place = labels.firstIndex(of: "selector"),
      let selector = call.arguments.map(\.expression)[place].as(MacroExpansionExprSyntax.self),
      selector.macroName.text == "selector",
      let method = selector.arguments.first?.expression.trimmedDescription
    else { return nil }
    switch labels {
    case ["timeInterval", "target", "selector", "userInfo", "repeats"]:
      let name = callee.hasSuffix("scheduledTimer") ? "withTimeInterval" : "timeInterval"
      replacement =
        "\(callee)(\(name): \(values[0]), repeats: \(values[4]))"
        + Self.closure(on: values[1], method, argument: "timer", in: call)
    case ["_", "selector", "name", "object"]:
      guard callee.hasSuffix("addObserver") else { return nil }
      replacement =
        "_ = \(callee)(forName: \(values[2]), object: \(values[3]), queue: nil)"
        + Self.closure(on: values[0], method, argument: "note", in: call)
    default: return nil
    }
  }

  /// A closure that calls `method` of `target`, which it does not keep alive.
  private static func closure(
    on target: String, _ method: String, argument: String, in call: FunctionCallExprSyntax
  ) -> String {
    let name = method.split(separator: "(").first?.split(separator: ".").last ?? ""
    let label = parameter(of: String(name), written: method, in: call)
    let passed = label.map { $0 == "_" ? argument : "\($0): \(argument)" } ?? ""
    return " { [weak target = \(target)] \(argument) in "
      + "MainActor.assumeIsolated { _ = target?.\(name)(\(passed)) } }"
  }

  /// The label of the method's one parameter, or `nil` if it has none: as the selector writes it,
  /// else as the type around the call declares it.
  private static func parameter(
    of name: String, written method: String, in call: FunctionCallExprSyntax
  ) -> String? {
    if let open = method.firstIndex(of: "("), let colon = method[open...].firstIndex(of: ":") {
      return String(method[method.index(after: open)..<colon])
    }
    var outer: Syntax? = Syntax(call)
    while let node = outer {
      if let group = node.asProtocol((any DeclGroupSyntax).self) {
        for member in group.memberBlock.members {
          guard let function = member.decl.as(FunctionDeclSyntax.self), function.name.text == name
          else { continue }
          return function.signature.parameterClause.parameters.first?.firstName.text
        }
      }
      outer = node.parent
    }
    return nil
  }
}

import SwiftSyntax

/// Decides `#if` conditions as the compiler will with the driver's flags.
enum BuildCondition {
  /// Modules that source may ask for with `canImport`.
  private static let modules: Set<String> = [
    "SwiftUI", "UIKit", "Foundation", "Combine", "Observation", "Dispatch", "Glibc",
    "CoreGraphics", "QuartzCore", "os", "OSLog",
  ]
  /// Names defined when user files are compiled.
  static let definedNames: Set<String> = ["DEBUG"]

  /// Whether `condition` holds; no condition, as after `#else`, does.
  static func holds(_ condition: ExprSyntax?) -> Bool {
    guard let condition else { return true }
    if let name = condition.as(DeclReferenceExprSyntax.self) {
      return definedNames.contains(name.baseName.text)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self) { return !holds(not.expression) }
    if let group = condition.as(TupleExprSyntax.self) {
      return group.elements.count == 1 && holds(group.elements.first?.expression)
    }
    if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call) }
    if let sequence = condition.as(SequenceExprSyntax.self) { return holds(sequence) }
    return false
  }

  private static func holds(_ call: FunctionCallExprSyntax) -> Bool {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    if let answer = platformAnswer(call) { return answer }
    switch call.calledExpression.trimmedDescription {
    case "canImport": return modules.contains(argument)
    case "swift", "compiler": return argument.hasPrefix(">=")
    default: return false
    }
  }

  /// What files compiled as for a phone are told about the system, or `nil` if `call` asks another
  /// thing.
  static func platformAnswer(_ call: FunctionCallExprSyntax) -> Bool? {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS"
    case "targetEnvironment": return argument == "simulator"
    default: return nil
    }
  }

  /// An unfolded run of `a && b || c`: true if some part between `||` has only true members.
  private static func holds(_ sequence: SequenceExprSyntax) -> Bool {
    var part = true
    for element in sequence.elements {
      if let `operator` = element.as(BinaryOperatorExprSyntax.self) {
        guard `operator`.operator.text == "||" else { continue }
        if part { return true }
        part = true
      } else if !holds(element) {
        part = false
      }
    }
    return part
  }
}

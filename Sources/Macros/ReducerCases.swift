import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What `@Reducer` makes of an enum: its state, its actions, its body, and a store for each case.
struct ReducerCases {
  private let name: String
  private let access: String
  private let cases: [EnumCase]
  private var stateConformances: [String] = []
  private var actionConformances: [String] = []
  private let hasState: Bool
  private let hasAction: Bool

  init(_ declaration: EnumDeclSyntax, _ node: AttributeSyntax) throws {
    name = declaration.name.text
    access = declaration.modifiers.accessPrefix
    cases = EnumCase.all(of: declaration)
    let nested = declaration.memberBlock.members.compactMap {
      $0.decl.as(EnumDeclSyntax.self)?.name.text ?? $0.decl.as(StructDeclSyntax.self)?.name.text
    }
    hasState = nested.contains("State")
    hasAction = nested.contains("Action")
    if let wide = cases.first(where: { $0.payload.count > 1 }) {
      throw UnknownMacro(
        description: "@Reducer: the case “\(wide.name)” must carry one feature, not several values")
    }
    // `state: .equatable, .sendable, action: .equatable`
    guard case .argumentList(let arguments) = node.arguments else { return }
    var label = ""
    for argument in arguments {
      label = argument.label?.text ?? label
      let word = argument.expression.trimmedDescription.filter { $0 != "." }
      let conformance = "Swift.\(word.prefix(1).uppercased())\(word.dropFirst())"
      if label == "state" { stateConformances.append(conformance) }
      if label == "action" { actionConformances.append(conformance) }
    }
  }

  var members: [DeclSyntax] {
    var members: [DeclSyntax] = []
    if !hasState { members.append(state) }
    if !hasAction { members.append(action) }
    return members + ["\(raw: access)typealias Body = Swift.Never", body, caseScope, scope]
  }

  /// What a case is.
  private enum Kind {
    /// A feature with state, actions and a body.
    case feature(String)
    /// An alert and its kin: state that is the value itself, and actions of its own.
    case ephemeral(String)
    /// A value that nothing happens to.
    case value(String)
    case nothing
  }

  private func kind(_ one: EnumCase) -> Kind {
    guard let type = one.payload.first?.type else { return .nothing }
    if one.marks.contains("ReducerCaseIgnored") { return .value(type) }
    let words = type.split { $0 == "<" }.first?.split(separator: ".").last.map(String.init)
    let isEphemeral = ["AlertState", "ConfirmationDialogState"].contains(words ?? "")
    return isEphemeral || one.marks.contains("ReducerCaseEphemeral")
      ? .ephemeral(type) : .feature(type)
  }

  private var state: DeclSyntax {
    let lines = cases.map { one in
      switch kind(one) {
      case .feature(let type): "case \(one.name)(\(type).State)"
      case .ephemeral(let type), .value(let type): "case \(one.name)(\(type))"
      case .nothing: "case \(one.name)"
      }
    }
    let conformances = ["ComposableArchitecture.CaseReducerState"] + stateConformances
    return """
      @ComposableArchitecture.CasePathable @dynamicMemberLookup
      @ComposableArchitecture.ObservableState
      \(raw: access)enum State: \(raw: conformances.joined(separator: ", ")) {
        \(raw: access)typealias StateReducer = \(raw: name)
        \(raw: lines.joined(separator: "\n"))
      }
      """
  }

  private var action: DeclSyntax {
    let lines = cases.map { one in
      switch kind(one) {
      case .feature(let type), .ephemeral(let type): "case \(one.name)(\(type).Action)"
      case .value, .nothing: "case \(one.name)(Swift.Never)"
      }
    }
    let heads = ["Action"] + [actionConformances.joined(separator: ", ")].filter { !$0.isEmpty }
    return """
      @ComposableArchitecture.CasePathable @dynamicMemberLookup
      \(raw: access)enum \(raw: heads.joined(separator: ": ")) {
        \(raw: lines.joined(separator: "\n"))
      }
      """
  }

  private var body: DeclSyntax {
    let features = cases.compactMap { one -> String? in
      guard case .feature(let type) = kind(one) else { return nil }
      return """
        ComposableArchitecture.Scope(
          state: \\Self.State.Cases.\(one.name), action: \\Self.Action.Cases.\(one.name)
        ) { \(type)() }
        """
    }
    let contents =
      features.isEmpty
      ? "ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()"
      : features.joined(separator: "\n")
    return """
      @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
      \(raw: access)static var body: some ComposableArchitecture.Reducer<Self.State, Self.Action> {
        \(raw: contents)
      }
      """
  }

  private var caseScope: DeclSyntax {
    let lines = cases.map { one in
      switch kind(one) {
      case .feature(let type): "case \(one.name)(ComposableArchitecture.StoreOf<\(type)>)"
      case .ephemeral(let type), .value(let type): "case \(one.name)(\(type))"
      case .nothing: "case \(one.name)"
      }
    }
    return """
      \(raw: access)enum CaseScope {
        \(raw: lines.joined(separator: "\n"))
      }
      """
  }

  private var scope: DeclSyntax {
    let lines = cases.map { one in
      switch kind(one) {
      case .feature:
        """
        case .\(one.name):
          return .\(one.name)(store.scope(state: \\.\(one.name), action: \\.\(one.name))!)
        """
      case .ephemeral, .value: "case let .\(one.name)(value): return .\(one.name)(value)"
      case .nothing: "case .\(one.name): return .\(one.name)"
      }
    }
    return """
      @MainActor
      \(raw: access)static func scope(
        _ store: ComposableArchitecture.Store<Self.State, Self.Action>
      ) -> CaseScope {
        switch store.state {
        \(raw: lines.joined(separator: "\n"))
        }
      }
      """
  }
}

import SwiftSyntax

/// Reads the view expressions of a block of code.
struct OutlineReader {
  let path: String
  let lines: SourceLocationConverter

  func outlines(of items: CodeBlockItemListSyntax, isConditional: Bool = false) -> [SourceOutline] {
    items.flatMap { item -> [SourceOutline] in
      if case .expr(let expression) = item.item { return outlines(of: expression, isConditional) }
      if case .stmt(let statement) = item.item { return outlines(of: statement, isConditional) }
      return []
    }
  }

  private func outlines(of statement: StmtSyntax, _ isConditional: Bool) -> [SourceOutline] {
    if let result = statement.as(ReturnStmtSyntax.self)?.expression {
      return outlines(of: result, isConditional)
    }
    if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
      return outlines(of: expression, isConditional)
    }
    return []
  }

  func outlines(of expression: ExprSyntax, _ isConditional: Bool) -> [SourceOutline] {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return outlines(of: call, isConditional)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return outlines(of: member, isConditional)
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return [outline(reference.baseName, isConditional)]
    }
    if let choice = expression.as(IfExprSyntax.self) { return outlines(of: choice) }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return choice.cases.flatMap { part -> [SourceOutline] in
        guard case .switchCase(let one) = part else { return [] }
        return outlines(of: one.statements, isConditional: true)
      }
    }
    if let choice = expression.as(TernaryExprSyntax.self) {
      return outlines(of: choice.thenExpression, true) + outlines(of: choice.elseExpression, true)
    }
    if let tuple = expression.as(TupleExprSyntax.self) {
      return tuple.elements.flatMap { outlines(of: $0.expression, isConditional) }
    }
    // Unfolded: the condition, both ways in one element, and the other way.
    if let list = expression.as(SequenceExprSyntax.self) {
      return list.elements.dropFirst().flatMap { outlines(of: $0, true) }
    }
    if let ternary = expression.as(UnresolvedTernaryExprSyntax.self) {
      return outlines(of: ternary.thenExpression, true)
    }
    return []
  }

  private func outlines(of choice: IfExprSyntax) -> [SourceOutline] {
    var result = outlines(of: choice.body.statements, isConditional: true)
    if case .codeBlock(let block) = choice.elseBody {
      result += outlines(of: block.statements, isConditional: true)
    } else if case .ifExpr(let next) = choice.elseBody {
      result += outlines(of: next)
    }
    return result
  }

  /// A modifier with what it is applied to, or a view with what it holds.
  private func outlines(of call: FunctionCallExprSyntax, _ isConditional: Bool) -> [SourceOutline] {
    let contents = contents(of: call, isConditional)
    let text = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?
      .representedLiteralValue
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
      let subject = outlines(of: base, isConditional)
      // `self.row()` and `Section.init()` are calls of what stands around the point.
      if base.trimmedDescription == "self" {
        return [outline(member.declName.baseName, isConditional, text, contents)]
      }
      if subject.isEmpty || member.declName.baseName.text == "init" {
        return subject.isEmpty ? contents : [with(subject[0], contents, text)]
      }
      var modifier = outline(member.declName.baseName, isConditional, text, subject + contents)
      modifier.name = "." + modifier.name
      return [modifier]
    }
    guard let name = name(of: call.calledExpression) else { return contents }
    return [outline(name, isConditional, text, contents)]
  }

  private func name(of called: ExprSyntax) -> TokenSyntax? {
    if let reference = called.as(DeclReferenceExprSyntax.self) { return reference.baseName }
    if let generic = called.as(GenericSpecializationExprSyntax.self) {
      return name(of: generic.expression)
    }
    return nil
  }

  /// `Color.red` stands for a `Color`, `self.header` for the header.
  private func outlines(of member: MemberAccessExprSyntax, _ isConditional: Bool)
    -> [SourceOutline]
  {
    guard let base = member.base else { return [] }
    if base.trimmedDescription == "self" {
      return [outline(member.declName.baseName, isConditional)]
    }
    return outlines(of: base, isConditional)
  }

  private func contents(of call: FunctionCallExprSyntax, _ isConditional: Bool) -> [SourceOutline] {
    var result: [SourceOutline] = []
    for argument in call.arguments {
      if let closure = argument.expression.as(ClosureExprSyntax.self) {
        result += outlines(of: closure.statements, isConditional: isConditional)
      } else if argument.expression.is(FunctionCallExprSyntax.self)
        || argument.expression.is(MemberAccessExprSyntax.self)
      {
        result += outlines(of: argument.expression, isConditional)
      }
    }
    if let closure = call.trailingClosure {
      result += outlines(of: closure.statements, isConditional: isConditional)
    }
    for closure in call.additionalTrailingClosures {
      result += outlines(of: closure.closure.statements, isConditional: isConditional)
    }
    return result
  }

  private func with(_ outline: SourceOutline, _ inner: [SourceOutline], _ text: String?)
    -> SourceOutline
  {
    var copy = outline
    copy.inner += inner
    copy.text = text
    return copy
  }

  private func outline(
    _ name: TokenSyntax, _ isConditional: Bool, _ text: String? = nil,
    _ inner: [SourceOutline] = []
  ) -> SourceOutline {
    let line = lines.location(for: name.positionAfterSkippingLeadingTrivia).line
    return SourceOutline(
      name: name.text, place: SourceIndex.Place(file: path, line: line), text: text,
      isConditional: isConditional, inner: inner)
  }
}

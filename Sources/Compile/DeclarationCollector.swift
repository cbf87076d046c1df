import SwiftSyntax

/// Walks one file for types and previews.
final class DeclarationCollector: SyntaxVisitor {
  private(set) var declarations: [TypeDeclaration] = []
  private(set) var previews: [SourceIndex.Preview] = []

  private let path: String
  private let lines: SourceLocationConverter
  private let outlines: OutlineReader
  /// Indices into `declarations` of the types around the walk's place.
  private var enclosing: [Int] = []
  private var functionDepth = 0

  init(path: String, tree: SourceFileSyntax) {
    self.path = path
    lines = SourceLocationConverter(fileName: path, tree: tree)
    outlines = OutlineReader(path: path, lines: lines)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, node.name, node.genericParameterClause != nil)
  }
  override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, node.name, node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, node.name, node.genericParameterClause != nil)
  }
  override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    var declaration = TypeDeclaration(name: node.extendedType.trimmedDescription)
    declaration.inherited = inherited(node.inheritanceClause)
    push(declaration)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }

  private func begin(
    _ node: some DeclGroupSyntax, _ name: TokenSyntax, _ isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    let outer = enclosing.last.map { declarations[$0] }
    var declaration = TypeDeclaration(
      name: [outer?.name, name.text].compactMap { $0 }.joined(separator: "."))
    declaration.place = place(name)
    declaration.inherited = inherited(node.inheritanceClause)
    declaration.isGeneric = isGeneric || outer?.isGeneric == true
    let isHidden = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    declaration.isPrivate = isHidden || outer?.isPrivate == true || functionDepth > 0
    declaration.isMain = node.attributes.contains { attribute($0)?.name == "main" }
    push(declaration)
    return .visitChildren
  }

  private func push(_ declaration: TypeDeclaration) {
    declarations.append(declaration)
    enclosing.append(declarations.count - 1)
  }

  private func inherited(_ clause: InheritanceClauseSyntax?) -> Set<String> {
    guard let clause else { return [] }
    var names: Set<String> = []
    for type in clause.inheritedTypes {
      // A conformance may stand in a composition or carry an attribute: its last word counts.
      for part in type.type.trimmedDescription.split(separator: "&") {
        let word = part.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
        names.insert(SourceIndex.lastPart(word))
      }
    }
    return names
  }

  // MARK: What a value needs

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    guard let current = enclosing.last else { return .visitChildren }
    let parameters = node.signature.parameterClause.parameters
    let isHidden = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    let isPlain = parameters.allSatisfy { $0.defaultValue != nil || $0.ellipsis != nil }
    declarations[current].plainInitializers.append(
      isPlain && !isHidden && node.optionalMark == nil)
    if declarations[current].place != nil {
      declarations[current].hasInitializerInDeclaration = true
    }
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if functionDepth == 0, let body = node.body { note(node.name.text, body.statements) }
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard functionDepth == 0, let current = enclosing.last else { return .visitChildren }
    for binding in node.bindings { note(binding) }
    let isStatic = node.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
    guard !isStatic, declarations[current].place != nil else { return .visitChildren }
    for binding in node.bindings where leavesUnset(binding, of: node) {
      declarations[current].hasUnsetProperty = true
    }
    return .visitChildren
  }

  /// A property that is worked out.
  private func note(_ binding: PatternBindingSyntax) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let block = binding.accessorBlock
    else { return }
    if case .getter(let statements) = block.accessors { note(name, statements) }
    guard case .accessors(let list) = block.accessors else { return }
    for accessor in list where accessor.accessorSpecifier.text == "get" {
      if let body = accessor.body { note(name, body.statements) }
    }
  }

  private func note(_ member: String, _ statements: CodeBlockItemListSyntax) {
    guard let current = enclosing.last else { return }
    let found = outlines.outlines(of: statements)
    if !found.isEmpty { declarations[current].outlines[member] = found }
  }

  /// Wrappers whose value comes from elsewhere.
  private static let selfSupplied: Set<String> = [
    "Environment", "EnvironmentObject", "Namespace", "FocusState", "AppStorage", "SceneStorage",
    "FetchRequest", "Query", "AccessibilityFocusState",
  ]

  private func leavesUnset(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax) -> Bool {
    if binding.initializer != nil { return false }
    if let accessors = binding.accessorBlock, !isObserver(accessors) { return false }
    // 1. A wrapper may bring a value along, be given one in parentheses, or need one.
    for case (let name, let hasArguments)? in node.attributes.map(attribute) {
      if Self.selfSupplied.contains(name) || hasArguments { return false }
      if name == "Binding" || name == "Bindable" { return true }
    }
    // 2. An optional variable starts as nil; a constant does not.
    let isVariable = node.bindingSpecifier.tokenKind == .keyword(.var)
    let type = binding.typeAnnotation?.type
    let isOptional = type?.is(OptionalTypeSyntax.self) == true
    return !(isVariable && isOptional)
  }

  private func isObserver(_ block: AccessorBlockSyntax) -> Bool {
    guard case .accessors(let list) = block.accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  private func attribute(_ element: AttributeListSyntax.Element) -> (
    name: String, hasArguments: Bool
  )? {
    guard case .attribute(let attribute) = element else { return nil }
    let name = SourceIndex.lastPart(attribute.attributeName.trimmedDescription)
    return (name, attribute.arguments != nil)
  }

  // MARK: Names and previews

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    if let current = enclosing.last, case .identifier(let name) = node.tokenKind {
      declarations[current].mentions.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard called == "previewDisplayName", let current = enclosing.last else {
      return .visitChildren
    }
    let name = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)
    if let name = name?.representedLiteralValue {
      declarations[current].previewNames.append(name)
    } else {
      declarations[current].hasWorkedOutNames = true
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    note(node)
    return .skipChildren
  }

  private func note(_ node: some FreestandingMacroExpansionSyntax) {
    guard node.macroName.text == "Preview", enclosing.isEmpty else { return }
    let place = place(node.pound)
    let first = node.arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
    let name = first?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    previews.append(
      SourceIndex.Preview(
        name: name, place: place, symbol: PreviewSymbol.name(file: place.file, line: place.line),
        outline: node.trailingClosure.map { outlines.outlines(of: $0.statements) } ?? []))
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses where BuildCondition.holds(clause.condition) {
      if let elements = clause.elements { walk(elements) }
      break
    }
    return .skipChildren
  }

  private func place(_ token: TokenSyntax) -> SourceIndex.Place {
    let location = lines.location(for: token.positionAfterSkippingLeadingTrivia)
    return SourceIndex.Place(file: path, line: location.line)
  }
}

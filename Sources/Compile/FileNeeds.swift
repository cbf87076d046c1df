import SwiftParser
import SwiftSyntax

/// Which files a chosen view needs, told by names alone.
///
/// A file needs another one that declares a name it mentions: a type, a function, a variable, an
/// operator, or a member that an extension adds. A file that makes a type of the needed files
/// conform to something is needed as well. Names are not resolved, so that the answer may hold too
/// many files; it is only used where all of them do not compile together. Where several files
/// declare a type of one name, as a project's programs may, the one nearest to the start counts.
struct FileNeeds {
  private var declaring: [String: Set<Int>] = [:]
  private var extending: [String: Set<Int>] = [:]
  private var mentions: [Set<String>] = []
  private var types: [Set<String>] = []
  private let folders: [[Substring]]

  /// - Parameter paths: where the texts stand; without them all are equally near.
  init(_ texts: [String], paths: [String] = []) {
    folders = paths.map { $0.split(separator: "/").dropLast() }
    for (file, text) in texts.enumerated() {
      let collector = NameCollector(viewMode: .sourceAccurate)
      collector.walk(Parser.parse(source: text))
      for name in collector.declared { declaring[name, default: []].insert(file) }
      for name in collector.conforming { extending[name, default: []].insert(file) }
      mentions.append(collector.mentioned)
      types.append(collector.types)
    }
  }

  /// The files that `start` needs, itself included, in their order.
  func closure(of start: Int) -> [Int] {
    var found: Set<Int> = [start]
    var waiting = [start]
    while let file = waiting.popLast() {
      var needed: Set<Int> = []
      for name in mentions[file] { needed.formUnion(nearest(declaring[name] ?? [], name, start)) }
      for name in types[file] { needed.formUnion(extending[name] ?? []) }
      for next in needed where found.insert(next).inserted { waiting.append(next) }
    }
    return found.sorted()
  }
}

extension FileNeeds {
  /// Of several files with types called `name`, the one that shares most folders with `start`.
  private func nearest(_ files: Set<Int>, _ name: String, _ start: Int) -> Set<Int> {
    let rivals = files.filter { types[$0].contains(name) }
    guard rivals.count > 1, !folders.isEmpty else { return files }
    func shared(_ file: Int) -> Int {
      zip(folders[file], folders[start]).prefix { $0 == $1 }.count
    }
    // The first one of those equally near, in the order of the files.
    let best = rivals.sorted().max { shared($0) < shared($1) }
    return files.subtracting(rivals).union(best.map { [$0] } ?? [])
  }
}

/// The names one file declares for others and the names it mentions.
private final class NameCollector: SyntaxVisitor {
  private(set) var declared: Set<String> = []
  private(set) var types: Set<String> = []
  private(set) var conforming: Set<String> = []
  private(set) var mentioned: Set<String> = []
  /// How many types, functions and closures stand around the walk's place.
  private var depth = 0

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: StructDeclSyntax) { depth -= 1 }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: ClassDeclSyntax) { depth -= 1 }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: EnumDeclSyntax) { depth -= 1 }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: ActorDeclSyntax) { depth -= 1 }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: ProtocolDeclSyntax) { depth -= 1 }

  private func enter(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0 {
      declared.insert(name.text)
      types.insert(name.text)
    }
    depth += 1
    return .visitChildren
  }

  /// An extension's members are there for everybody: they count as if they stood outside.
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.inheritanceClause != nil {
      conforming.insert(SourceIndex.lastPart(node.extendedType.trimmedDescription))
    }
    for member in node.memberBlock.members {
      if let named = member.decl.asProtocol((any NamedDeclSyntax).self) {
        declared.insert(named.name.text)
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        note(variable)
      } else if member.decl.is(InitializerDeclSyntax.self) {
        // Whoever mentions the type may mean this way to make it.
        declared.insert(SourceIndex.lastPart(node.extendedType.trimmedDescription))
      }
    }
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { depth -= 1 }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0 { declared.insert(node.name.text) }
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0 { declared.insert(node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0 { note(node) }
    return .visitChildren
  }

  private func note(_ variable: VariableDeclSyntax) {
    for binding in variable.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        declared.insert(name.identifier.text)
      }
    }
  }

  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    switch node.tokenKind {
    case .identifier(let name), .binaryOperator(let name), .prefixOperator(let name),
      .postfixOperator(let name), .dollarIdentifier(let name):
      mentioned.insert(name)
    default: break
    }
    return .visitChildren
  }
}

import SwiftParser
import SwiftSyntax

/// Rewrites what Swift's compiler refuses, or reads otherwise, only because it runs on Linux.
///
/// - `os(iOS)` and `targetEnvironment(simulator)` hold, `os(Linux)` does not: files are compiled as
///   for a phone.
/// - `@objc` and its kin, and the attributes that make a program's start, are left out: there is no
///   Objective-C to expose anything to, and no start. `optional` in protocols stays an error.
/// - `#selector(method)` becomes a `Selector` of that name and the method itself, which actions call.
///   Timers and observers of notifications that would send it get a closure in its place.
/// - Questions for releases after iOS 18 are asked of the scene's look.
/// - Imports of Apple's other modules are replaced or left out (`SystemModules`).
/// - An app's delegate is handed to its adaptor as a closure that makes it: without Objective-C a
///   class alone does not say how to make an object of it. Cells and layers are likewise made by
///   their class, so that what begins them is required.
///
/// Lines stay lines, and wherever the length allows it columns stay columns.
enum SourcePreparation {
  /// The text to compile, or `nil` if it is `text` itself.
  static func prepared(_ text: String) -> String? {
    let platform = SystemModules.needsPlatform(text) ? "import HangaPlatform; " : ""
    let imports = platform + SystemModules.languageImports(for: text)
    guard
      !imports.isEmpty || marks.contains(where: text.contains)
        || SystemModules.areImported(in: text)
    else { return nil }
    let collector = RewriteCollector(viewMode: .sourceAccurate)
    collector.imports = imports
    collector.walk(Parser.parse(source: text))
    guard !collector.rewrites.isEmpty else { return nil }
    var bytes = Array(text.utf8)
    // From the end on; what is put before something comes after that has been replaced.
    let order = collector.rewrites.sorted {
      ($0.range.lowerBound, $0.range.upperBound) > ($1.range.lowerBound, $1.range.upperBound)
    }
    for rewrite in order {
      bytes.replaceSubrange(rewrite.range, with: rewrite.bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Words without one of which there is nothing to parse for.
  private static let marks =
    [
      "os(", "targetEnvironment(", "#selector", "@objc", "@IB", "ApplicationMain", "@NSManaged",
      "DelegateAdaptor", "reuseIdentifier", "@main", "#available", "#unavailable", "Cell",
      "ReusableView", "Layer",
    ]
}

/// Finds the places to rewrite in one file.
private final class RewriteCollector: SyntaxVisitor {
  struct Rewrite {
    var range: Range<Int>
    var bytes: [UInt8]
  }

  private(set) var rewrites: [Rewrite] = []
  /// Whether the first import brings `HangaPlatform` along.
  /// What the first import is preceded by.
  var imports = ""

  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "NSManaged", "NSApplicationMain", "UIApplicationMain",
    "IBAction", "IBOutlet", "IBDesignable", "IBInspectable", "IBSegueAction", "main",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard Self.attributes.contains(node.attributeName.trimmedDescription) else {
      return .visitChildren
    }
    blank(node)
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.path.first?.name.text else { return .skipChildren }
    if !imports.isEmpty {
      insert(imports, before: node)
      imports = ""
    }
    if SystemModules.folded.contains(name) {
      replace(node, "import SwiftUI")
    } else if SystemModules.platform.contains(name) {
      replace(node, "import HangaPlatform")
    } else if SystemModules.absent.contains(name) {
      blank(node)
    }
    return .skipChildren
  }

  /// `@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate`, or the class as the type.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for case .attribute(let attribute) in node.attributes {
      let name = attribute.attributeName
      guard name.trimmedDescription.hasPrefix("UIApplicationDelegateAdaptor") else { continue }
      let written: String? =
        if case .argumentList(let arguments)? = attribute.arguments {
          arguments.first?.expression.trimmedDescription
        } else {
          node.bindings.first?.typeAnnotation?.type.trimmedDescription
        }
      guard let written else { continue }
      let type = written.hasSuffix(".self") ? String(written.dropLast(5)) : written
      replace(attribute, "@UIApplicationDelegateAdaptor({ \(type)() })")
      return .skipChildren
    }
    return .visitChildren
  }

  /// A class of cells or layers that says how they begin: its class makes them.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.signature.parameterClause.parameters.map(\.firstName.text)
    guard let keyword = node.modifiers.first(where: { $0.name.text == "override" }),
      isRequired(names, of: node)
    else { return .visitChildren }
    replace(keyword, "required")
    return .visitChildren
  }

  /// `Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)` and
  /// `NotificationCenter.default.addObserver(_:selector:name:object:)`.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.trailingClosure == nil, let sent = SentAction(node) else { return .visitChildren }
    replace(node, sent.replacement)
    return .skipChildren
  }

  /// Whether the class around `node` is of a kind whose class makes its objects in this way.
  private func isRequired(_ names: [String], of node: InitializerDeclSyntax) -> Bool {
    if names == ["style", "reuseIdentifier"] || names == ["reuseIdentifier"] { return true }
    var outer = node.parent
    while let current = outer, !current.is(ClassDeclSyntax.self) { outer = current.parent }
    guard let parent = outer?.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first
    else {
      return false
    }
    let kind = parent.type.trimmedDescription
    if names.isEmpty { return kind.hasSuffix("Layer") }
    let isCell = kind.hasSuffix("Cell") && !kind.hasSuffix("TableViewCell")
    return names == ["frame"] && (isCell || kind.hasSuffix("ReusableView"))
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", node.arguments.count == 1,
      let argument = node.arguments.first
    else { return .visitChildren }
    let name = argument.expression.trimmedDescription
    let plain = name.split(separator: ".").last.map(String.init) ?? name
    let quoted = plain.filter { $0 != "\n" && $0 != "\"" }
    // What a property answers is never sent anything.
    let isProperty = argument.label != nil
    replace(node, isProperty ? "Selector(\"\(quoted)\")" : "_selector(\"\(quoted)\", \(name))")
    return .skipChildren
  }

  /// `#available(iOS 26, *)`, which holds in the look of that release only.
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    for argument in node.availabilityArguments {
      guard case .availabilityVersionRestriction(let version) = argument.argument,
        version.platform.text == "iOS",
        let major = (version.version?.major.text).flatMap(Int.init), major > 18
      else { continue }
      let not = node.availabilityKeyword.text == "#unavailable" ? "!" : ""
      replace(node, "\(not)_isSystem(atLeast: \(major))")
    }
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { decide(condition) }
    return .visitChildren
  }

  /// Replaces the questions about the system inside `condition` by their answers.
  private func decide(_ condition: ExprSyntax) {
    let calls = ConditionCalls(viewMode: .sourceAccurate)
    calls.walk(condition)
    for call in calls.found {
      guard let answer = BuildCondition.platformAnswer(call) else { continue }
      replace(call, answer ? "true" : "false")
    }
  }

  private func insert(_ text: String, before node: some SyntaxProtocol) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    rewrites.append(Rewrite(range: start..<start, bytes: Array(text.utf8)))
  }

  private func blank(_ node: some SyntaxProtocol) { replace(node, "") }

  /// Puts `text` in the place of `node`, filled up with spaces to the same length.
  private func replace(_ node: some SyntaxProtocol, _ text: String) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    var bytes = Array(text.utf8)
    // A node over several lines keeps its line breaks.
    let breaks = node.trimmedDescription.utf8.filter { $0 == UInt8(ascii: "\n") }.count
    let missing = max(end - start - bytes.count - breaks, 0)
    bytes += Array(repeating: UInt8(ascii: " "), count: missing)
    bytes += Array(repeating: UInt8(ascii: "\n"), count: breaks)
    rewrites.append(Rewrite(range: start..<end, bytes: bytes))
  }
}

/// Calls inside a `#if` condition.
private final class ConditionCalls: SyntaxVisitor {
  private(set) var found: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }
}

import SwiftParser
import SwiftSyntax

/// The views, previews and apps that Swift files declare, and where.
///
/// Found by parsing, not compiling: it must be known before the compiler runs which one to show.
package struct SourceIndex: Equatable, Sendable {
  /// A place in a file; lines count from 1.
  package struct Place: Equatable, Sendable {
    package var file: String
    package var line: Int
  }

  /// A type that conforms to `View`.
  package struct ViewType: Equatable, Sendable {
    /// With the enclosing types before it, separated by dots.
    package var name: String
    package var place: Place
    /// Whether it cannot be made with empty parentheses.
    package var needsArguments: Bool
    package var isGeneric: Bool
    /// Whether other files cannot name it.
    package var isPrivate: Bool
    /// Whether it names another view of the files.
    package var mentionsViews = false
    /// Whether it asks its surroundings for an object.
    package var takesObjects = false
  }

  /// A `#Preview`.
  package struct Preview: Equatable, Sendable {
    package var name: String?
    package var place: Place
    /// The C name of the function its expansion makes.
    package var symbol: String
    /// What it shows.
    package var outline: [SourceOutline] = []
  }

  /// A type that conforms to `App` or `PreviewProvider`.
  package struct Root: Equatable, Sendable {
    package var name: String
    package var place: Place
    package var isPrivate: Bool
    /// What the previews of a provider are called, as far as the text says.
    package var previewNames: [String] = []
    /// Whether the names of some are only known when it runs.
    package var hasWorkedOutNames = false
  }

  package var views: [ViewType] = []
  package var previews: [Preview] = []
  /// The app marked `@main`, if there is one.
  package var app: Root?
  package var previewProviders: [Root] = []
  /// What the members of each type are made of, by the type's name.
  package var outlines: [String: Outlines] = [:]
  /// Last parts of view names that another view or view modifier names.
  package var mentionedViews: Set<String> = []

  /// Reads `files` in their order: path and text.
  package init(_ files: [(path: String, text: String)]) {
    // 1. Every type with what it conforms to, over all files, since extensions may add to that.
    var declarations: [String: TypeDeclaration] = [:]
    var order: [String] = []
    for (path, text) in files {
      let tree = Parser.parse(source: text)
      let collector = DeclarationCollector(path: path, tree: tree)
      collector.walk(tree)
      previews += collector.previews
      for declaration in collector.declarations {
        if declarations[declaration.name] == nil {
          declarations[declaration.name] = declaration
          order.append(declaration.name)
        } else {
          declarations[declaration.name]?.merge(declaration)
        }
      }
    }
    // 2. What each one is.
    let types = order.compactMap { declarations[$0] }.filter { $0.place != nil }
    for type in types { add(type) }
    for type in types where !type.outlines.isEmpty { outlines[type.name] = type.outlines }
    // 3. Which views others name.
    let names = Set(views.map { Self.lastPart($0.name) })
    for type in types where type.conforms(to: "View") || type.conforms(to: "ViewModifier") {
      let others = type.mentions.intersection(names).subtracting([Self.lastPart(type.name)])
      mentionedViews.formUnion(others)
      if let place = views.firstIndex(where: { $0.name == type.name }) {
        views[place].mentionsViews = !others.isEmpty
      }
    }
  }

  private mutating func add(_ type: TypeDeclaration) {
    guard let place = type.place else { return }
    let root = Root(name: type.name, place: place, isPrivate: type.isPrivate)
    if type.conforms(to: "App"), type.isMain { app = app ?? root }
    if type.conforms(to: "PreviewProvider") {
      var root = root
      root.previewNames = type.previewNames
      root.hasWorkedOutNames = type.hasWorkedOutNames
      previewProviders.append(root)
    }
    if type.conforms(to: "View") {
      views.append(
        ViewType(
          name: type.name, place: place, needsArguments: type.needsArguments,
          isGeneric: type.isGeneric, isPrivate: type.isPrivate,
          takesObjects: type.mentions.contains("EnvironmentObject")))
    }
  }

  package static func lastPart(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}

import SwiftParser
import SwiftSyntax

/// The constants that stand for the pictures and colours of asset catalogs, as Xcode makes them:
/// `Image(.sunrise)`, `Color(.sand)`, `Color.sand`, `.foregroundStyle(.sand)`, `UIColor.sand`.
///
/// Only what the sources mention is made, and nothing that they declare themselves.
struct AssetSymbols {
  private let texts: [String]
  private let declared: Set<String>

  /// - Parameter texts: the sources, which decide what is needed.
  init(_ texts: [String]) {
    self.texts = texts
    let collector = StaticNameCollector(viewMode: .sourceAccurate)
    for text in texts where text.contains("extension ") {
      collector.walk(Parser.parse(source: text))
    }
    declared = collector.names
  }

  /// The file of constants, empty if the sources need none.
  func file(images: [String], colors: [String]) -> String {
    let images = entries(images, suffix: "Image")
    let colors = entries(colors, suffix: "Color")
    guard !images.isEmpty || !colors.isEmpty else { return "" }
    var parts = ["import SwiftUI"]
    if !images.isEmpty { parts.append(resources("ImageResource", images)) }
    if !colors.isEmpty { parts.append(resources("ColorResource", colors)) }
    let plainImages = images.filter {
      $0.path.isEmpty && !declared.contains("UIImage." + $0.symbol)
    }
    if !plainImages.isEmpty {
      parts.append(
        block("extension UIImage", plainImages) {
          "static var `\($0)`: UIImage { UIImage(resource: .`\($0)`) }"
        })
    }
    parts += colorExtensions(colors.filter { $0.path.isEmpty })
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func colorExtensions(_ colors: [Entry]) -> [String] {
    let free = colors.filter { entry in
      !Self.systemNames.contains(entry.symbol)
        && !["Color.", "UIColor.", "ShapeStyle."].contains { declared.contains($0 + entry.symbol) }
    }
    guard !free.isEmpty else { return [] }
    let styles = free.filter { !Self.styleNames.contains($0.symbol) }
    let own = block("extension Color", free) {
      "static var `\($0)`: Color { Color(ColorResource.`\($0)`) }"
    }
    let uiKit = block("extension UIColor", free) {
      "static var `\($0)`: UIColor { UIColor(resource: .`\($0)`) }"
    }
    let style = block("extension ShapeStyle where Self == Color", styles) {
      "static var `\($0)`: Color { Color(ColorResource.`\($0)`) }"
    }
    return [own, uiKit] + (styles.isEmpty ? [] : [style])
  }

  // MARK: Names

  /// One constant: the folders that are namespaces, its own name, and the asset's.
  private struct Entry {
    var path: [String]
    var symbol: String
    var asset: String
  }

  private func entries(_ assets: [String], suffix: String) -> [Entry] {
    var seen: Set<String> = []
    return assets.compactMap { asset in
      var parts = asset.split(separator: "/").map(String.init)
      guard let last = parts.popLast() else { return nil }
      let symbol = Self.symbol(last, without: suffix)
      let path = parts.map(Self.typeName)
      guard !symbol.isEmpty, seen.insert((path + [symbol]).joined(separator: ".")).inserted,
        texts.contains(where: { $0.contains("." + symbol) })
      else { return nil }
      return Entry(path: path, symbol: symbol, asset: asset)
    }
  }

  /// `hero-icon` and `Hero Icon` are `heroIcon`, `URLMark` is `urlMark`, `AccentColor` is `accent`.
  static func symbol(_ name: String, without suffix: String) -> String {
    var words = words(name)
    if let last = words.last, last.hasSuffix(suffix), words.count > 1 || last != suffix {
      words[words.count - 1] = String(last.dropLast(suffix.count))
      if words.last?.isEmpty == true { words.removeLast() }
    }
    guard let first = words.first else { return "" }
    let joined = lowered(first) + words.dropFirst().map(capitalized).joined()
    return joined.first?.isNumber == true ? "_" + joined : joined
  }

  private static func typeName(_ folder: String) -> String {
    let joined = words(folder).map(capitalized).joined()
    return joined.first?.isNumber == true ? "_" + joined : joined
  }

  private static func words(_ name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The capitals in front become small, but for one that begins the next word.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix(while: \.isUppercase)
    guard capitals.count > 1, capitals.count < word.count else {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    let next = word[capitals.endIndex]
    let kept = next.isLetter ? capitals.dropLast() : capitals
    return kept.lowercased() + word.dropFirst(kept.count)
  }

  // MARK: Text

  private func resources(_ type: String, _ entries: [Entry]) -> String {
    (["extension \(type) {"] + members(type, entries, depth: 0) + ["}"]).joined(separator: "\n")
  }

  /// The constants of one namespace, then the namespaces inside.
  private func members(_ type: String, _ entries: [Entry], depth: Int) -> [String] {
    var lines: [String] = []
    for entry in entries where entry.path.count == depth {
      lines.append(
        "  static let `\(entry.symbol)` = \(type)(name: \(literal(entry.asset)), bundle: .main)")
    }
    let deeper = entries.filter { $0.path.count > depth }
    for folder in Set(deeper.map { $0.path[depth] }).sorted() {
      let inside = deeper.filter { $0.path[depth] == folder }
      lines += ["  enum \(folder) {"] + members(type, inside, depth: depth + 1) + ["  }"]
    }
    return lines
  }

  private func block(_ head: String, _ entries: [Entry], _ line: (String) -> String) -> String {
    ([head + " {"] + entries.map { "  " + line($0.symbol) } + ["}"]).joined(separator: "\n")
  }

  private func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Colours that SwiftUI or UIKit name so already: Xcode makes no constant for them either.
  private static let systemNames: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "indigo",
    "lightGray", "link", "magenta", "mint", "orange", "pink", "placeholderText", "primary",
    "purple", "red", "secondary", "separator", "teal", "tintColor", "white", "yellow", "label",
  ]

  /// Styles of other types have these names, so that a colour's would be ambiguous.
  private static let styleNames: Set<String> = [
    "background", "bar", "fill", "foreground", "placeholder", "quaternary", "quinary",
    "selection", "tertiary", "tint", "windowBackground",
  ]
}

/// Which names sources declare as static members of extended types.
private final class StaticNameCollector: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = SourceIndex.lastPart(node.extendedType.trimmedDescription)
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
          names.insert(type + "." + name.identifier.text)
        }
      }
    }
    return .skipChildren
  }
}

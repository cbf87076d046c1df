import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime
import SwiftUI

/// The laid-out views of a scene, as a value.
///
/// Structure without a size of its own (builders' blocks, groups, conditions) is left out; what it
/// holds takes its place. Modifiers that make a box of their own appear under their function's name
/// with a leading point, such as `.padding`; what has no size and nothing inside is left out.
public struct ElementTree: Sendable, Equatable, Codable, CustomStringConvertible {
  /// One view.
  public struct Element: Sendable, Equatable, Codable {
    /// The view's type without module and generic arguments, or a modifier's function: `.frame`.
    public var type: String
    /// In points on the screen, not rounded.
    public var frame: Rectangle
    /// Ordinals from the root, such as `0.2.1`; elements of a `ForEach` count by their place in it.
    public var identity: String
    /// What a text or symbol shows.
    public var text: String?
    /// What `accessibilityIdentifier(_:)` set.
    public var accessibilityIdentifier: String?
    /// What `accessibilityLabel(_:)` set.
    public var accessibilityLabel: String?
    /// What `accessibilityValue(_:)` set.
    public var accessibilityValue: String?
    /// What `accessibilityHint(_:)` set.
    public var accessibilityHint: String?
    /// The traits that were added, such as `isHeader`, in alphabetical order.
    public var accessibilityTraits: [String]?
    /// Whether readers leave the view out.
    public var isAccessibilityHidden: Bool?
    /// How readers take the views inside: `ignored`, `contained` or `combined`.
    public var accessibilityChildren: String?
    /// Views of a higher number are read before their siblings.
    public var accessibilitySortPriority: Double?
    /// The names of the actions a reader offers.
    public var accessibilityActions: [String]?
    /// The colour of what the view itself draws first, such as `#FF3B30`, if that was asked for.
    public var color: String?
    /// `file:line` of the type's declaration, where known.
    public var source: String?
    /// The views inside, in the order they were declared.
    public var children: [Element]
  }

  /// A rectangle in points.
  public struct Rectangle: Sendable, Equatable, Codable {
    /// From the screen's left.
    public var x: Double
    /// From the screen's top.
    public var y: Double
    /// In points.
    public var width: Double
    /// In points.
    public var height: Double

    init(_ rect: CGRect) {
      func rounded(_ value: CGFloat) -> Double { (Double(value) * 10000).rounded() / 10000 }
      (x, y) = (rounded(rect.minX), rounded(rect.minY))
      (width, height) = (rounded(rect.width), rounded(rect.height))
    }
  }

  /// The outermost views: the root view and what the system draws over it.
  public var elements: [Element]

  package init(elements: [Element]) { self.elements = elements }

  /// - Parameter time: the instant whose frames are given, animations under way included; `nil`
  ///   gives those where everything comes to rest.
  @MainActor
  package init(
    _ root: RootNode, places: [String: SourcePlace] = [:], at time: Double? = nil,
    includesColors: Bool = false
  ) {
    let reader = ElementReader(places: places, time: time, includesColors: includesColors)
    elements = reader.elements(below: root, path: "")
  }

  /// Also tells which node each element stands for, by identity.
  @MainActor
  init(_ root: RootNode, places: [String: SourcePlace], nodes: inout [String: ViewNode]) {
    let reader = ElementReader(places: places)
    elements = reader.elements(below: root, path: "")
    nodes = reader.nodes
  }

  /// The views of a layer alone.
  package init(below node: ViewNode) {
    elements = ElementReader(places: [:]).elements(below: node, path: "")
  }

  /// One view a line, indented by depth: type, frame, text.
  public var description: String {
    var lines: [String] = []
    func add(_ element: Element, _ depth: Int) {
      let frame = element.frame
      let rect = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
      var line = String(repeating: "  ", count: depth) + element.type + " " + NumberText.short(rect)
      if let text = element.text { line += " “\(text.replacingOccurrences(of: "\n", with: "⏎"))”" }
      if let identifier = element.accessibilityIdentifier { line += " #\(identifier)" }
      if let label = element.accessibilityLabel { line += " label “\(label)”" }
      if let value = element.accessibilityValue { line += " value “\(value)”" }
      if let traits = element.accessibilityTraits { line += " [\(traits.joined(separator: ", "))]" }
      if element.isAccessibilityHidden == true { line += " (not read)" }
      if let source = element.source { line += " (\(source))" }
      lines.append(line)
      for child in element.children { add(child, depth + 1) }
    }
    for element in elements { add(element, 0) }
    return lines.joined(separator: "\n")
  }

  /// The same as JSON, keys in alphabetical order.
  public func json() throws -> String { try Self.json(elements) }

  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Every element, parents before children.
  public var all: [Element] {
    func flat(_ element: Element) -> [Element] { [element] + element.children.flatMap(flat) }
    return elements.flatMap(flat)
  }
}

/// Reads the structure tree into elements.
private final class ElementReader {
  let places: [String: SourcePlace]
  let time: Double?
  let includesColors: Bool
  /// The node of each element, by identity.
  private(set) var nodes: [String: ViewNode] = [:]

  init(places: [String: SourcePlace], time: Double? = nil, includesColors: Bool = false) {
    (self.places, self.time, self.includesColors) = (places, time, includesColors)
  }

  func elements(below node: ViewNode, path: String) -> [ElementTree.Element] {
    var result: [ElementTree.Element] = []
    append(node, path, AccessibilityMarks(), &result)
    return result
  }

  /// Adds the elements for `node`, or for what is inside if the node has no size of its own.
  private func append(
    _ node: ViewNode, _ path: String, _ marks: AccessibilityMarks,
    _ result: inout [ElementTree.Element]
  ) {
    let elements = node.elements
    if !elements.isEmpty, elements.allSatisfy(\.isSuppressed) { return }
    var marks = marks
    let own = node.elements.first.flatMap { $0.owner === node ? $0 : nil }
    if let said = own?.accessibilityMarks {
      marks = marks.over(said)
    }
    guard let name = ElementNaming.name(of: node, own) else {
      for child in listedChildren(of: node) { append(child, path, marks, &result) }
      return
    }
    let identity = path.isEmpty ? "\(result.count)" : "\(path).\(result.count)"
    var children: [ElementTree.Element] = []
    for child in listedChildren(of: node) {
      append(child, identity, AccessibilityMarks(), &children)
    }
    let frame = frame(of: node)
    let isMarked = own?.dumpText?.isEmpty == false || marks != AccessibilityMarks()
    // What has no size, says nothing and holds nothing is not shown.
    if frame.size == .zero && children.isEmpty && !isMarked { return }
    nodes[identity] = node
    let place = place(of: node).map { "\($0.file):\($0.line)" }
    var element = ElementTree.Element(
      type: name, frame: .init(frame), identity: identity, text: own?.dumpText,
      accessibilityIdentifier: marks.identifier, accessibilityLabel: marks.label,
      color: includesColors ? own.flatMap(color) : nil, source: place, children: children)
    element.take(marks)
    result.append(element)
  }

  /// The first colour that a leaf draws with.
  private func color(of element: LayoutNode) -> String? {
    guard let leaf = element as? AnyLeafElement else { return nil }
    let recorder = Recorder(scale: leaf.environment.displayScale)
    recorder.record(leaf)
    return ItemColors.colors(of: recorder.items).first?.hexDescription
  }

  /// Where the view's type is declared; types of ours may have the same short names.
  private func place(of node: ViewNode) -> SourcePlace? {
    guard !places.isEmpty, node.viewType != Never.self else { return nil }
    let parts = String(reflecting: node.viewType).prefix { $0 != "<" }.split(separator: ".")
    guard let module = parts.first, module != "SwiftUI", module != "HangaRuntime" else {
      return nil
    }
    return places[parts.dropFirst().joined(separator: ".")]
  }

  private func frame(of node: ViewNode) -> CGRect {
    // What stands for rows that a lazy container has yet to make is in no layout.
    node.dumpElements.filter { $0.parentNode != nil }.reduce(CGRect.null) { sum, element in
      sum.union(time.map { element.shownFrame(at: $0) } ?? element.sceneFrame)
    }.nullAsZero
  }

  private func listedChildren(of node: ViewNode) -> [ViewNode] {
    switch node.listing {
    case .whole: []
    case .partsOnly: node.dumpChildren.flatMap { parts(in: $0) }
    case .named, .contentOnly, nil: node.dumpChildren
    }
  }

  /// The topmost nodes from `node` down that state how they are listed.
  private func parts(in node: ViewNode) -> [ViewNode] {
    node.listing == nil ? node.dumpChildren.flatMap { parts(in: $0) } : [node]
  }
}

extension CGRect {
  fileprivate var nullAsZero: CGRect { isNull ? .zero : self }
}

extension ElementTree.Element {
  /// What readers are told beyond name and label.
  fileprivate mutating func take(_ marks: AccessibilityMarks) {
    accessibilityValue = marks.value
    accessibilityHint = marks.hint
    accessibilityTraits = marks.addedTraits.isEmpty ? nil : marks.addedTraits.sorted()
    isAccessibilityHidden = marks.isHidden
    accessibilityChildren = marks.children?.rawValue
    accessibilitySortPriority = marks.sortPriority
    accessibilityActions = marks.actions.isEmpty ? nil : marks.actions
  }
}

import Foundation
import HangaDrawing
import HangaLayout
import HangaRuntime
import SwiftUI

/// What a scene shows, read from its elements in the order in which they are drawn.
@MainActor
struct LayoutAudit {
  private(set) var elements: [AuditedElement] = []
  private(set) var covers: [AuditedCover] = []
  /// Views that answered two sizes to one question.
  private(set) var unstable:
    [(path: [String], names: Set<String>, userType: String?, first: CGSize, second: CGSize)] = []
  private var order = 0

  init(of host: ViewHost, checksSizes: Bool) throws {
    let reading = try host.withRootElement { root in
      var reading = LayoutAudit()
      reading.visit(root, Surroundings())
      if checksSizes { reading.measure(root) }
      return reading
    }
    self = reading
  }

  private init() {}

  /// What is known of an element from those around it.
  private struct Surroundings {
    var window = AuditedElement.Window()
    var scrolls = (horizontal: false, vertical: false)
    var hasSystemTarget = false
    var isTranslucent = false
    var names: Set<String> = []
    var control: Int?
  }

  // MARK: What shows

  private mutating func visit(_ node: LayoutNode, _ outer: Surroundings) {
    guard !node.isSuppressed else { return }
    var inner = outer
    let frame = node.sceneFrame
    let name = node.dumpName
    if let marks = node.accessibilityMarks {
      inner.names.formUnion([marks.identifier, marks.label].compactMap(\.self))
    }
    switch name {
    case ".opacity", ".hidden":
      if Self.drawsNothing(node) { return }
      if name == ".opacity", Self.isTranslucent(node) { inner.isTranslucent = true }
    case ".blendMode", ".mask", ".blur": inner.isTranslucent = true
    case ".clipShape": inner.window.clip(to: frame)
    case "NavigationBar", "TabBar", "BottomBar": inner.hasSystemTarget = true
    default: break
    }
    if String(describing: type(of: node)).hasPrefix("ListRow") { inner.hasSystemTarget = true }
    note(node, frame, &inner)
    for child in DrawingOrder.sorted(node.layoutChildren) { visit(child, inner) }
  }

  /// Notes the element itself, and what scrolls inside it.
  private mutating func note(_ node: LayoutNode, _ frame: CGRect, _ inner: inout Surroundings) {
    order += 1
    if let scroll = node as? ScrollElement {
      let horizontal = scroll.axes.contains(.horizontal)
      let vertical = scroll.axes.contains(.vertical)
      let rect = scroll.visibleRect.applying(scroll.transform(to: nil))
      let isClipping = !node.environment.isScrollClipDisabled
      inner.window.clip(
        to: rect, horizontally: isClipping && !horizontal, vertically: isClipping && !vertical)
      inner.scrolls.horizontal = inner.scrolls.horizontal || horizontal
      inner.scrolls.vertical = inner.scrolls.vertical || vertical
      if horizontal { (inner.window.minX, inner.window.maxX) = (-.infinity, .infinity) }
      if vertical { (inner.window.minY, inner.window.maxY) = (-.infinity, .infinity) }
    } else if node is any Pannable {
      // Pages: what lies beside the screen is one swipe away.
      inner.scrolls = (true, true)
      inner.window = AuditedElement.Window()
    } else if Self.isControl(node) {
      add(.control, node, frame, inner)
      inner.control = elements.count - 1
    } else if let isCut = node.isTextCut {
      guard let text = node.dumpText, !text.isEmpty else { return }
      inner.names.insert(text)
      add(.text, node, frame, inner)
      elements[elements.count - 1].text = text
      elements[elements.count - 1].isCut = isCut || frame.width < 1 || frame.height < 1
    } else if node is AnyLeafElement {
      if node.owner.typeName == "Image" { add(.picture, node, frame, inner) }
      if !inner.isTranslucent, Self.covers(node) {
        covers.append(AuditedCover(frame: frame, order: order))
      }
    }
  }

  private mutating func add(
    _ kind: AuditedElement.Kind, _ node: LayoutNode, _ frame: CGRect, _ around: Surroundings
  ) {
    let path = Self.path(to: node)
    elements.append(
      AuditedElement(
        kind: kind, frame: frame, path: path, names: around.names.union(path),
        userType: node.owner.enclosingUserView?.typeName, window: around.window,
        scrolls: around.scrolls, isEnabled: node.environment.isEnabled,
        hasSystemTarget: around.hasSystemTarget,
        order: order, control: around.control))
  }

  /// Something that takes taps: a control, or a view with a gesture that begins and ends in place.
  private static func isControl(_ node: LayoutNode) -> Bool {
    if node is any Pannable { return false }
    let type = String(describing: Swift.type(of: node))
    if type.hasPrefix("GestureElement<") {
      return type.contains("TapGesture") || type.contains("LongPressGesture")
    }
    return node.touchEntries().contains { $0.recognizer is PressRecognizer }
  }

  private static func items(of node: LayoutNode) -> [DisplayItem] {
    let recorder = Recorder(scale: node.environment.displayScale)
    recorder.record(node)
    return recorder.items
  }

  private static func drawsNothing(_ node: LayoutNode) -> Bool {
    items(of: node).allSatisfy { item in
      if case .group(.opacity(let opacity), _) = item { opacity <= 0 } else { false }
    }
  }

  private static func isTranslucent(_ node: LayoutNode) -> Bool {
    items(of: node).contains { item in
      if case .group(.opacity, _) = item { true } else { false }
    }
  }

  /// Whether a leaf hides what is behind it.
  private static func covers(_ node: LayoutNode) -> Bool {
    items(of: node).contains { item in
      switch item {
      case .fill(_, .color(let color), _): color.alpha >= 0.99
      case .fill(_, .image, _), .image, .backdrop: true
      case .fill(_, .linearGradient(let stops, _, _), _):
        stops.allSatisfy { $0.color.alpha >= 0.99 }
      default: false
      }
    }
  }

  /// The names of the views around an element and its own.
  private static func path(to element: LayoutNode) -> [String] {
    var names: [String] = []
    var node: ViewNode? = element.owner
    while let current = node {
      let own = current.elements.first.flatMap { $0.owner === current ? $0 : nil }
      if let name = ElementNaming.name(of: current, own), !name.hasPrefix(".") {
        names.append(name)
      }
      node = current.parent
    }
    names.reverse()
    if let text = element.dumpText, !text.isEmpty, !names.isEmpty {
      names[names.count - 1] += " “\(text.replacingOccurrences(of: "\n", with: "⏎"))”"
    }
    return names
  }

  // MARK: Sizes

  /// Asks every element again for the size it was given, with other questions in between.
  private mutating func measure(_ node: LayoutNode) {
    guard !node.isSuppressed else { return }
    let proposal = node.proposal
    let first = node.measure(proposal)
    for other in [ProposedViewSize.zero, .infinity, .unspecified] { _ = node.measure(other) }
    let second = node.measure(proposal)
    if first != second || first != node.sizeThatFits(proposal) {
      let told = first != second ? second : node.sizeThatFits(proposal)
      // The innermost view is to blame; those around only pass its answer on.
      let count = unstable.count
      for child in node.layoutChildren { measure(child) }
      guard unstable.count == count else { return }
      let path = Self.path(to: node)
      unstable.append((path, Set(path), node.owner.enclosingUserView?.typeName, first, told))
      return
    }
    for child in node.layoutChildren { measure(child) }
  }
}

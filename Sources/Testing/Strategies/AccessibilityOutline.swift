import Foundation
import HangaDrawing
import HangaRuntime
import SwiftUI

/// What is read out of a screen to a person who does not see it, in reading order.
struct AccessibilityOutline: CustomStringConvertible {
  /// One thing that is read out.
  struct Entry {
    var role: String?
    var label: String
    var value: String?
    var hint: String?
    /// Such as `isHeader`, in alphabetical order.
    var traits: [String]
    var actions: [String]
    var identifier: String?
    var frame: CGRect
    /// Whether any of it is on the screen.
    var isOnScreen: Bool
  }

  private let screen: CGRect
  private(set) var entries: [Entry] = []

  @MainActor
  init(of host: ViewHost) throws {
    screen = CGRect(origin: .zero, size: host.variant.canvas)
    for element in Self.inReadingOrder(try host.tree().elements) { add(element) }
  }

  /// Siblings of a higher priority first, others as they were declared.
  private static func inReadingOrder(_ elements: [ElementTree.Element]) -> [ElementTree.Element] {
    guard elements.contains(where: { $0.accessibilitySortPriority != nil }) else { return elements }
    return elements.enumerated().sorted { a, b in
      let first = a.element.accessibilitySortPriority ?? 0
      let second = b.element.accessibilitySortPriority ?? 0
      return first == second ? a.offset < b.offset : first > second
    }.map(\.element)
  }

  private mutating func add(_ element: ElementTree.Element) {
    if element.isAccessibilityHidden == true { return }
    let role = Self.traitRole(element) ?? Self.roles[element.type]
    let said = element.accessibilityLabel ?? element.text
    let isOne =
      element.accessibilityLabel != nil || element.accessibilityValue != nil
      || element.accessibilityChildren == "combined" || element.accessibilityChildren == "ignored"
    // A control is read as one, with the words inside it; so is what has a label of its own.
    if role != nil && role != "image" || isOne {
      let isSilent = element.accessibilityChildren == "ignored"
      let inside = isSilent ? "" : Self.words(in: element).joined(separator: ", ")
      append(element, role: role ?? Self.innerRole(element), label: said ?? inside)
    } else if element.type == "Text" || element.type == "Image" {
      append(element, role: role, label: said ?? "")
    } else {
      for child in Self.inReadingOrder(element.children) { add(child) }
    }
  }

  private mutating func append(_ element: ElementTree.Element, role: String?, label: String) {
    guard !label.isEmpty || role != nil && role != "image" else { return }
    entries.append(
      Entry(
        role: role, label: label, value: element.accessibilityValue,
        hint: element.accessibilityHint, traits: Self.otherTraits(element),
        actions: element.accessibilityActions ?? [], identifier: element.accessibilityIdentifier,
        frame: element.frame.rect, isOnScreen: element.frame.rect.intersects(screen)))
  }

  private static let roles = [
    "Button": "button", "NavigationLink": "button", "Link": "link", "Image": "image",
    "Toggle": "switch", "Slider": "adjustable", "Stepper": "adjustable", "Picker": "button",
    "DatePicker": "date picker", "Menu": "button", "TextField": "text field",
    "SecureField": "secure text field", "TextEditor": "text field", "ProgressView": "progress",
    "Gauge": "gauge",
  ]

  /// What added traits make of a view that is no control.
  private static func traitRole(_ element: ElementTree.Element) -> String? {
    element.accessibilityTraits?.lazy.compactMap { traitRoles[$0] }.first
  }

  private static let traitRoles = [
    "isButton": "button", "isHeader": "header", "isImage": "image", "isLink": "link",
    "isSearchField": "search field", "isTabBar": "tab bar", "isToggle": "switch",
  ]

  private static func otherTraits(_ element: ElementTree.Element) -> [String] {
    (element.accessibilityTraits ?? []).filter { traitRoles[$0] == nil }
  }

  private static func innerRole(_ element: ElementTree.Element) -> String? {
    guard element.children.count == 1 else { return nil }
    return roles[element.children[0].type] ?? innerRole(element.children[0])
  }

  private static func words(in element: ElementTree.Element) -> [String] {
    if element.isAccessibilityHidden == true { return [] }
    if let said = element.accessibilityLabel ?? element.text { return said.isEmpty ? [] : [said] }
    return element.children.flatMap { words(in: $0) }
  }

  /// One entry a line: number, role, what is said, frame, identifier.
  var description: String {
    entries.enumerated().map { index, entry in
      var line = "\(index + 1)"
      if let role = entry.role { line += " \(role)" }
      line += " “\(entry.label.replacingOccurrences(of: "\n", with: "⏎"))”"
      if let value = entry.value { line += " value “\(value)”" }
      if let hint = entry.hint { line += " hint “\(hint)”" }
      if !entry.traits.isEmpty { line += " [\(entry.traits.joined(separator: ", "))]" }
      if !entry.actions.isEmpty { line += " actions: \(entry.actions.joined(separator: ", "))" }
      line += " \(NumberText.short(entry.frame))"
      if let identifier = entry.identifier { line += " #\(identifier)" }
      if !entry.isOnScreen { line += " (off screen)" }
      return line + "\n"
    }.joined()
  }

  /// The host's picture with the entries' boxes over it.
  @MainActor
  func picture(over host: ViewHost) throws -> Frame {
    var list = try host.displayList()
    var variant = Variant(showsChrome: false, size: host.variant.canvas)
    variant.scale = host.variant.pixelScale
    let boxes = try ViewHost(AccessibilityBoxes(entries: entries), variant)
    list.items += try boxes.displayList().items
    return try host.frame(of: list)
  }
}

/// Boxes with numbers at their upper left corners.
private struct AccessibilityBoxes: View {
  let entries: [AccessibilityOutline.Entry]

  private static let colors: [Color] = [
    Color(red: 0.80, green: 0.10, blue: 0.15), Color(red: 0.00, green: 0.35, blue: 0.80),
    Color(red: 0.05, green: 0.45, blue: 0.15), Color(red: 0.60, green: 0.15, blue: 0.65),
    Color(red: 0.65, green: 0.35, blue: 0.00),
  ]

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(entries.indices, id: \.self) { index in
        box(entries[index].frame, number: index + 1, Self.colors[index % Self.colors.count])
      }
    }
    .environment(\.layoutDirection, .leftToRight)
    .dynamicTypeSize(.large)
  }

  private func box(_ frame: CGRect, number: Int, _ color: Color) -> some View {
    Rectangle()
      .fill(color.opacity(0.12))
      .overlay(Rectangle().strokeBorder(color, lineWidth: 1))
      .overlay(alignment: .topLeading) {
        Text(verbatim: "\(number)")
          .font(.system(size: 9, weight: .bold))
          .foregroundColor(.white)
          .padding(.horizontal, 3)
          .background(color)
          .fixedSize()
      }
      .frame(width: max(frame.width, 1), height: max(frame.height, 1))
      .offset(x: frame.minX, y: frame.minY)
  }
}

extension ElementTree.Rectangle {
  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

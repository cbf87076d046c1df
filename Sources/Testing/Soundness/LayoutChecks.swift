import Foundation
import HangaDrawing
import SwiftUI

/// Runs the checks on one scene.
@MainActor
struct LayoutChecks {
  let rules: LayoutRules
  private(set) var problems: [Problem] = []

  /// A finding before those of other variants are put together with it.
  struct Problem {
    var check: LayoutCheck
    var path: String
    var userType: String?
    var text: String
  }

  init(_ host: ViewHost, _ rules: LayoutRules) throws {
    self.rules = rules
    let audit = try LayoutAudit(of: host, checksSizes: rules.checks.contains(.unstableSize))
    let screen = CGRect(origin: .zero, size: host.variant.canvas)
    for element in audit.elements { look(at: element, on: screen) }
    if rules.checks.contains(.overlap) { findOverlaps(audit) }
    if rules.checks.contains(.contrast) { try findFaintTexts(audit, host) }
    for view in audit.unstable {
      add(
        .unstableSize, view.path.joined(separator: " › "), view.names, view.userType,
        "answers \(Self.text(view.first)) and then \(Self.text(view.second)) to the same proposal")
    }
  }

  private mutating func add(
    _ check: LayoutCheck, _ path: String, _ names: Set<String>, _ userType: String?, _ text: String
  ) {
    guard rules.checks.contains(check) else { return }
    let isExempt = rules.exemptions.contains { exemption in
      exemption.checks?.contains(check) ?? true && names.contains(exemption.name)
    }
    if isExempt { return }
    problems.append(Problem(check: check, path: path, userType: userType, text: text))
  }

  private mutating func add(_ check: LayoutCheck, _ element: AuditedElement, _ text: String) {
    add(check, element.pathText, element.names, element.userType, text)
  }

  private static func text(_ size: CGSize) -> String {
    "\(NumberText.short(size.width))×\(NumberText.short(size.height))"
  }

  // MARK: One element

  private mutating func look(at element: AuditedElement, on screen: CGRect) {
    let frame = element.frame
    if element.isCut {
      add(.truncatedText, element, "has no room for its text in \(Self.text(frame.size))")
    }
    if element.kind == .text, !element.isCut { lookForClip(element) }
    lookForEdges(element, screen)
    if element.kind == .control, element.isEnabled, !element.hasSystemTarget,
      frame.width < rules.touchTarget - 0.01 || frame.height < rules.touchTarget - 0.01
    {
      add(
        .touchTarget, element,
        "is \(Self.text(frame.size)), less than \(NumberText.short(rules.touchTarget)) each way")
    }
  }

  private mutating func lookForClip(_ element: AuditedElement) {
    let (frame, window) = (element.frame, element.window)
    // What cannot be seen at all was put away on purpose.
    guard frame.maxX > window.minX, frame.minX < window.maxX, frame.maxY > window.minY,
      frame.minY < window.maxY, window.minX < window.maxX, window.minY < window.maxY
    else { return }
    let beyond = [
      ("left", window.minX - frame.minX), ("right", frame.maxX - window.maxX),
      ("top", window.minY - frame.minY), ("bottom", frame.maxY - window.maxY),
    ].filter { $0.1 > rules.tolerance }
    guard !beyond.isEmpty else { return }
    let text = beyond.map { "\(NumberText.short($0.1)) points at the \($0.0)" }
    add(.clippedText, element, "is cut off by \(text.joined(separator: " and "))")
  }

  private mutating func lookForEdges(_ element: AuditedElement, _ screen: CGRect) {
    // The words and pictures of a control are the control's.
    guard element.control == nil, !element.frame.isEmpty else { return }
    var beyond: [(String, CGFloat)] = []
    if !element.scrolls.horizontal {
      beyond += [("left", -element.frame.minX), ("right", element.frame.maxX - screen.maxX)]
    }
    if !element.scrolls.vertical {
      beyond += [("top", -element.frame.minY), ("bottom", element.frame.maxY - screen.maxY)]
    }
    beyond = beyond.filter { $0.1 > rules.tolerance }
    guard !beyond.isEmpty else { return }
    let text = beyond.map { "\(NumberText.short($0.1)) points at the \($0.0)" }
    add(.offScreen, element, "reaches out of the screen by \(text.joined(separator: " and "))")
  }

  // MARK: Two elements

  /// A text or control, with what of it may not be covered.
  private struct Unit {
    var element: AuditedElement
    var ink: [CGRect]
    /// The last order of anything in it.
    var end: Int
  }

  private mutating func findOverlaps(_ audit: LayoutAudit) {
    let all = audit.elements
    var units: [Unit] = []
    for (index, element) in all.enumerated() where element.control == nil {
      switch element.kind {
      case .text: units.append(Unit(element: element, ink: [element.frame], end: element.order))
      case .control:
        let inside = all.filter { Self.isInside($0, index, all) }
        let ink = inside.filter { $0.kind != .control }.map(\.frame)
        units.append(
          Unit(
            element: element, ink: ink,
            end: inside.map(\.order).max() ?? element.order))
      case .picture: break
      }
    }
    for (index, lower) in units.enumerated() {
      for upper in units[(index + 1)...] { compare(lower, upper, audit.covers) }
    }
  }

  private static func isInside(_ element: AuditedElement, _ control: Int, _ all: [AuditedElement])
    -> Bool
  {
    var around = element.control
    while let current = around {
      if current == control { return true }
      around = all[current].control
    }
    return false
  }

  private mutating func compare(_ lower: Unit, _ upper: Unit, _ covers: [AuditedCover]) {
    let areControls = lower.element.kind == .control && upper.element.kind == .control
    var common = CGRect.null
    if areControls {
      let (a, b) = (lower.element.frame, upper.element.frame)
      // A control on a larger one is a common pattern: a button on a card that can be tapped.
      guard !a.contains(b), !b.contains(a), lower.element.isEnabled, upper.element.isEnabled else {
        return
      }
      common = a.intersection(b)
    } else {
      for first in lower.ink {
        for second in upper.ink where common.isNull { common = meeting(first, second) }
      }
    }
    common = common.intersection(shown(lower.element)).intersection(shown(upper.element))
    guard !common.isNull, common.width > rules.tolerance, common.height > rules.tolerance else {
      return
    }
    // What something opaque hides does not show through.
    let isHidden = covers.contains {
      $0.order > lower.end && $0.order < upper.end && $0.frame.contains(common)
    }
    guard !isHidden else { return }
    add(
      .overlap, upper.element.pathText, upper.element.names.union(lower.element.names),
      upper.element.userType,
      "lies over \(lower.element.pathText) by \(Self.text(common.size))")
  }

  private func meeting(_ a: CGRect, _ b: CGRect) -> CGRect {
    let common = a.intersection(b)
    guard !common.isNull, common.width > rules.tolerance, common.height > rules.tolerance else {
      return .null
    }
    return common
  }

  /// What may be seen of an element.
  private func shown(_ element: AuditedElement) -> CGRect {
    let window = element.window
    let left = max(element.frame.minX, window.minX)
    let top = max(element.frame.minY, window.minY)
    let right = min(element.frame.maxX, window.maxX)
    let bottom = min(element.frame.maxY, window.maxY)
    guard right > left, bottom > top else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  // MARK: Contrast

  private mutating func findFaintTexts(_ audit: LayoutAudit, _ host: ViewHost) throws {
    let texts = audit.elements.filter { $0.kind == .text && $0.isEnabled }
    guard !texts.isEmpty else { return }
    let faint = try ContrastMeter(host).contrasts(of: texts.map(\.frame))
    for (element, contrast) in zip(texts, faint) {
      guard let contrast else { continue }
      let isLarge =
        contrast.size >= rules.largeText || contrast.isBold && contrast.size >= rules.largeBoldText
      let least = isLarge ? rules.largeTextContrast : rules.contrast
      guard contrast.ratio < least else { continue }
      let ratio = NumberText.short((contrast.ratio * 100).rounded(.down) / 100)
      add(
        .contrast, element,
        "has a contrast of \(ratio):1 where \(NumberText.short(least)):1 is needed: "
          + "\(contrast.text) on \(contrast.ground)")
    }
  }
}

import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime
import SwiftUI

extension ViewHost {
  /// Why a view has the size and place it has.
  ///
  /// - Parameters:
  ///   - target: a path as `tree` gives it, such as `0.2.1`, or a text, label or identifier.
  ///   - sources: tells where the element with a path is written, from the whole tree.
  /// - Throws: `ExplanationError`, which lists what comes near, if there is no such view.
  public func explanation(
    of target: String, sources: (ElementTree) -> [String: String] = { _ in [:] }
  ) throws -> Explanation {
    let before = try tree()
    let path = try ExplanationTarget.path(of: target, in: before)
    let traces = try traced()
    return inContext {
      var nodes: [String: ViewNode] = [:]
      let tree = ElementTree(rootNode, places: [:], nodes: &nodes)
      guard let element = nodes[path]?.dumpElements.first,
        let asked = tree.all.first(where: { $0.identity == path })
      else { return Explanation(steps: []) }
      return Explainer(tree, nodes, traces, sources(tree)).explanation(of: element, as: asked)
    }
  }

  /// Lays the whole scene out again while every element notes what it is asked.
  private func traced() throws -> ElementTraces {
    let traces = ElementTraces()
    guard let root = rootNode.element else { return traces }
    traces.begin(below: root)
    root.invalidateEverything()
    graph.setNeedsLayout()
    try inContext { try graph.settle() }
    traces.end()
    return traces
  }
}

/// What the elements of a scene were asked during one layout.
final class ElementTraces {
  private var traces: [ObjectIdentifier: LayoutTrace] = [:]
  private var elements: [LayoutElement] = []

  func begin(below element: LayoutElement) {
    let trace = LayoutTrace()
    element.trace = trace
    traces[ObjectIdentifier(element)] = trace
    elements.append(element)
    for child in element.childElements() { begin(below: child) }
  }

  func end() {
    for element in elements { element.trace = nil }
  }

  func questions(of element: LayoutElement) -> [LayoutTrace.Question] {
    traces[ObjectIdentifier(element)]?.questions ?? []
  }
}

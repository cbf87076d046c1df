import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// Puts an explanation together from what a traced layout has left.
@MainActor
struct Explainer {
  private let traces: ElementTraces
  private let sources: [String: String]
  /// The listed element that each layout element stands for.
  private var listed: [ObjectIdentifier: ElementTree.Element] = [:]

  init(
    _ tree: ElementTree, _ nodes: [String: ViewNode], _ traces: ElementTraces,
    _ sources: [String: String]
  ) {
    (self.traces, self.sources) = (traces, sources)
    // Children come after their parents: the innermost listing of an element names it.
    for element in tree.all {
      for node in nodes[element.identity]?.dumpElements ?? [] {
        listed[ObjectIdentifier(node)] = element
      }
    }
  }

  /// The element under the name by which it was asked for, then what placed it, up to the root.
  func explanation(of element: LayoutNode, as asked: ElementTree.Element) -> Explanation {
    var first = step(element, placing: nil)
    (first.name, first.path, first.text) = (asked.type, asked.identity, asked.text)
    first.source = sources[asked.identity] ?? asked.source
    let (reasons, shares) = sizeReasons(of: element)
    (first.reasons, first.shares) = (reasons, shares)
    var steps = [first]
    var child = element
    while let parent = child.parentNode {
      steps.append(step(parent, placing: child))
      child = parent
    }
    // Wrappers that say nothing and change nothing are not worth a paragraph.
    let kept = steps.enumerated().filter { index, step in
      index == 0 || step.path != nil || !step.reasons.isEmpty
    }
    return Explanation(steps: kept.map(\.element))
  }

  /// Why the element has its own size: what it says itself, else how it treats the one child it has,
  /// or how it shares its room among several.
  private func sizeReasons(of element: LayoutNode)
    -> (reasons: [Explanation.Reason], shares: [Explanation.Share])
  {
    let own = element.sizeReport()
    guard own.reasons.isEmpty, let child = element.layoutChildren.first else {
      return (own.reasons.map { Explanation.Reason(topic: $0.topic, text: $0.text) }, [])
    }
    let placing = step(element, placing: child)
    let isOnly = element.layoutChildren.count == 1
    let shares = placing.shares.map { share in
      var share = share
      share.isAsked = false
      return share
    }
    return (isOnly ? placing.reasons : placing.reasons.filter { $0.topic == "share" }, shares)
  }

  private func step(_ element: LayoutNode, placing child: LayoutNode?) -> Explanation.Step {
    let entry = listed[ObjectIdentifier(element)]
    let report = child.map { element.placementReport(for: $0) } ?? PlacementReport()
    return Explanation.Step(
      name: name(of: element), path: entry?.identity, text: entry?.text,
      source: entry.flatMap { sources[$0.identity] ?? $0.source },
      frame: ElementTree.Rectangle(element.sceneFrame),
      proposal: LayoutNumber.text(element.proposal), size: LayoutNumber.text(element.size),
      questions: traces.questions(of: element).map { question in
        Explanation.Question(
          proposal: LayoutNumber.text(question.proposal),
          answer: LayoutNumber.text(question.answer), measured: question.measured,
          cached: question.known)
      },
      reasons: report.reasons.map { Explanation.Reason(topic: $0.topic, text: $0.text) },
      shares: report.shares.map { share($0, child) })
  }

  private func share(_ share: PlacementReport.Share, _ child: LayoutNode?) -> Explanation.Share {
    Explanation.Share(
      name: (share.element as? LayoutNode).map(title) ?? "view",
      priority: LayoutNumber.text(CGFloat(share.priority)),
      least: share.range.map { LayoutNumber.text($0.lowerBound) },
      most: share.range.map { LayoutNumber.text($0.upperBound) },
      offer: LayoutNumber.length(share.offer), length: LayoutNumber.text(share.length),
      spacing: LayoutNumber.text(share.distance), isAsked: share.element === child)
  }

  private func title(_ element: LayoutNode) -> String {
    let name = name(of: element)
    guard let text = listed[ObjectIdentifier(element)]?.text ?? textInside(element) else {
      return name
    }
    let short = text.count > 20 ? text.prefix(19) + "…" : text[...]
    return "\(name) “\(short.replacingOccurrences(of: "\n", with: "⏎"))”"
  }

  /// The text of a chain of single children, so that a padded text is known by it.
  private func textInside(_ element: LayoutNode) -> String? {
    if let text = element.dumpText { return text }
    let children = element.layoutChildren
    return children.count == 1 ? textInside(children[0]) : nil
  }

  private func name(of element: LayoutNode) -> String {
    listed[ObjectIdentifier(element)]?.type ?? element.dumpName ?? element.owner.typeName
  }
}

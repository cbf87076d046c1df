import Foundation
import HangaGeometry
import HangaLayout
import HangaMotion

/// Names a group of views whose geometry is matched.
package struct MatchKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
  package init(id: AnyHashable, namespace: Namespace.ID) {
    (self.id, self.namespace) = (id, namespace)
  }
}

/// The matched views of a scene, by group, in the order in which they came.
package final class MatchedGroups {
  private var groups: [MatchKey: [MatchedElement]] = [:]

  func add(_ element: MatchedElement) { groups[element.key, default: []].append(element) }

  func remove(_ element: MatchedElement) {
    groups[element.key]?.removeAll { $0 === element }
    if groups[element.key]?.isEmpty == true { groups[element.key] = nil }
  }

  /// The element that the others of the group follow: the first live one that says so.
  func source(of key: MatchKey) -> MatchedElement? {
    groups[key]?.first { $0.isSource && $0.owner.isAlive }
  }

  /// An element of the group that was shown before `element`, the newest first.
  func predecessor(of element: MatchedElement) -> MatchedElement? {
    groups[element.key]?.last { $0 !== element && $0.committed != nil }
  }

  /// Remembers where the views of groups with a newcomer show, before the newcomer has them move.
  func noteShown(_ grid: PixelGrid, at time: Double) {
    for elements in groups.values where elements.contains(where: { $0.committed == nil }) {
      for element in elements { element.noteShown(grid, at: time) }
    }
  }

  /// Asks for a new placement of those whose source has moved since they were placed.
  func refresh() {
    for elements in groups.values where elements.count > 1 {
      for element in elements where element.isOutOfDate { element.invalidatePlacement() }
    }
  }
}

/// An element whose place or size is that of another view of its group.
///
/// - Proposes: the proposal; to place, the source's size if that is matched.
/// - Reports: the child's size for the proposal, wherever the source may be.
package final class MatchedElement: WrapperNode {
  package fileprivate(set) var key: MatchKey
  package fileprivate(set) var isSource: Bool
  fileprivate var matchesPosition = true
  fileprivate var matchesSize = true
  fileprivate var anchor = UnitPoint.center
  private var followed: CGRect?
  /// Where the element showed before the present commit, in the scene and without effects.
  fileprivate(set) package var shownBefore: CGRect?

  init(owner: ViewNode, child: LayoutNode, key: MatchKey, isSource: Bool) {
    (self.key, self.isSource) = (key, isSource)
    super.init(owner: owner, child: child)
    owner.graph.matched.add(self)
  }

  package override var placesAlways: Bool { !isSource }

  /// The source's bounds in this element's space, or `nil` if there is none to follow.
  private var sourceFrame: CGRect? {
    guard !isSource, let source = graph.matched.source(of: key), source !== self else { return nil }
    let map = source.transform(to: nil).concatenating(transform(to: nil).inverted())
    return CGRect(origin: .zero, size: source.size).applying(map)
  }

  fileprivate func noteShown(_ grid: PixelGrid, at time: Double) {
    guard committed != nil else { return shownBefore = nil }
    var rect = grid.snap(CGRect(origin: committedPlace, size: size))
    var node: LayoutNode? = self
    while let current = node {
      if let motion = current.frameMotion {
        let way = motion.displacement(at: time)
        rect = rect.offsetBy(dx: way.width, dy: way.height)
      }
      node = current.parentNode
    }
    if let growth = frameMotion?.growth(at: time) {
      rect.size.width += growth.width
      rect.size.height += growth.height
    }
    shownBefore = rect
  }

  fileprivate var isOutOfDate: Bool { sourceFrame != followed }

  package override func placeChildren() {
    followed = sourceFrame
    guard let followed else {
      super.placeChildren()
      return
    }
    let offer = matchesSize ? ProposedViewSize(followed.size) : proposal
    let own = child.sizeThatFits(offer)
    var origin = CGPoint.zero
    if matchesPosition {
      let target = anchor.point(in: followed)
      origin = CGPoint(x: target.x - anchor.x * own.width, y: target.y - anchor.y * own.height)
    }
    child.place(at: origin, proposal: offer, in: self)
  }
}

/// The node of a view whose geometry is matched.
package final class MatchedNode<Content: View, M: GeometryMatching>:
  TypedNode<ModifiedContent<Content, M>>
{
  private var child: TypedNode<Content>!
  private var joined = ImplicitContainer()
  private var wrappers = WrapperList<MatchedElement>()

  package override init(_ view: ModifiedContent<Content, M>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = Content._makeNode(view.content, in: childInputs)
  }

  package override func didUpdate(
    from old: ModifiedContent<Content, M>, environmentChanged: Bool
  ) {
    wrappers.forEach(configure)
    child.update(view.content, environment)
  }

  private func configure(_ element: MatchedElement) {
    let modifier = view.modifier
    if element.key != modifier.matchKey {
      graph.matched.remove(element)
      element.key = modifier.matchKey
      graph.matched.add(element)
    }
    element.isSource = modifier.isSource
    element.matchesPosition = modifier.matchesPosition
    element.matchesSize = modifier.matchesSize
    element.anchor = modifier.anchor
    element.invalidatePlacement()
  }

  package override var children: [ViewNode] { [child] }

  package override func makeElements() -> [LayoutNode] {
    let made = wrappers.refresh(joined.elements(of: child, for: self)) {
      MatchedElement(
        owner: self, child: $0, key: view.modifier.matchKey, isSource: view.modifier.isSource)
    }
    wrappers.forEach(configure)
    return made
  }

  package override func didEnd() { wrappers.forEach { graph.matched.remove($0) } }
}

/// A modifier that ties a view's geometry to others of a group.
nonisolated package protocol GeometryMatching: PrimitiveModifier {
  var matchKey: MatchKey { get }
  var isSource: Bool { get }
  var matchesPosition: Bool { get }
  var matchesSize: Bool { get }
  var anchor: UnitPoint { get }
}

extension GeometryMatching {
  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    MatchedNode(view, in: inputs)
  }
}

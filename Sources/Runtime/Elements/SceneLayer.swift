import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout

/// An element over the whole canvas and all that lies below it, as a sheet or an alert is.
///
/// Its node stands where it was asked for, which gives it state and surroundings; the element hangs
/// below the root's.
open class SceneLayer: LayoutNode {
  /// Whether the layer is on its way out: still drawn, but no longer listed.
  package final var isLeaving = false {
    didSet { if isLeaving != oldValue { graph.setNeedsLayout() } }
  }

  /// Draws what lies directly below the layer, changed as the layer does it: a card that it pushes
  /// back is smaller.
  ///
  /// - Parameters:
  ///   - top: the upper edge of what is drawn, in the scene.
  ///   - isScene: whether it fills the screen and is no card.
  ///   - draw: draws it as it is.
  open func pushBack(
    top: CGFloat, isScene: Bool, into recorder: Recorder, _ draw: () -> Void
  ) { draw() }

  /// Draws something of the layer's own as the layer above leaves it.
  package final func recordPushedBack(
    top: CGFloat, isScene: Bool, into recorder: Recorder, _ draw: () -> Void
  ) {
    guard let above = graph.root?.layer(above: self) else { return draw() }
    above.pushBack(top: top, isScene: isScene, into: recorder, draw)
  }

  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  open override var isLayoutBoundary: Bool { true }
}

extension RootNode {
  /// Lays `layer` over all others but those that its own views show.
  package func add(_ layer: SceneLayer) {
    let place = layers.firstIndex { $0.owner.isInside(layer.owner) } ?? layers.count
    element.layers.insert(layer, at: place)
  }

  package func remove(_ layer: SceneLayer) { element.layers.removeAll { $0 === layer } }

  /// The layers over the scene, lowest first.
  package var layers: [SceneLayer] { element.layers }

  /// The nodes of the layers that stay, lowest first.
  package var layerNodes: [ViewNode] { layers.filter { !$0.isLeaving }.map { $0.owner } }

  /// The layers that views inside `layer` show.
  package func layers(shownFrom layer: SceneLayer) -> [SceneLayer] {
    layers.filter { $0.owner.isInside(layer.owner) }
  }

  package func layer(above layer: SceneLayer) -> SceneLayer? {
    guard let index = layers.firstIndex(where: { $0 === layer }) else { return nil }
    return index + 1 < layers.count ? layers[index + 1] : nil
  }
}

extension ViewNode {
  /// Whether this node stands below `other`.
  fileprivate func isInside(_ other: ViewNode) -> Bool {
    var node = parent
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }
}

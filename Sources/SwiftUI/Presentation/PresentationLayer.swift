import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// A layer that comes and goes by a spring.
class PresentationLayer: SceneLayer, Ticker {
  let host: Unowned
  /// What moves the layer: in points or as a share, as the layer likes.
  var spring: CriticalSpring
  private var completion: (() -> Void)?

  /// The node, which holds its layer.
  struct Unowned { unowned let node: PresentationHost }

  init(_ host: PresentationHost, frequency: Double) {
    self.host = Unowned(node: host)
    spring = CriticalSpring(0, frequency: frequency)
    super.init(owner: host)
  }

  // MARK: Overridden

  /// The element whose frame dumps give.
  var body: LayoutNode { self }
  /// Where the spring stands when the layer is shown.
  var shownValue: Double { 1 }
  func contentsDidChange() {}
  func requestsDidChange() {}
  func environmentDidChange() { invalidatePlacement() }
  /// Called on each tick of a movement, before it is drawn.
  func didStep() {}

  // MARK: Coming and going

  final var clock: SceneClock { graph.clock }

  /// Shows the layer, at once or by its spring.
  func present(animated: Bool) {
    if animated { send(to: shownValue) } else { spring.put(at: shownValue) }
  }

  /// Takes the layer away and tells when it has gone.
  func dismiss(animated: Bool, completion: @escaping () -> Void) {
    isLeaving = true
    // What is shown from inside goes along; it ends with this layer's views.
    for inner in graph.root?.layers(shownFrom: self) ?? [] where !inner.isLeaving {
      (inner as? PresentationLayer)?.dismiss(animated: animated) {}
    }
    guard animated else {
      spring.put(at: 0)
      return completion()
    }
    self.completion = completion
    send(to: 0)
  }

  final func send(to value: Double) {
    spring.send(to: value, at: clock.time)
    clock.add(self)
  }

  /// The layer is no more.
  final func end() {
    completion = nil
    clock.remove(self)
  }

  package final func tick(at time: Double) -> Bool {
    didStep()
    guard spring.isFinished(at: time) else { return true }
    let due = completion
    completion = nil
    due?()
    return false
  }

  package final var moverDescription: String {
    isLeaving ? "\(host.node.typeName) that goes" : "\(host.node.typeName) that comes"
  }

  /// The scene, as large as the layer.
  final var canvas: RootNode.Canvas { graph.root?.element.canvas ?? RootNode.Canvas(size: size) }
  /// The scene's own surroundings, which tell what kind of device it is.
  final var sceneEnvironment: EnvironmentValues { graph.root?.environment ?? environment }
}

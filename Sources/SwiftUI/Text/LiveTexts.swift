import HangaRuntime

/// Has texts that count time written anew on every second of the scene.
final class LiveTexts: Ticker {
  private struct Follower { weak var element: AnyLeafElement? }

  private unowned let graph: ViewGraph
  private var followers: [ObjectIdentifier: Follower] = [:]
  private var second = 0
  /// Seconds that are sums of ticks may fall short by this.
  private static var tolerance: Double { 1e-6 }

  private init(_ graph: ViewGraph) { self.graph = graph }

  /// Has the leaf resolve its text again on the next second.
  static func follow(_ leaf: LeafContext) {
    let graph = leaf.graph
    let texts = graph.sceneObject { LiveTexts(graph) }
    if texts.followers.isEmpty {
      texts.second = texts.second(at: graph.clock.time)
      graph.clock.add(texts)
    }
    texts.followers[ObjectIdentifier(leaf.element)] = Follower(element: leaf.element)
  }

  private func second(at time: Double) -> Int { Int((time + Self.tolerance).rounded(.down)) }

  func tick(at time: Double) -> Bool {
    guard second(at: time) != second else { return !followers.isEmpty }
    second = second(at: time)
    // Those that are still shown come back when they are laid out.
    let due = followers.values
    followers = [:]
    for follower in due { follower.element?.contentDidAge() }
    return false
  }

  var moverDescription: String { "a text that counts time" }
  var holdsUpRest: Bool { false }
}

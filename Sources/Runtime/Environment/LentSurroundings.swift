/// What a node inherits whose view shows elsewhere than it was made: the environment of that place,
/// and on top of it what has been set between its maker and itself.
package final class LentSurroundings {
  /// The node that the views were made below.
  private unowned let maker: ViewNode
  /// The environment of the place where the view shows.
  package var place: EnvironmentValues
  /// What the node would inherit if it showed where it was made.
  package private(set) var given: EnvironmentValues
  private var last: (given: EnvironmentValues, place: EnvironmentValues, result: EnvironmentValues)?

  package init(_ maker: ViewNode, place: EnvironmentValues, given: EnvironmentValues) {
    (self.maker, self.place, self.given) = (maker, place, given)
  }

  func values(for given: EnvironmentValues) -> EnvironmentValues {
    self.given = given
    if let last, last.given.isIdentical(to: given), last.place.isIdentical(to: place) {
      return last.result
    }
    let result = given.moved(from: maker.environment, to: place)
    last = (given, place, result)
    return result
  }
}

extension ViewNode {
  /// Has this node, whose view `maker` has made, inherit the environment of `place` from now on.
  package final func lend(_ place: EnvironmentValues, from maker: ViewNode) {
    if let lent {
      guard !lent.place.isIdentical(to: place) else { return }
      lent.place = place
    } else {
      guard !place.isIdentical(to: maker.environment) else { return }
      lent = LentSurroundings(maker, place: place, given: environment)
    }
    if let given = lent?.given { inherit(given) }
  }
}

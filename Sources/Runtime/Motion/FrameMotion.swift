import Foundation
import HangaGeometry
import HangaMotion

/// Where an element was put last: relative to its parent, both on whole pixels.
package struct CommittedFrame: Equatable {
  package var origin: CGPoint
  package var size: CGSize

  package init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
}

/// An element's place and size on their way to where layout has put them.
///
/// Layout is done once, for the final state; what is shown moves from the old rounded frame to the
/// new one and is not rounded in flight (facts/animation.md §1.1).
package final class FrameMotion: RunningMotion {
  private var origin: Animator<CGPoint.AnimatableData>
  private var size: Animator<CGSize.AnimatableData>
  private let name: String
  /// Where the element stays in the end, away from where it was committed; for views that are
  /// leaving and follow another.
  private var rest = CGSize.zero
  /// The same for its size.
  private var restGrowth = CGSize.zero
  /// The ways of what is around an element that came in mid-way, which it does not share.
  private var ignored: [Animator<CGPoint.AnimatableData>] = []

  init(_ frame: CommittedFrame, name: String) {
    origin = Animator(frame.origin.animatableData)
    size = Animator(frame.size.animatableData)
    self.name = name
  }

  func move(to point: CGPoint, _ transaction: Transaction?, _ graph: ViewGraph) {
    let fork = origin.retarget(
      to: point.animatableData, animation: transaction?.animation, at: graph.clock.time,
      tracksVelocity: transaction?.tracksVelocity ?? false)
    if let fork, let transaction { graph.motion.wait(for: fork, of: transaction) }
  }

  func resize(to length: CGSize, _ transaction: Transaction?, _ graph: ViewGraph) {
    let fork = size.retarget(
      to: length.animatableData, animation: transaction?.animation, at: graph.clock.time,
      tracksVelocity: transaction?.tracksVelocity ?? false)
    if let fork, let transaction { graph.motion.wait(for: fork, of: transaction) }
  }

  /// How far the shown place is from the final one at `time`.
  func displacement(at time: Double) -> CGSize {
    var offset = origin.value(at: time) - origin.target
    for way in ignored { offset -= way.value(at: time) - way.target }
    return CGSize(width: offset.first + rest.width, height: offset.second + rest.height)
  }

  /// Keeps the element out of what `others` are doing to it at present; what they do later moves
  /// it too.
  func ignore(_ others: [FrameMotion]) { ignored += others.map(\.origin) }

  /// Has the element begin what it does next `distance` away from where it is shown.
  func shift(by distance: CGSize) {
    origin.shift(by: CGPoint(x: distance.width, y: distance.height).animatableData)
  }

  /// Has the element go `distance` away from where it was committed and stay there.
  func leave(by distance: CGSize, _ transaction: Transaction?, _ graph: ViewGraph) {
    rest = CGSize(width: rest.width + distance.width, height: rest.height + distance.height)
    let target = CGPoint(
      x: origin.target.first + distance.width, y: origin.target.second + distance.height)
    move(to: target, transaction, graph)
  }

  /// Has the element become larger by `growth` than it was committed, and stay so.
  func leave(growing growth: CGSize, _ transaction: Transaction?, _ graph: ViewGraph) {
    restGrowth = CGSize(
      width: restGrowth.width + growth.width, height: restGrowth.height + growth.height)
    let target = CGSize(
      width: size.target.first + growth.width, height: size.target.second + growth.height)
    resize(to: target, transaction, graph)
  }

  /// Has an element that followed another as it left return to where it was committed; answers
  /// whether it had.
  func comeBack(_ transaction: Transaction, _ graph: ViewGraph) -> Bool {
    guard rest != .zero || restGrowth != .zero else { return false }
    let place = CGPoint(
      x: origin.target.first - rest.width, y: origin.target.second - rest.height)
    let length = CGSize(
      width: size.target.first - restGrowth.width, height: size.target.second - restGrowth.height)
    (rest, restGrowth) = (.zero, .zero)
    move(to: place, transaction, graph)
    resize(to: length, transaction, graph)
    return true
  }

  /// How much larger than in the end the element is shown at `time`.
  func growth(at time: Double) -> CGSize {
    let offset = size.value(at: time) - size.target
    return CGSize(
      width: offset.first + restGrowth.width, height: offset.second + restGrowth.height)
  }

  /// Whether the element shows where it stays.
  package func isFinished(at time: Double) -> Bool {
    origin.isFinished(at: time) && size.isFinished(at: time)
      && ignored.allSatisfy { $0.isFinished(at: time) }
  }

  package func advance(to time: Double) {
    origin.advance(to: time)
    size.advance(to: time)
    ignored.removeAll { $0.isFinished(at: time) }
    for index in ignored.indices { ignored[index].advance(to: time) }
  }

  /// Where the element rests in the end, away from where it was committed.
  var restDistance: CGSize { rest }

  package var motionDescription: String {
    let animation = origin.animation ?? size.animation
    return "the frame of \(name)" + (animation.map { " by \($0)" } ?? "")
  }
}

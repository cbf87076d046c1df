import Foundation
import HangaGeometry
import HangaMotion

/// An animatable value on its way to where it was set.
class AttributeMotion: RunningMotion {
  /// `model` as it is shown at `time`.
  func present<M>(_ model: M, at time: Double) -> M { model }
  func isFinished(at time: Double) -> Bool { true }
  func advance(to time: Double) {}
  var motionDescription: String { "" }

  /// Notes the change of a value; makes a motion when an animation first carries one.
  ///
  /// Values that are not animatable, or whose animatable part is the same, start nothing.
  static func note<M>(_ motion: inout AttributeMotion?, from old: M, to new: M, in node: ViewNode) {
    guard let animatable = old as? any Animatable else { return }
    open(animatable, new, &motion, node)
  }

  private static func open<A: Animatable>(
    _ old: A, _ new: Any, _ motion: inout AttributeMotion?, _ node: ViewNode
  ) {
    guard A.AnimatableData.self != EmptyAnimatableData.self, let new = new as? A else { return }
    let (before, after) = (old.animatableData, new.animatableData)
    guard before != after else { return }
    let transaction = node.movingTransaction
    guard transaction != nil || motion != nil else { return }
    let typed = motion as? TypedAttributeMotion<A> ?? TypedAttributeMotion(before, node.subjectName)
    motion = typed
    typed.retarget(to: after, transaction, node.graph)
    node.graph.motion.add(typed)
  }
}

final class TypedAttributeMotion<A: Animatable>: AttributeMotion {
  private var animator: Animator<A.AnimatableData>
  private let name: String

  init(_ value: A.AnimatableData, _ name: String) {
    animator = Animator(value)
    self.name = name
  }

  func retarget(to value: A.AnimatableData, _ transaction: Transaction?, _ graph: ViewGraph) {
    let fork = animator.retarget(
      to: value, animation: transaction?.animation, at: graph.clock.time,
      tracksVelocity: transaction?.tracksVelocity ?? false)
    if let fork, let transaction { graph.motion.wait(for: fork, of: transaction) }
  }

  override func present<M>(_ model: M, at time: Double) -> M {
    guard !animator.isFinished(at: time), var shown = model as? A else { return model }
    shown.animatableData = animator.value(at: time)
    return shown as? M ?? model
  }

  override func isFinished(at time: Double) -> Bool { animator.isFinished(at: time) }
  override func advance(to time: Double) { animator.advance(to: time) }
  override var motionDescription: String {
    "\(TypeNames.short(of: A.self)) of \(name)" + (animator.animation.map { " by \($0)" } ?? "")
  }
}

extension ViewNode {
  /// What messages call the view: the first thing inside that is no modified view.
  fileprivate var subjectName: String {
    var node: ViewNode = self
    while node.typeName == "ModifiedContent", let inner = node.children.first { node = inner }
    return node.typeName
  }
}

import HangaMotion
import HangaRuntime

/// Steps from phase to phase: the next step begins when the animation of the last one is complete.
final class PhaseNode<Phase: Equatable, Content: View>:
  TimedNode<PhaseAnimator<Phase, Content>, Content>
{
  private var index = 0
  /// Counts the runs, so that a step of an earlier one does not go on.
  private var run = 0
  private var stepBegan = 0.0

  override func start() {
    if view.phases.isEmpty { graph.warn("PhaseAnimator shows nothing: it was given no phases.") }
    if view.trigger == nil { begin() }
  }

  /// Fewer phases than before leave the last of them.
  override func content() -> Content? {
    guard !view.phases.isEmpty else { return nil }
    return view.content(view.phases[min(index, view.phases.count - 1)])
  }

  override func viewDidChange(from old: PhaseAnimator<Phase, Content>) {
    guard let before = old.trigger, let now = view.trigger, now.differs(from: before) else {
      return
    }
    begin()
  }

  private func begin() {
    guard view.phases.count > 1 else { return }
    run += 1
    let current = run
    let begin = { [weak self] in
      guard let self, run == current else { return }
      step(to: 1)
    }
    graph.enqueue(for: self, UserAction.onMain(begin))
  }

  private func step(to next: Int) {
    let target = next < view.phases.count ? next : 0
    let current = run
    let animation = Reentry.untracked { view.animation(view.phases[target]) }
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion { [weak self] in
      guard let self, run == current else { return }
      stepIsOver(at: target)
    }
    stepBegan = graph.clock.time
    change(under: transaction) { [weak self] in self?.index = target }
  }

  private func stepIsOver(at index: Int) {
    if index == 0, view.trigger != nil { return }
    // A step that moved nothing is over at once; the next one then waits for the next tick.
    if graph.clock.time > stepBegan { step(to: index + 1) } else { graph.clock.add(self) }
  }

  override func tick(at time: Double) -> Bool {
    step(to: index + 1)
    return false
  }

  override var moverDescription: String {
    "the phases of \(enclosingUserView?.typeName ?? "a view")"
  }
}

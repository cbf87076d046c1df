import Foundation
import HangaMotion
import HangaRuntime

/// Shows the value of its keyframes on every tick of a run; afterwards the last one.
final class KeyframeNode<Value, KeyframePath: Keyframes, Content: View>:
  TimedNode<KeyframeAnimator<Value, KeyframePath, Content>, Content>
where KeyframePath.Value == Value {
  private var timeline: KeyframeTimeline<Value>?
  private var value: Value?
  private var began = 0.0

  override func start() {
    if view.trigger == nil { run(from: view.initialValue) }
  }

  override func content() -> Content? { view.content(value ?? view.initialValue) }

  override func viewDidChange(from old: KeyframeAnimator<Value, KeyframePath, Content>) {
    guard let before = old.trigger, let now = view.trigger, now.differs(from: before) else {
      return
    }
    run(from: value ?? view.initialValue)
  }

  private func run(from start: Value) {
    let keyframes = Reentry.untracked { view.keyframes(start) }
    let timeline = KeyframeTimeline(initialValue: start) { keyframes }
    self.timeline = timeline
    began = graph.clock.time
    value = timeline.value(time: 0)
    if timeline.duration > 0 { graph.clock.add(self) }
  }

  override func tick(at time: Double) -> Bool {
    guard let timeline else { return false }
    let elapsed = time - began
    let isOver = !view.isRepeating && elapsed >= timeline.duration
    let place =
      view.isRepeating ? elapsed.truncatingRemainder(dividingBy: timeline.duration) : elapsed
    let shown = timeline.value(time: place)
    change { [weak self] in self?.value = shown }
    return !isOver
  }

  override var moverDescription: String {
    "the keyframes of \(enclosingUserView?.typeName ?? "a view")"
  }
}

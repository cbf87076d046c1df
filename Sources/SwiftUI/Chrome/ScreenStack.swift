import Foundation
import HangaLayout
import HangaRuntime

/// The screens of a stack and how they slide over each other.
///
/// Every screen has a place of its own, with a spring that brings it there. A change in mid-way
/// sends each on to its new place from where it is, with the speed it has.
final class ScreenStack: Ticker {
  private unowned let owner: ViewNode
  /// All screens, the first one lowest.
  private(set) var screens: [StackScreen]
  /// Those that are seen, lowest first; with those that are on their way out.
  private(set) var layers: [StackScreen]
  /// Called when other screens are seen than before.
  var layersDidChange: () -> Void = {}
  /// Takes a screen back, as its user's code knows it.
  var leave: (StackScreen) -> Void = { _ in }
  private var swipe: Swipe?

  private enum Swipe {
    case held
    /// Let go: back where it was, or away for good.
    case free(leaves: Bool)
  }

  init(owner: ViewNode, root: StackScreen) {
    self.owner = owner
    screens = [root]
    layers = [root]
  }

  private var clock: SceneClock { owner.graph.clock }
  var top: StackScreen { screens[screens.count - 1] }
  /// Those that have been taken out and are still seen.
  var leaving: [StackScreen] { layers.filter { layer in !screens.contains { $0 === layer } } }
  var isMoving: Bool { layers.count > 1 }

  // MARK: Changes

  /// Has `new` replace the screens; the first one stays.
  func show(_ new: [StackScreen], isAnimated: Bool) {
    let old = screens
    let (before, after) = (old[old.count - 1], new[new.count - 1])
    screens = new
    let gone = old.filter { screen in !new.contains { $0 === screen } }
    if before === after {
      for screen in gone { end(screen) }
      return
    }
    let hasLeft = before.slide.target == ScreenSlide.away
    swipe = nil
    if !isAnimated || hasLeft && !before.slide.isMoving(at: clock.time) {
      for screen in gone where !layers.contains(where: { $0 === screen }) { screen.destroy() }
      return rest()
    }
    // Screens that nobody sees end at once.
    for screen in gone where !layers.contains(where: { $0 === screen }) { screen.destroy() }
    if old.contains(where: { $0 === after }) {
      pop(to: after)
    } else {
      push(after, over: before)
    }
    clock.add(self)
    layersDidChange()
  }

  private func push(_ screen: StackScreen, over before: StackScreen) {
    let time = clock.time
    if before.slide.waitsOutside(at: time) {
      // Pushed at the same instant: only the last one is seen to come.
      before.slide.put(at: ScreenSlide.covered)
      layers.removeAll { $0 === before }
      if !screens.contains(where: { $0 === before }) { before.destroy() }
    }
    for layer in layers where layer.slide.target != ScreenSlide.away {
      layer.slide.go(to: ScreenSlide.covered, at: time)
    }
    screen.slide.put(at: ScreenSlide.away)
    screen.slide.go(to: 0, at: time)
    layers.append(screen)
  }

  private func pop(to screen: StackScreen) {
    let time = clock.time
    uncover(screen)
    let place = layers.firstIndex { $0 === screen } ?? 0
    for layer in layers[(place + 1)...] { layer.slide.go(to: ScreenSlide.away, at: time) }
    screen.slide.go(to: 0, at: time)
  }

  /// Has a covered screen seen again, below those that lie over it.
  private func uncover(_ screen: StackScreen) {
    guard !layers.contains(where: { $0 === screen }) else { return }
    screen.slide.put(at: ScreenSlide.covered)
    let height = screens.firstIndex { $0 === screen } ?? 0
    let place = layers.firstIndex { layer in
      screens.firstIndex { $0 === layer }.map { $0 > height } ?? true
    }
    layers.insert(screen, at: place ?? layers.count)
  }

  private func end(_ screen: StackScreen) {
    layers.removeAll { $0 === screen }
    screen.destroy()
  }

  /// Puts every screen where it belongs and ends those that have left.
  private func rest() {
    for screen in leaving { screen.destroy() }
    for screen in screens { screen.slide.put(at: ScreenSlide.covered) }
    top.slide.put(at: 0)
    layers = [top]
    clock.remove(self)
    layersDidChange()
  }

  // MARK: Time

  func tick(at time: Double) -> Bool {
    guard owner.isAlive else { return false }
    if layers.contains(where: { $0.slide.isMoving(at: time) }) { return true }
    if case .held = swipe { return true }
    let leaves = if case .free(true) = swipe { true } else { false }
    swipe = nil
    if leaves { leaveTop() } else { rest() }
    return false
  }

  var moverDescription: String { "a screen of a navigation stack" }

  /// Tells the user's code that the upper screen has been swiped away; brings it back if that
  /// changes nothing.
  private func leaveTop() {
    let gone = top
    owner.graph.enqueue(for: owner, UserAction.onMain { [weak self] in self?.leave(gone) })
    let graph = owner.graph
    graph.enqueue(
      for: owner,
      UserAction.onMain { [weak self] in
        // Once the change has been made.
        guard let self else { return }
        graph.enqueueChange { [weak self] in
          guard let self else { return }
          graph.enqueue(
            for: owner,
            UserAction.onMain { [weak self] in if let self, top === gone { rest() } })
        }
      })
  }

  // MARK: A finger at the edge

  var canSwipe: Bool {
    screens.count > 1 && !isMoving && top.element.showsBar && !top.requests.hidesBackButton
  }

  private var width: Double { Double(top.element.box.width) }

  func swipeDidBegin() {
    guard canSwipe else { return }
    uncover(screens[screens.count - 2])
    swipe = .held
    clock.add(self)
    layersDidChange()
  }

  /// - Parameter travel: points the finger has moved away from the edge.
  func swipe(by travel: CGFloat) {
    guard case .held = swipe, width > 0 else { return }
    let place = min(max(Double(travel) / width, 0), 1)
    top.slide.put(at: place)
    screens[screens.count - 2].slide.put(at: ScreenSlide.covered * (1 - place))
  }

  /// - Parameter speed: points a second away from the edge.
  func swipeDidEnd(speed: CGFloat) {
    guard case .held = swipe, width > 0 else { return }
    let limit = ChromeMetrics.swipeSpeed
    let isFar = top.slide.target > ChromeMetrics.swipeShare
    finishSwipe(leaves: speed > limit || isFar && speed >= -limit, speed: Double(speed) / width)
  }

  func swipeWasCancelled() {
    guard case .held = swipe else { return }
    finishSwipe(leaves: false, speed: 0)
  }

  private func finishSwipe(leaves: Bool, speed: Double) {
    let time = clock.time
    let below = screens[screens.count - 2]
    top.slide.go(to: leaves ? ScreenSlide.away : 0, speed: speed, at: time)
    below.slide.go(
      to: leaves ? 0 : ScreenSlide.covered, speed: -ScreenSlide.covered * speed, at: time)
    swipe = .free(leaves: leaves)
    clock.add(self)
  }
}

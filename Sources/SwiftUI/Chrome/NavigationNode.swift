import Foundation
import HangaLayout
import HangaRuntime

/// The node of a view that shows one screen at a time under a navigation bar.
class NavigationNode<V: View>: TypedNode<V>, PreferenceObserving, StackRoot {
  private var root: ViewNode!
  private var stack: ScreenStack!
  private var element: NavigationElement!
  private var contentEnvironment = DerivedEnvironment()
  private lazy var gate = AppearanceGate(host: self, outer: environment.appearanceGate) {
    [unowned self] in isSeen($0)
  }

  // MARK: Overridden by the views

  func makeRoot(in inputs: NodeInputs) -> ViewNode { fatalError("overridden") }
  func updateRoot(_ root: ViewNode, _ environment: EnvironmentValues) {}
  /// The path that the user's code holds, read so that its changes wake this node.
  var path: NavigationPathAccess? { nil }

  // MARK: Life

  override init(_ view: V, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    let content = childInputs.with(screenEnvironment).with(implicitLayout: nil)
    root = makeRoot(in: content)
    stack = ScreenStack(
      owner: self, root: StackScreen(root: root, in: childInputs, owner: self))
    stack.leave = { [unowned self] in leave($0) }
    stack.layersDidChange = { [unowned self] in
      gate.selectionDidChange()
      element?.invalidatePlacement()
      graph.preferencesMayHaveChanged = true
    }
    element = NavigationElement(owner: self, stack: stack)
    graph.addObserver(self)
    graph.preferencesMayHaveChanged = true
    if environment.isInSplit { graph.addWriter(of: ScreenRequestsKey.self) }
  }

  override func didEnd() {
    if environment.isInSplit { graph.removeWriter(of: ScreenRequestsKey.self) }
    super.didEnd()
  }

  override func didUpdate(from old: V, environmentChanged: Bool) {
    let environment = screenEnvironment
    for screen in stack.screens + stack.leaving {
      screen.bars.inherit(self.environment)
      if screen.destination != nil { screen.inherit(environment) }
    }
    updateRoot(root, environment)
    if environmentChanged { element.invalidatePlacement() }
    graph.preferencesMayHaveChanged = true
  }

  override func reevaluate() {
    graph.bodyWillRun(self)
    graph.preferencesMayHaveChanged = true
  }

  private var screenEnvironment: EnvironmentValues {
    let gate = self.gate
    return contentEnvironment.values(from: environment) {
      $0.navigator = Navigator(self)
      $0.appearanceGate = gate
      $0.splitColumn = nil
      $0.outerSearch = nil
    }
  }

  override var children: [ViewNode] {
    guard let stack else { return [] }
    return (stack.screens + stack.leaving).flatMap {
      [$0.node] + $0.bars.nodes
    }
  }
  override var dumpChildren: [ViewNode] {
    let top = stack.top
    var shown = [top.node]
    if top.element.showsBar { shown.append(top.bars.barNode) }
    if top.element.showsBottomBar { shown.append(top.bars.bottomBarNode) }
    if !top.bars.overlay.isEmpty { shown.append(top.bars.suggestionsNode) }
    return shown
  }
  override var isContainer: Bool { true }
  override func contentsDidChange() {
    guard let stack else { return }
    for screen in stack.layers { screen.element.contentsDidChange() }
    element?.invalidatePlacement()
  }
  override func makeElements() -> [LayoutNode] { [element] }

  /// Whether the screen that `node` is on is seen.
  private func isSeen(_ node: ViewNode) -> Bool {
    var current = node
    while let parent = current.parent, parent !== self { current = parent }
    return stack.layers.contains {
      $0.node === current || $0.bars.nodes.contains { $0 === current }
    }
  }

  // MARK: Preferences

  /// What screens ask of the bars here ends here; the rest is the showing screen's.
  override func makePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if key == ToolbarEntriesKey.self || key == NavigationDestinationsKey.self { return nil }
    if key == PreferredColorSchemeKey.self {
      // Screens below stay where they are, and with them what they ask for.
      let asked = stack.screens.reversed().lazy.compactMap { screen in
        screen.node.preference(PreferredColorSchemeKey.self) ?? nil
      }.first
      return asked.map { Optional($0) } as? K.Value
    }
    guard key == ScreenRequestsKey.self else { return stack.top.node.preference(key) }
    let inner = stack.top.node.preference(ScreenRequestsKey.self)
    guard inner != nil || environment.isInSplit else { return nil }
    var passed = ScreenRequests()
    passed.hasOwnStack = true
    if let inner { passed.tabBar = inner.tabBar }
    return passed as? K.Value
  }

  func observePreferences() {
    reconcileScreens()
    arrangeBars()
  }

  // MARK: Screens

  private func reconcileScreens() {
    let pushed = stack.screens.dropFirst()
    let wanted = wantedDestinations()
    let isSame =
      wanted.count == pushed.count
      && zip(wanted, pushed).allSatisfy { $0.id == $1.destination?.id }
    let environment = screenEnvironment
    var screens = [stack.screens[0]]
    for (index, destination) in wanted.enumerated() {
      let known = stack.screens.indices.contains(index + 1) ? stack.screens[index + 1] : nil
      if let known, let old = known.destination, old.id == destination.id {
        known.destination = destination
        screens.append(known)
        if old.version === destination.version { continue }
        known.update(Reentry.tracked(for: self) { destination.make() }, environment)
      } else {
        screens.append(makeScreen(for: destination, environment))
      }
    }
    if isSame { return }
    stack.show(screens, isAnimated: slides)
    structureDidChange()
  }

  private func makeScreen(
    for destination: NavigationDestination, _ environment: EnvironmentValues
  ) -> StackScreen {
    let view = Reentry.tracked(for: self) { destination.make() }
    weak var made: StackScreen?
    let leave = UserAction.onMain { [weak self] in if let made { self?.leave(made) } }
    var environment = environment
    if self.environment.splitColumn == .stack {
      environment.outerBack = OuterBack { [weak self] in
        guard let self, let made,
          let level = stack.screens.firstIndex(where: { $0 === made }), level > 0
        else { return nil }
        return BackButton(title: stack.screens[level - 1].requests.title, action: leave)
      }
    }
    let screen = StackScreen(
      destination, view, in: childInputs, owner: self, environment: environment, leave: leave)
    made = screen
    return screen
  }

  /// Screens slide by themselves, with any animation or none, once there is something to see.
  private var slides: Bool {
    !graph.isFirstState && !effectiveTransaction.disablesAnimations && element.committed != nil
  }

  /// The screens that path and presented destinations name, lowest first.
  ///
  /// What a screen presents counts only while that screen itself is wanted.
  private func wantedDestinations() -> [NavigationDestination] {
    let screens = stack.screens
    let known = screens.compactMap { $0.node.preference(NavigationDestinationsKey.self) }
    let values = Reentry.tracked(for: self) { path?.values ?? innerPath }
    var result = values.enumerated().compactMap { index, value in
      known.lazy.compactMap { $0.destination(for: value, at: index) }.first
    }
    for (level, screen) in screens.enumerated() {
      if level > 0 {
        guard level <= result.count, screen.destination?.id == result[level - 1].id else { break }
      }
      result += screen.node.preference(NavigationDestinationsKey.self)?.presented ?? []
    }
    return result
  }

  /// The path where the user's code holds none.
  private var innerPath: [AnyHashable] = []

  private func changeInnerPath(_ change: @escaping (inout [AnyHashable]) -> Void) {
    graph.enqueueChange { [weak self] in
      guard let self else { return }
      change(&innerPath)
      graph.preferencesMayHaveChanged = true
    }
  }

  func push(_ value: AnyHashable) {
    if let path { path.append(value) } else { changeInnerPath { $0.append(value) } }
  }

  /// Goes back to the screen before `screen`.
  private func leave(_ screen: StackScreen) {
    guard let level = stack.screens.firstIndex(where: { $0 === screen }) else { return }
    goBack(to: level - 1)
  }

  /// Goes back until the screen at `level` is the last.
  private func goBack(to level: Int) {
    let gone = stack.screens[(level + 1)...].reversed().compactMap(\.destination)
    for destination in gone { destination.dismiss?() }
    let count = gone.count { $0.dismiss == nil }
    guard count > 0 else { return }
    if let path {
      path.removeLast(count)
    } else {
      changeInnerPath { $0.removeLast(min(count, $0.count)) }
    }
  }

  func popToRoot() -> Bool {
    guard stack.screens.count > 1 else { return false }
    goBack(to: 0)
    return true
  }

  // MARK: Bars

  private func arrangeBars() {
    for screen in stack.screens {
      screen.readRequests()
      // A stack inside a column is the column's stack.
      if environment.splitColumn != nil, screen.requests.hasOwnStack {
        screen.requests.navigationBar.visibility = .hidden
      }
    }
    let first = stack.screens[0]
    if first.requests.search == nil { first.requests.search = environment.outerSearch }
    for (level, screen) in stack.screens.enumerated()
    where stack.layers.contains(where: { $0 === screen }) {
      let entries = screen.node.preference(ToolbarEntriesKey.self)?.sources ?? []
      screen.bars.arrange(
        ScreenBars.Contents(
          requests: screen.requests, isLarge: showsLargeTitle(at: level),
          back: backButton(at: level), entries: entries),
        in: screen.element)
    }
  }

  /// Large where the screen or, for automatic ones, the first before it says so; never without a
  /// title, and never where height is compact.
  private func showsLargeTitle(at level: Int) -> Bool {
    guard stack.screens[level].requests.title != nil, !stack.screens[level].requests.removesTitle,
      BarGeometry(environment: environment).allowsLargeTitle
    else { return false }
    for screen in stack.screens[...level].reversed() {
      switch screen.requests.displayMode {
      case .inline: return false
      case .large: return true
      case .automatic, nil: continue
      }
    }
    return environment.splitColumn != .detail
  }

  private func backButton(at level: Int) -> BackButton? {
    guard !stack.screens[level].requests.hidesBackButton else { return nil }
    guard level > 0 else { return environment.outerBack?.button() }
    weak let screen = stack.screens[level]
    return BackButton(
      title: stack.screens[level - 1].requests.title,
      action: UserAction.onMain { [weak self] in if let screen { self?.leave(screen) } })
  }
}

/// A stack of screens that can be brought back to its first.
protocol StackRoot: AnyObject {
  /// - Returns: whether there was anything to leave.
  func popToRoot() -> Bool
}

import Foundation
import HangaLayout
import HangaRuntime

/// The node of a view that shows one screen at a time under a navigation bar.
class NavigationNode<V: View>: TypedNode<V>, PreferenceObserving {
  private(set) var element: NavigationElement!
  private var root: ViewNode!
  private var pushed: [PushedScreen] = []
  private var barNode: BarNode!
  private var bottomBarNode: BarNode!
  private var barSources: [any ToolbarItemSource] = []
  private var inlineTitle: TypedNode<BarTitle>!
  private var largeTitle: TypedNode<BarTitle>!
  private var back: TypedNode<BackButton?>!
  private var contentEnvironment = DerivedEnvironment()
  private var barEnvironment = DerivedEnvironment()
  private var barScheme: ColorScheme?

  /// A screen above the first.
  private struct PushedScreen {
    let destination: NavigationDestination
    let node: TypedNode<AnyView>
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
    makeBars()
    element = NavigationElement(
      owner: self, bar: barElement, bottomBar: bottomBarElement
    ) { [unowned self] in top.elements }
    graph.addObserver(self)
    graph.preferencesMayHaveChanged = true
  }

  private var barElement: NavigationBarElement!
  private var bottomBarElement: BottomBarElement!

  private func makeBars() {
    let inputs = childInputs.with(implicitLayout: nil)
    barNode = BarNode("NavigationBar", in: inputs) {
      barElement = NavigationBarElement(owner: $0)
      return barElement
    }
    bottomBarNode = BarNode("BottomBar", in: inputs) {
      bottomBarElement = BottomBarElement(owner: $0)
      return bottomBarElement
    }
    let titles = NodeInputs(graph: graph, environment: titleEnvironment, parent: barNode)
    inlineTitle = BarTitle._makeNode(BarTitle(title: nil, isLarge: false), in: titles)
    largeTitle = BarTitle._makeNode(BarTitle(title: nil, isLarge: true), in: titles)
    back = BackButton?._makeNode(nil, in: titles)
    barNode.adopt([back, inlineTitle, largeTitle])
    barNode.shown = { [unowned self] in
      barSources.filter { !$0.placement.isAtBottom }.map(\.node)
    }
    bottomBarNode.shown = { [unowned self] in
      barSources.filter { $0.placement.isAtBottom }.map(\.node)
    }
  }

  override func didUpdate(from old: V, environmentChanged: Bool) {
    barNode.inherit(environment)
    bottomBarNode.inherit(environment)
    updateRoot(root, screenEnvironment)
    let environment = screenEnvironment
    for screen in pushed { screen.node.inherit(environment) }
    if environmentChanged { element.invalidatePlacement() }
    graph.preferencesMayHaveChanged = true
  }

  override func reevaluate() {
    graph.bodyWillRun(self)
    graph.preferencesMayHaveChanged = true
  }

  private var screenEnvironment: EnvironmentValues {
    contentEnvironment.values(from: environment) { $0.navigator = Navigator(self) }
  }

  private var titleEnvironment: EnvironmentValues {
    barEnvironment.values(from: environment) {
      $0.foregroundLevels = nil
      $0.buttonStyle = nil
      $0.font = .system(size: ChromeMetrics.barItemSize)
      if let barScheme { $0.colorScheme = barScheme }
    }
  }

  /// The screen that shows.
  private var top: ViewNode { pushed.last?.node ?? root }

  override var children: [ViewNode] {
    guard element != nil else { return [] }
    return [root] + pushed.map(\.node) + [barNode, bottomBarNode]
  }
  override var dumpChildren: [ViewNode] {
    var shown = [top]
    if element.showsBar { shown.append(barNode) }
    if element.showsBottomBar { shown.append(bottomBarNode) }
    return shown
  }
  override var isContainer: Bool { true }
  override func contentsDidChange() { element?.contentsDidChange() }
  override func makeElements() -> [LayoutNode] { [element] }

  // MARK: Preferences

  /// What screens ask of the bars here ends here; the rest is the showing screen's.
  override func makePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if key == ToolbarEntriesKey.self || key == NavigationDestinationsKey.self { return nil }
    guard key == ScreenRequestsKey.self else { return top.preference(key) }
    guard let inner = top.preference(ScreenRequestsKey.self) else { return nil }
    var passed = ScreenRequests()
    passed.tabBar = inner.tabBar
    return passed as? K.Value
  }

  func observePreferences() {
    reconcileScreens()
    arrangeBars()
  }

  // MARK: Screens

  private func reconcileScreens() {
    let wanted = wantedDestinations()
    let isSame =
      wanted.count == pushed.count && zip(wanted, pushed).allSatisfy { $0.id == $1.destination.id }
    let environment = screenEnvironment
    var screens: [PushedScreen] = []
    for (index, destination) in wanted.enumerated() {
      if index < pushed.count, pushed[index].destination.id == destination.id {
        let known = pushed[index]
        screens.append(PushedScreen(destination: destination, node: known.node))
        if known.destination.version === destination.version { continue }
        let view = Reentry.tracked(for: self) { destination.make() }
        known.node.update(view, environment)
      } else {
        let view = Reentry.tracked(for: self) { destination.make() }
        let inputs = childInputs.with(environment).with(implicitLayout: nil)
        let node = AnyView._makeNode(view, in: inputs)
        screens.append(PushedScreen(destination: destination, node: node))
      }
    }
    let kept = Set(screens.map { ObjectIdentifier($0.node) })
    for screen in pushed where !kept.contains(ObjectIdentifier(screen.node)) {
      screen.node.destroy()
    }
    pushed = screens
    if !isSame { structureDidChange() }
  }

  /// The screens that path and presented destinations name, lowest first.
  private func wantedDestinations() -> [NavigationDestination] {
    let levels = [root as ViewNode] + pushed.map(\.node)
    let known = levels.compactMap { $0.preference(NavigationDestinationsKey.self) }
    let values = Reentry.tracked(for: self) { path?.values ?? innerPath }
    var result = values.enumerated().compactMap { index, value in
      known.lazy.compactMap { $0.destination(for: value, at: index) }.first
    }
    for entries in known { result += entries.presented }
    return result
  }

  /// The path where the user's code holds none.
  private var innerPath: [AnyHashable] = []

  func push(_ value: AnyHashable) {
    if let path { path.append(value) } else { innerPath.append(value) }
    graph.preferencesMayHaveChanged = true
  }

  func pop() {
    guard let last = pushed.last else { return }
    if let dismiss = last.destination.dismiss {
      dismiss()
    } else if let path {
      path.removeLast()
    } else if !innerPath.isEmpty {
      innerPath.removeLast()
    }
    graph.preferencesMayHaveChanged = true
  }

  // MARK: Bars

  private func requests(of screen: ViewNode) -> ScreenRequests {
    screen.preference(ScreenRequestsKey.self) ?? ScreenRequests()
  }

  private func arrangeBars() {
    let asked = requests(of: top)
    if barScheme != asked.navigationBar.colorScheme {
      barScheme = asked.navigationBar.colorScheme
      barEnvironment.forget()
    }
    let isLarge = showsLargeTitle(asked)
    let environment = titleEnvironment
    inlineTitle.update(BarTitle(title: isLarge ? nil : asked.title, isLarge: false), environment)
    largeTitle.update(BarTitle(title: isLarge ? asked.title : nil, isLarge: true), environment)
    back.update(backButton(asked), environment)

    let entries = top.preference(ToolbarEntriesKey.self)?.sources ?? []
    barSources = entries.filter { $0.placement.slot != .keyboard }
    var parts = NavigationBarElement.Parts()
    var bottom: [LayoutNode] = []
    var principal: LayoutNode?
    for source in entries {
      source.setColorScheme(asked.navigationBar.colorScheme)
      switch source.placement.slot {
      case .leading: parts.leading += source.barElements(in: element.bar)
      case .trailing: parts.trailing += source.barElements(in: element.bar)
      case .principal: principal = source.barElements(in: element.bar).first ?? principal
      case .bottom, .status: bottom += source.barElements(in: element.bottomBar)
      case .keyboard: break
      }
    }
    parts.back = back.elements.first
    parts.center = principal ?? inlineTitle.elements.first
    parts.largeTitle = largeTitle.elements.first
    element.bar.requests = asked.navigationBar
    element.bar.parts = parts
    element.bottomBar.requests = asked.bottomBar
    element.bottomBar.items = bottom
    element.showsBar = asked.navigationBar.visibility != .hidden
    element.hasLargeTitle = isLarge
    element.showsBottomBar = !bottom.isEmpty && asked.bottomBar.visibility != .hidden
  }

  /// Large where the screen or, for automatic ones, the first before it says so; never without a
  /// title, and never where height is compact.
  private func showsLargeTitle(_ asked: ScreenRequests) -> Bool {
    guard asked.title != nil, BarGeometry(environment: environment).allowsLargeTitle else {
      return false
    }
    let screens = [root as ViewNode] + pushed.map(\.node)
    for screen in screens.reversed() {
      switch requests(of: screen).displayMode {
      case .inline: return false
      case .large: return true
      case .automatic, nil: continue
      }
    }
    return true
  }

  private func backButton(_ asked: ScreenRequests) -> BackButton? {
    guard let last = pushed.indices.last, !asked.hidesBackButton else { return nil }
    let before = last == 0 ? root as ViewNode : pushed[last - 1].node
    return BackButton(
      title: requests(of: before).title, action: UserAction.onMain { [weak self] in self?.pop() })
  }
}

/// A title as bars show it.
nonisolated struct BarTitle: View {
  let title: Text?
  let isLarge: Bool

  var body: some View {
    if let title {
      title
        .font(
          isLarge
            ? .system(size: ChromeMetrics.largeTitleSize, weight: .bold)
            : .system(size: ChromeMetrics.inlineTitleSize, weight: .semibold)
        )
        .lineLimit(1)
    }
  }
}

/// The way back to the screen before.
nonisolated struct BackButton: View {
  let title: Text?
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: ChromeMetrics.backTitleGap) {
        Image(systemName: "chevron.left")
          .font(.system(size: ChromeMetrics.barItemSize, weight: .semibold))
        (title ?? Text(verbatim: "Back")).lineLimit(1)
      }
    }
  }
}

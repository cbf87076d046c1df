import Foundation
import HangaLayout
import HangaRuntime

final class TabViewNode<SelectionValue: Hashable, Content: View>:
  TypedNode<TabView<SelectionValue, Content>>, PreferenceObserving, TabHost
{
  private var content: TypedNode<Content>!
  private var barElement: TabElement?
  private var pagerElement: PagerElement?
  /// The tab bar or the page index.
  private var barNode: BarNode?
  private(set) var moreItem: (any TabItemSource)?
  private var contentValues = DerivedEnvironment()
  private lazy var gate = AppearanceGate(host: self, outer: environment.appearanceGate) {
    [unowned self] in index(of: $0) == selectedIndex
  }
  private var knownTabs: [LayoutNode]?
  private var knownSelection: Int?
  /// The chosen tab where no binding holds it.
  private var ownSelection = 0

  override init(_ view: TabView<SelectionValue, Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    content = Content._makeNode(
      view.content, in: childInputs.with(contentEnvironment).with(implicitLayout: nil))
    graph.addObserver(self)
    graph.preferencesMayHaveChanged = true
  }

  override func didUpdate(
    from old: TabView<SelectionValue, Content>, environmentChanged: Bool
  ) {
    barNode?.inherit(environment)
    moreItem?.labelNode.parent?.inherit(environment)
    content.update(view.content, contentEnvironment)
    if environmentChanged { styleMayHaveChanged() }
    selectionMayHaveChanged()
  }

  override func reevaluate() {
    graph.bodyWillRun(self)
    selectionMayHaveChanged()
  }

  /// A style is for the tab view it is set on, not for those inside.
  private var contentEnvironment: EnvironmentValues {
    let gate = self.gate
    return contentValues.values(from: environment) {
      $0.tabViewKind = .bar
      $0.appearanceGate = gate
    }
  }

  override var children: [ViewNode] { [content, barNode].compactMap { $0 } }
  /// Dumps list the chosen tab or all pages, and the bar.
  override var dumpChildren: [ViewNode] {
    guard let barElement else {
      return [content] + (pagerElement?.showsIndex == true ? [barNode].compactMap { $0 } : [])
    }
    return selectedNodes(in: content) + (barElement.showsBar ? [barNode].compactMap { $0 } : [])
  }
  override var isContainer: Bool { true }
  override var movesContentsItself: Bool { true }

  override func contentsDidChange() {
    knownTabs = nil
    selectionMayHaveChanged()
    barElement?.tabsDidChange()
    pagerElement?.tabsDidChange()
  }

  override func makeElements() -> [LayoutNode] {
    switch environment.tabViewKind {
    case .bar:
      let element = barElement ?? makeBarElement()
      (barElement, pagerElement) = (element, nil)
      return [element]
    case .pages(let mode):
      let element = pagerElement ?? makePagerElement()
      (barElement, pagerElement) = (nil, element)
      element.indexMode = mode
      return [element]
    }
  }

  private func makeBarElement() -> TabElement {
    var bar: TabBarElement!
    let node = BarNode("TabBar", in: childInputs) {
      bar = TabBarElement(owner: $0)
      return bar
    }
    let more = ModifiedContent(
      content: EmptyView(), modifier: TabItemModifier(label: MoreTabLabel()))
    let inputs = NodeInputs(graph: graph, environment: environment, parent: node)
    let moreNode = TabItemNode(more, in: inputs)
    node.adopt([moreNode])
    moreItem = moreNode
    node.shown = { [unowned self] in
      shownItems.flatMap { item -> [ViewNode] in
        item.badgeElement == nil ? [item.labelNode] : [item.labelNode, item.markNode]
      }
    }
    replaceBar(node)
    graph.preferencesMayHaveChanged = true
    return TabElement(owner: self, bar: bar, host: self)
  }

  /// The items that have a place in the bar.
  private var shownItems: [any TabItemSource] {
    let items = tabs.compactMap { $0.trait(TabItemKey.self) }
    guard items.count > ChromeMetrics.mostTabs, let moreItem else { return items }
    return items.prefix(ChromeMetrics.mostTabs - 1) + [moreItem]
  }

  private func makePagerElement() -> PagerElement {
    var index: PageIndexElement!
    let node = BarNode("PageIndex", in: childInputs) {
      index = PageIndexElement(owner: $0)
      return index
    }
    replaceBar(node)
    return PagerElement(owner: self, index: index, host: self)
  }

  private func replaceBar(_ node: BarNode) {
    barNode?.destroy()
    barNode = node
  }

  private func styleMayHaveChanged() {
    switch environment.tabViewKind {
    case .bar: if barElement == nil { parent?.structureDidChange() ?? structureDidChange() }
    case .pages(let mode):
      pagerElement?.indexMode = mode
      if pagerElement == nil { parent?.structureDidChange() ?? structureDidChange() }
    }
    barElement?.invalidatePlacement()
    pagerElement?.invalidatePlacement()
  }

  // MARK: Tabs

  var tabs: [LayoutNode] {
    if let knownTabs { return knownTabs }
    let made = content.elements
    knownTabs = made
    return made
  }

  var selectedIndex: Int {
    if let knownSelection { return knownSelection }
    let index = findSelection()
    knownSelection = index
    return index
  }

  /// The tab whose tag equals the selection; the first one where no tag does
  /// (facts/state.md §6).
  private func findSelection() -> Int {
    guard let selection = view.selection else { return min(ownSelection, max(tabs.count - 1, 0)) }
    let value = Reentry.tracked(for: self) { AnyHashable(selection.wrappedValue) }
    return tabs.firstIndex { tag(of: $0) == value } ?? 0
  }

  /// A tab's tag; in a pager the id that a ForEach gives it stands in for one.
  private func tag(of tab: LayoutNode) -> AnyHashable? {
    if let tag = tab.trait(TagKey.self) { return tag }
    guard case .pages = environment.tabViewKind else { return nil }
    var node = tab.owner
    while let parent = node.parent, node !== content {
      if let list = parent as? any IdentifyingNode, let id = list.explicitID(of: node) { return id }
      node = parent
    }
    return nil
  }

  /// Chooses a tab, as a tap on its item or a swipe does.
  func select(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    if let selection = view.selection {
      if let value = tag(of: tabs[index])?.base as? SelectionValue {
        selection.wrappedValue = value
      }
    } else {
      ownSelection = index
    }
    selectionMayHaveChanged()
  }

  private func selectionMayHaveChanged() {
    let before = knownSelection
    knownSelection = nil
    guard let before else { return graph.setNeedsLayout() }
    guard selectedIndex != before else { return }
    gate.selectionDidChange()
    preferencesDidChange()
    barElement?.selectionDidChange()
    pagerElement?.selectionDidChange()
  }

  /// The tab that a view inside belongs to.
  private func index(of node: ViewNode) -> Int? {
    var current: ViewNode? = node
    while let view = current, view !== self {
      if let first = view.elements.first, let index = tabs.firstIndex(where: { $0 === first }) {
        return index
      }
      current = view.parent
    }
    return nil
  }

  // MARK: Preferences

  /// Only the chosen tab speaks; what it asks of the tab bar ends here.
  override func makePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let value = selectedPreference(key, in: content)
    guard key == ScreenRequestsKey.self, var requests = value as? ScreenRequests else {
      return value
    }
    requests.tabBar = BarRequests()
    return requests as? K.Value
  }

  private func selectedPreference<K: PreferenceKey>(_ key: K.Type, in node: ViewNode) -> K.Value? {
    var result: K.Value?
    for tab in selectedNodes(in: node) {
      guard let value = tab.preference(key) else { continue }
      if result == nil { result = value } else { K.reduce(value: &result!) { value } }
    }
    return result
  }

  /// The outermost nodes below `node`, or it itself, that hold the chosen tab and nothing else.
  private func selectedNodes(in node: ViewNode) -> [ViewNode] {
    guard tabs.indices.contains(selectedIndex) else { return [] }
    let tab = tabs[selectedIndex]
    guard node.elements.contains(where: { $0 === tab }) else { return [] }
    return node.elements.count == 1 ? [node] : node.children.flatMap { selectedNodes(in: $0) }
  }

  func observePreferences() {
    let requests = selectedPreference(ScreenRequestsKey.self, in: content) ?? ScreenRequests()
    barElement?.arrange(requests.tabBar, edges: requests.scrollEdges)
  }
}

/// The node of a tab view, as its elements see it.
protocol TabHost: AnyObject {
  var tabs: [LayoutNode] { get }
  var selectedIndex: Int { get }
  func select(_ index: Int)
  /// The label of the place that leads to the tabs without one.
  var moreItem: (any TabItemSource)? { get }
}

/// The last place of a bar that has more tabs than places (facts/controls.md §3.1).
nonisolated struct MoreTabLabel: View {
  @Environment(\.self) private var surroundings
  var body: some View {
    Image(systemName: "ellipsis")
    Text(verbatim: SystemWords.more(in: surroundings))
  }
}

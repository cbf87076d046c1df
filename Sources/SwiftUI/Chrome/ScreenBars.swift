import Foundation
import HangaLayout
import HangaRuntime

/// The bars around one screen of a stack: their nodes, and which views stand in them.
final class ScreenBars {
  private(set) var barNode: BarNode!
  private(set) var bottomBarNode: BarNode!
  private(set) var bar: NavigationBarElement!
  private(set) var bottomBar: BottomBarElement!
  private var inlineTitle: TypedNode<BarTitle>!
  private var largeTitle: TypedNode<BarTitle>!
  private var back: TypedNode<BackButton?>!
  private var search: TypedNode<SearchField?>!
  /// What is suggested to somebody who searches, over the screen.
  private(set) var suggestionsNode: BarNode!
  private var suggestions: TypedNode<SearchSuggestionList?>!
  private(set) var overlay: ScreenOverlay!
  private var sources: [any ToolbarItemSource] = []
  private var titleValues = DerivedEnvironment()
  private var scheme: ColorScheme?

  /// What the bars show.
  struct Contents {
    var requests = ScreenRequests()
    var isLarge = false
    var back: BackButton?
    var entries: [any ToolbarItemSource] = []
  }

  init(in inputs: NodeInputs) {
    let inputs = inputs.with(implicitLayout: nil)
    barNode = BarNode("NavigationBar", in: inputs) {
      bar = NavigationBarElement(owner: $0)
      return bar
    }
    bottomBarNode = BarNode("BottomBar", in: inputs) {
      bottomBar = BottomBarElement(owner: $0)
      return bottomBar
    }
    suggestionsNode = BarNode("SearchSuggestions", in: inputs) { node in
      overlay = ScreenOverlay(owner: node) { [unowned self] in suggestions?.elements ?? [] }
      return overlay
    }
    suggestions = SearchSuggestionList?._makeNode(
      nil,
      in: NodeInputs(graph: inputs.graph, environment: inputs.environment, parent: suggestionsNode))
    suggestionsNode.adopt([suggestions])
    suggestionsNode.contentsChanged = { [unowned self] in overlay.contentsDidChange() }
    let titles = NodeInputs(
      graph: inputs.graph, environment: titleEnvironment(from: inputs.environment),
      parent: barNode)
    inlineTitle = BarTitle._makeNode(BarTitle(title: nil, isLarge: false), in: titles)
    largeTitle = BarTitle._makeNode(BarTitle(title: nil, isLarge: true), in: titles)
    back = BackButton?._makeNode(nil, in: titles)
    search = SearchField?._makeNode(nil, in: titles)
    barNode.adopt([back, inlineTitle, largeTitle, search])
    barNode.shown = { [unowned self] in sources.filter { !$0.placement.isAtBottom }.map(\.node) }
    bottomBarNode.shown = { [unowned self] in sources.filter(\.placement.isAtBottom).map(\.node) }
  }

  func inherit(_ environment: EnvironmentValues) {
    barNode.inherit(environment)
    bottomBarNode.inherit(environment)
    suggestionsNode.inherit(environment)
  }

  /// The nodes of the bars and of what lies over the screen.
  var nodes: [ViewNode] { [barNode, bottomBarNode, suggestionsNode] }

  func destroy() {
    for node in nodes { node.destroy() }
  }

  private func titleEnvironment(from environment: EnvironmentValues) -> EnvironmentValues {
    titleValues.values(from: environment) {
      $0.foregroundLevels = nil
      $0.buttonStyle = nil
      BarInk.tint(&$0)
      if $0.era == .glass { $0.tintStyle = AnyShapeStyle(Color.primary) }
      $0.font = .system(size: ChromeMetrics.barItemSize)
      if let scheme { $0.colorScheme = scheme }
    }
  }

  /// Puts views into the bars, and says in `screen` which bars show.
  func arrange(_ contents: Contents, in screen: ScreenElement) {
    let asked = contents.requests
    if scheme != asked.navigationBar.colorScheme {
      scheme = asked.navigationBar.colorScheme
      titleValues.forget()
    }
    let environment = titleEnvironment(from: barNode.environment)
    inlineTitle.update(
      BarTitle(
        title: asked.title, isLarge: false, subtitle: asked.subtitle, menu: asked.titleMenu),
      environment)
    let large = contents.isLarge ? asked.title : nil
    largeTitle.update(BarTitle(title: large, isLarge: true, subtitle: asked.subtitle), environment)
    var way = contents.back
    way?.isBare = asked.role == .editor || barNode.environment.era == .glass
    back.update(way, environment)
    bar.titleLeads = asked.role == .editor || asked.role == .browser
    search.update(asked.search.map { SearchField($0) }, environment)

    suggestions.update(
      asked.search.flatMap { request in
        request.suggestions.map { SearchSuggestionList(suggestions: $0, request: request) }
      }, suggestionsNode.environment)

    // One sign stands for all that is less often needed.
    let first = contents.entries.first { $0.placement.slot == .secondary }
    sources = contents.entries.filter {
      $0.placement.slot != .keyboard && ($0.placement.slot != .secondary || $0 === first)
    }
    var parts = NavigationBarElement.Parts()
    var bottom: [LayoutNode] = []
    var wishes: [ObjectIdentifier: BarItemWish] = [:]
    var (status, more) = (LayoutNode?.none, LayoutNode?.none)
    for source in contents.entries {
      source.setColorScheme(asked.navigationBar.colorScheme)
      func noted(_ elements: [LayoutNode]) -> [LayoutNode] {
        for node in elements { wishes[ObjectIdentifier(node)] = source.wish }
        return elements
      }
      switch source.placement.slot {
      case .leading: parts.leading += noted(source.barElements(in: bar))
      case .trailing: parts.trailing += noted(source.barElements(in: bar))
      case .principal: parts.principal = source.barElements(in: bar).first ?? parts.principal
      case .bottom: bottom += noted(source.barElements(in: bottomBar))
      case .status:
        let elements = source.barElements(in: bottomBar)
        bottom += elements
        status = status ?? elements.first
      case .secondary: more = more ?? source.barElements(in: bar).first
      case .keyboard: break
      }
    }
    if let more { parts.trailing.append(more) }
    parts.back = back.elements.first
    let showsTitle = parts.principal == nil && !asked.removesTitle
    parts.inlineTitle = showsTitle ? inlineTitle.elements.first : nil
    parts.largeTitle = largeTitle.elements.first
    parts.search = search.elements.first
    let isSearching = asked.search?.isActive.wrappedValue == true
    bar.searchCollapses = asked.search?.collapses != false && !isSearching
    bar.scopesHeight =
      asked.search?.scopes == nil
      ? 0 : ChromeMetrics.searchScopesTop + ChromeMetrics.searchScopesHeight
    bar.isSearching = isSearching && asked.search?.extras.keepsBar == false
    bar.requests = asked.navigationBar
    bar.edges = asked.scrollEdges
    parts.wishes = wishes
    bar.parts = parts
    bottomBar.requests = asked.bottomBar
    bottomBar.edges = asked.scrollEdges
    bottomBar.wishes = wishes
    bottomBar.items = bottom
    bottomBar.middle = status
    screen.showsBar = asked.navigationBar.visibility != .hidden
    screen.hasLargeTitle = contents.isLarge && !bar.isSearching
    screen.hasSubtitle = asked.subtitle != nil
    screen.hasSearchField = asked.search != nil
    screen.showsBottomBar = !bottom.isEmpty && asked.bottomBar.visibility != .hidden
  }
}

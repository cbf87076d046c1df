import HangaLayout
import HangaRuntime

/// Keeps the items of the bars alive beside the views they belong to.
///
/// The items' nodes live here, so that they are updated and end with their views; the bars learn
/// of them by a preference and only lay their elements out.
nonisolated struct ToolbarModifier: PrimitiveModifier {
  let items: AnyView
  /// Whether they come before the items of the view inside.
  var areFirst = false

  nonisolated static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    ToolbarNode(view, in: inputs)
  }
}

final class ToolbarNode<Content: View>: PassThroughNode<Content, ToolbarModifier> {
  private var items: TypedNode<AnyView>?

  override func didMakeChild() {
    items = AnyView._makeNode(modifier.items, in: childInputs.with(implicitLayout: nil))
  }

  override func didUpdate(
    from old: ModifiedContent<Content, ToolbarModifier>, environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    items?.update(modifier.items, environment)
  }

  override var children: [ViewNode] {
    let own = items.map { [$0 as ViewNode] } ?? []
    return modifier.areFirst ? own + super.children : super.children + own
  }
  /// Dumps list items where they show: in the bars.
  override var dumpChildren: [ViewNode] { super.children }
  override func makeElements() -> [LayoutNode] { child.elements }
}

/// An item as a view: no element where it stands, and an entry for the bars.
nonisolated struct ToolbarItemView<Content: View>: PrimitiveView {
  let placement: ToolbarItemPlacement
  let isGroup: Bool
  /// Whether it only parts the items on its sides.
  var isSpacer = false
  let content: Content

  nonisolated static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    ToolbarItemNode(view, in: inputs)
  }
}

/// An item that a bar can lay out.
protocol ToolbarItemSource: AnyObject {
  var placement: ToolbarItemPlacement { get }
  /// One element for each thing to stand in the bar.
  func barElements(in bar: LayoutNode) -> [LayoutNode]
  /// What the item is besides.
  var wish: BarItemWish { get }
  /// Draws the item light or dark, or as its view is with `nil`.
  func setColorScheme(_ colorScheme: ColorScheme?)
  /// The item as a node, for dumps.
  var node: ViewNode { get }
}

nonisolated struct ToolbarEntries {
  var sources: [any ToolbarItemSource] = []
}

nonisolated enum ToolbarEntriesKey: PreferenceKey {
  static var defaultValue: ToolbarEntries { ToolbarEntries() }
  static func reduce(value: inout ToolbarEntries, nextValue: () -> ToolbarEntries) {
    value.sources += nextValue().sources
  }
}

final class ToolbarItemNode<Content: View>: TypedNode<ToolbarItemView<Content>>, ToolbarItemSource {
  private var child: TypedNode<Content>!
  private var content: SoleContent<HStackLayout>!
  private var colorScheme: ColorScheme?
  private weak var bar: LayoutNode?

  override init(_ view: ToolbarItemView<Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = Content._makeNode(
      view.content, in: childInputs.with(barEnvironment).with(implicitLayout: nil))
    content = SoleContent(owner: self, layout: HStackLayout()) { [unowned self] in child.elements }
    graph.addWriter(of: ToolbarEntriesKey.self)
    preferencesDidChange()
    if placement.slot == .keyboard { FocusCenter.of(graph).add(self) }
  }

  override func didUpdate(from old: ToolbarItemView<Content>, environmentChanged: Bool) {
    child.update(view.content, barEnvironment)
    guard old.placement != view.placement else { return }
    preferencesDidChange()
    let center = FocusCenter.of(graph)
    center.remove(self)
    if placement.slot == .keyboard { center.add(self) }
  }

  /// Bars set fonts of their own, and take the tint but no foreground from around them.
  private var barEnvironment: EnvironmentValues {
    var values = environment
    let size = ChromeMetrics.barItemSize
    values.font =
      placement.isConfirmation ? .system(size: size, weight: .semibold) : .system(size: size)
    values.foregroundLevels = nil
    values.buttonStyle = nil
    if !placement.isAtBottom { BarInk.tint(&values) }
    if values.era == .glass, placement.slot != .principal, placement.slot != .keyboard {
      values.font = .system(size: size, weight: .medium)
      let ink: Color = placement.isConfirmation ? .white : .primary
      values.tintStyle = AnyShapeStyle(ink)
      if placement.isConfirmation {
        values.foregroundLevels = ForegroundLevels(styles: [AnyShapeStyle(ink)])
      }
    }
    values.dynamicTypeSize = min(values.dynamicTypeSize, ChromeMetrics.greatestTypeSize)
    values.isInBar = placement.showsIconsAlone
    if let colorScheme { values.colorScheme = colorScheme }
    return values
  }

  var placement: ToolbarItemPlacement { view.placement }

  var wish: BarItemWish {
    BarItemWish(
      isProminent: placement.isConfirmation,
      isBare: environment.barItemBackground == .hidden, isSpacer: view.isSpacer)
  }

  func barElements(in bar: LayoutNode) -> [LayoutNode] {
    self.bar = bar
    if view.isGroup { return child.elements }
    return content.element(in: bar).map { [$0] } ?? []
  }

  func setColorScheme(_ colorScheme: ColorScheme?) {
    guard colorScheme != self.colorScheme else { return }
    self.colorScheme = colorScheme
    child.update(view.content, barEnvironment)
  }

  override func makePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == ToolbarEntriesKey.self else { return nil }
    return ToolbarEntries(sources: [self]) as? K.Value
  }

  override func didEnd() {
    graph.removeWriter(of: ToolbarEntriesKey.self)
    if placement.slot == .keyboard { FocusCenter.of(graph).remove(self) }
  }
  var node: ViewNode { self }
  override var typeName: String { "ToolbarItem" }
  override var dumpElements: [LayoutNode] { bar.map { barElements(in: $0) } ?? [] }
  override var children: [ViewNode] { child.map { [$0] } ?? [] }
  override var isContainer: Bool { true }
  override func contentsDidChange() { content.contentsDidChange(in: bar) }
  override func makeElements() -> [LayoutNode] { [] }
}

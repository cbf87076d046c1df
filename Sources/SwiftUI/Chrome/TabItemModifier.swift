import HangaLayout
import HangaRuntime

/// Gives a tab its icon and label in the bar.
nonisolated struct TabItemModifier<Label: View>: PrimitiveModifier {
  let label: Label

  nonisolated static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    TabItemNode(view, in: inputs)
  }
}

/// A tab's icon and label, for the bar.
protocol TabItemSource: AnyObject {
  var labelElements: [LayoutNode] { get }
  /// The label as a node, for dumps.
  var labelNode: ViewNode { get }
  /// Draws the label chosen or not, light or dark as asked.
  func show(isSelected: Bool, colorScheme: ColorScheme?)
}

enum TabItemKey: ViewTraitKey {
  typealias Value = any TabItemSource
}

final class TabItemNode<Content: View, Label: View>:
  TypedNode<ModifiedContent<Content, TabItemModifier<Label>>>, TabItemSource
{
  private var child: TypedNode<Content>!
  private var label: TypedNode<TabItemLabel<Label>>!
  private var joined = ImplicitContainer()
  private var wrappers = WrapperList<TabItemElement>()
  private var isSelected = false
  private var colorScheme: ColorScheme?
  private var labelValues = DerivedEnvironment()

  override init(_ view: ModifiedContent<Content, TabItemModifier<Label>>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = Content._makeNode(view.content, in: childInputs)
    label = TabItemLabel._makeNode(
      TabItemLabel(label: view.modifier.label),
      in: childInputs.with(labelEnvironment).with(implicitLayout: nil))
  }

  override func didUpdate(
    from old: ModifiedContent<Content, TabItemModifier<Label>>, environmentChanged: Bool
  ) {
    child.update(view.content, environment)
    label.update(TabItemLabel(label: view.modifier.label), labelEnvironment)
  }

  /// Symbols are filled, labels small; the colour says which tab is chosen
  /// (facts/controls.md §3.1).
  private var labelEnvironment: EnvironmentValues {
    labelValues.values(from: environment) { values in
      if let colorScheme { values.colorScheme = colorScheme }
      values.font = BarGeometry(environment: environment).tabLabelFont
      values.symbolVariants = .fill
      values.symbolFont = SymbolFont(
        pointSize: ChromeMetrics.tabIconSize, weight: ChromeMetrics.tabIconWeight)
      values.imageScale = .large
      values.lineLimit = 1
      let style = isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(UnselectedTabStyle())
      values.foregroundLevels = ForegroundLevels(styles: [style])
    }
  }

  var labelElements: [LayoutNode] { label.elements }

  func show(isSelected: Bool, colorScheme: ColorScheme?) {
    guard isSelected != self.isSelected || colorScheme != self.colorScheme else { return }
    (self.isSelected, self.colorScheme) = (isSelected, colorScheme)
    labelValues.forget()
    label.update(TabItemLabel(label: view.modifier.label), labelEnvironment)
  }

  override var children: [ViewNode] { [child, label].compactMap { $0 } }
  override var preferenceChildren: [ViewNode] { child.map { [$0] } ?? [] }
  /// Dumps list the label where it shows: in the bar.
  override var dumpChildren: [ViewNode] { [child] }
  var labelNode: ViewNode { label }
  override func makeElements() -> [LayoutNode] {
    wrappers.refresh(joined.elements(of: child, for: self)) {
      TabItemElement(owner: self, child: $0, source: self)
    }
  }
}

/// A tab's icon and label as a view.
nonisolated struct TabItemLabel<Label: View>: View {
  let label: Label
  var body: some View { label.labelStyle(BarLabelStyle()) }
}

/// Icon and title of a label, for the bar to place each.
nonisolated struct BarLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    configuration.title
  }
}

final class TabItemElement: WrapperNode {
  private unowned let source: any TabItemSource

  init(owner: ViewNode, child: LayoutNode, source: any TabItemSource) {
    self.source = source
    super.init(owner: owner, child: child)
  }

  override func trait<K: ViewTraitKey>(_ key: K.Type) -> K.Value? {
    key == TabItemKey.self ? source as? K.Value : super.trait(key)
  }
}

/// The grey of tabs that are not chosen (facts/controls.md §3.1).
nonisolated struct UnselectedTabStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    Color(white: (environment.colorScheme == .dark ? 117 : 153) / 255)
  }
}

extension View {
  /// Gives this tab of a tab view its icon and label.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}

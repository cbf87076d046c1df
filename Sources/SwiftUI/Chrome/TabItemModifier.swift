import HangaLayout
import HangaRuntime
import UIKit

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
  /// The mark at the icon, if there is one.
  var badgeElement: LayoutNode? { get }
  /// The label as a node, for dumps.
  var labelNode: ViewNode { get }
  /// The mark as a node, for dumps.
  var markNode: ViewNode { get }
  /// Draws the label chosen or not, light or dark as asked, and the mark that goes with it.
  func show(isSelected: Bool, colorScheme: ColorScheme?, badge: Text?)
}

enum TabItemKey: ViewTraitKey {
  typealias Value = any TabItemSource
}

final class TabItemNode<Content: View, Label: View>:
  TypedNode<ModifiedContent<Content, TabItemModifier<Label>>>, TabItemSource
{
  private var child: TypedNode<Content>!
  private var label: TypedNode<TabItemLabel<Label>>!
  private var mark: TypedNode<TabBadge?>!
  private var badge: Text?
  private var joined = ImplicitContainer()
  private var wrappers = WrapperList<TabItemElement>()
  private var isSelected = false
  private var colorScheme: ColorScheme?
  private var labelValues = DerivedEnvironment()

  override init(_ view: ModifiedContent<Content, TabItemModifier<Label>>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = Content._makeNode(view.content, in: childInputs)
    label = TabItemLabel._makeNode(
      itemLabel, in: childInputs.with(labelEnvironment).with(implicitLayout: nil))
    mark = TabBadge?._makeNode(
      nil, in: childInputs.with(environment.forTabBadge).with(implicitLayout: nil))
  }

  private var itemLabel: TabItemLabel<Label> {
    TabItemLabel(
      label: view.modifier.label, isSelected: isSelected,
      isRow: BarGeometry(environment: environment).tabsAreRows)
  }

  override func didUpdate(
    from old: ModifiedContent<Content, TabItemModifier<Label>>, environmentChanged: Bool
  ) {
    child.update(view.content, environment)
    label.update(itemLabel, labelEnvironment)
    mark.update(badge.map { TabBadge(text: $0) }, environment.forTabBadge)
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
      let ink = BarInk.tab(
        isSelected: isSelected, isRow: BarGeometry(environment: environment).tabsAreRows)
      if let font = ink.title.font { values.font = Font(font) }
      // Views ask for the colour of the chosen tab by their tint; all else is the app's to say.
      let isAsked = isSelected && environment.isTintAsked
      let style: AnyShapeStyle =
        if let color = ink.icon ?? ink.title.color, !isAsked {
          AnyShapeStyle(Color(uiColor: color))
        } else {
          isSelected ? AnyShapeStyle(TintShapeStyle()) : unselected
        }
      values.foregroundLevels = ForegroundLevels(styles: [style])
    }
  }

  private var unselected: AnyShapeStyle {
    BarGeometry(environment: environment).tabsAreGlass
      ? AnyShapeStyle(UnselectedGlassTabStyle()) : AnyShapeStyle(UnselectedTabStyle())
  }

  var labelElements: [LayoutNode] { label.elements }

  var badgeElement: LayoutNode? { mark.elements.first }

  func show(isSelected: Bool, colorScheme: ColorScheme?, badge: Text?) {
    if badge != self.badge {
      self.badge = badge
      mark.update(badge.map { TabBadge(text: $0) }, environment.forTabBadge)
    }
    guard isSelected != self.isSelected || colorScheme != self.colorScheme else { return }
    (self.isSelected, self.colorScheme) = (isSelected, colorScheme)
    labelValues.forget()
    label.update(itemLabel, labelEnvironment)
  }

  override var children: [ViewNode] { [child, label, mark].compactMap { $0 } }
  override var preferenceChildren: [ViewNode] { child.map { [$0] } ?? [] }
  /// Dumps list the label where it shows: in the bar.
  override var dumpChildren: [ViewNode] { [child] }
  var labelNode: ViewNode { label }
  var markNode: ViewNode { mark }
  override func makeElements() -> [LayoutNode] {
    wrappers.refresh(joined.elements(of: child, for: self)) {
      TabItemElement(owner: self, child: $0, source: self)
    }
  }
}

/// A tab's icon and label as a view.
nonisolated struct TabItemLabel<Label: View>: View {
  let label: Label
  let isSelected: Bool
  let isRow: Bool
  @Environment(\.isTintAsked) private var isTintAsked

  init(label: Label, isSelected: Bool, isRow: Bool) {
    (self.label, self.isSelected, self.isRow) = (label, isSelected, isRow)
  }

  var body: some View {
    let title = BarInk.tab(isSelected: isSelected, isRow: isRow).title.color
    label.labelStyle(BarLabelStyle(titleColor: isSelected && isTintAsked ? nil : title))
  }
}

/// Icon and title of a label, for the bar to place each.
nonisolated struct BarLabelStyle: LabelStyle {
  var titleColor: UIColor?

  func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    if let titleColor {
      configuration.title.foregroundColor(Color(uiColor: titleColor))
    } else {
      configuration.title
    }
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

/// The same on glass (facts/controls.md §3.2).
nonisolated struct UnselectedGlassTabStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    Color(white: (environment.colorScheme == .dark ? 243 : 25) / 255)
  }
}

extension View {
  /// Gives this tab of a tab view its icon and label.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}

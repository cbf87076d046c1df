import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// The bar above a keyboard, with the items that the screen of the focused field asks for.
nonisolated package struct KeyboardBar: View {
  private let center: FocusCenter

  package init(_ graph: ViewGraph) { center = FocusCenter.of(graph) }

  package var body: some View {
    let covered = center.coveredHeight
    let items = center.shownBarItems
    KeyboardBarItems(sources: items)
      .frame(height: ChromeMetrics.keyboardBarHeight)
      .frame(maxWidth: .infinity)
      // Where no keyboard is, it waits below the screen, with the line above it.
      .offset(y: covered > 0 ? 0 : ChromeMetrics.keyboardBarHeight + ChromeMetrics.hairline)
      .padding(.bottom, max(covered - ChromeMetrics.keyboardBarHeight, 0))
      .frame(maxHeight: .infinity, alignment: .bottom)
      .ignoresSafeArea()
      .allowsHitTesting(covered > 0 && !items.isEmpty)
  }
}

extension KeyboardBar: DumpListed {
  package static var listing: DumpListing { .partsOnly }
}

/// The items side by side.
///
/// - Proposes: the bar's height to each item.
/// - Reports: the proposal.
nonisolated struct KeyboardBarItems: PrimitiveView {
  let sources: [any ToolbarItemSource]

  nonisolated static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    KeyboardBarNode(view, in: inputs)
  }
}

final class KeyboardBarNode: TypedNode<KeyboardBarItems> {
  private var element: BottomBarElement!

  override init(_ view: KeyboardBarItems, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    element = BottomBarElement(owner: self)
    element.floats = false
    element.name = "KeyboardBar"
    refresh()
  }

  override func didUpdate(from old: KeyboardBarItems, environmentChanged: Bool) { refresh() }

  private func refresh() {
    element.items = view.sources.flatMap { $0.barElements(in: element) }
    element.requests.background = view.sources.isEmpty ? .hidden : .visible
    element.invalidatePlacement()
  }

  override var dumpChildren: [ViewNode] { view.sources.map(\.node) }
  override var typeName: String { "KeyboardBar" }
  override var isContainer: Bool { true }
  override func makeElements() -> [LayoutNode] { [element] }
}

import HangaLayout
import HangaRuntime

/// A bar of the system's as a node of its own: titles and buttons that the bar itself adds live
/// below it, and dumps show it by name.
final class BarNode: ViewNode {
  private var name = ""
  private var own: [ViewNode] = []
  private var element: LayoutNode!
  /// The nodes that show in the bar, with those that live elsewhere.
  var shown: () -> [ViewNode] = { [] }

  /// Told when elements inside have come or gone.
  var contentsChanged: () -> Void = {}

  override init(in inputs: NodeInputs) { super.init(in: inputs) }

  convenience init(_ name: String, in inputs: NodeInputs, element: (BarNode) -> LayoutNode) {
    self.init(in: inputs)
    self.name = name
    self.element = element(self)
  }

  /// Takes nodes that the bar itself keeps.
  func adopt(_ nodes: [ViewNode]) { own = nodes }

  override var typeName: String { name }
  override var children: [ViewNode] { own }
  override var dumpChildren: [ViewNode] { own.filter { !$0.elements.isEmpty } + shown() }
  override var isContainer: Bool { true }
  override func contentsDidChange() { contentsChanged() }
  override func makeElements() -> [LayoutNode] { [element] }
  override func makePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { nil }
}

import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// What a row's own modifiers ask of the list around it.
nonisolated struct ListRowWishes: Sendable {
  var insets: EdgeInsets?
  var separators = SeparatorWishes()
  var sectionSeparators = SeparatorWishes()
  var tint: ListTint?
  var hidesDelete = false
  var hidesMove = false
  var isSelectable: Bool?

  /// Wishes of a modifier closer to the row go before those of one further out.
  func filled(from outer: ListRowWishes) -> ListRowWishes {
    var copy = self
    copy.insets = insets ?? outer.insets
    copy.separators = separators.filled(from: outer.separators)
    copy.sectionSeparators = sectionSeparators.filled(from: outer.sectionSeparators)
    copy.tint = tint ?? outer.tint
    copy.hidesDelete = hidesDelete || outer.hidesDelete
    copy.hidesMove = hidesMove || outer.hidesMove
    copy.isSelectable = isSelectable ?? outer.isSelectable
    return copy
  }
}

/// What is asked of the lines above and below a row or section.
nonisolated struct SeparatorWishes: Sendable {
  var top: Visibility?
  var bottom: Visibility?
  var topColor: Color?
  var bottomColor: Color?

  init() {}

  init(_ visibility: Visibility, edges: VerticalEdge.Set) {
    if edges.contains(.top) { top = visibility }
    if edges.contains(.bottom) { bottom = visibility }
  }

  init(_ color: Color?, edges: VerticalEdge.Set) {
    if edges.contains(.top) { topColor = color }
    if edges.contains(.bottom) { bottomColor = color }
  }

  func filled(from outer: SeparatorWishes) -> SeparatorWishes {
    var copy = self
    copy.top = top ?? outer.top
    copy.bottom = bottom ?? outer.bottom
    copy.topColor = topColor ?? outer.topColor
    copy.bottomColor = bottomColor ?? outer.bottomColor
    return copy
  }
}

enum ListRowKey: ViewTraitKey {
  typealias Value = ListRowWishes
}

/// Asks something of the list around the row.
nonisolated struct ListRowWish: PrimitiveModifier {
  var wishes: ListRowWishes

  init(_ set: (inout ListRowWishes) -> Void) {
    wishes = ListRowWishes()
    set(&wishes)
  }

  nonisolated static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    ListRowWishNode(view, in: inputs)
  }
}

final class ListRowWishNode<Content: View>: TypedNode<ModifiedContent<Content, ListRowWish>> {
  private var child: TypedNode<Content>!
  private var joined = ImplicitContainer()
  private var wrappers = WrapperList<ListRowWishElement>()

  override init(_ view: ModifiedContent<Content, ListRowWish>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = Content._makeNode(view.content, in: childInputs)
  }

  override func didUpdate(
    from old: ModifiedContent<Content, ListRowWish>, environmentChanged: Bool
  ) {
    wrappers.forEach {
      $0.wishes = view.modifier.wishes
      $0.invalidateLayout()
    }
    child.update(view.content, environment)
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }
  override func makeElements() -> [LayoutNode] {
    wrappers.refresh(joined.elements(of: child, for: self)) {
      ListRowWishElement(owner: self, child: $0, wishes: view.modifier.wishes)
    }
  }
}

final class ListRowWishElement: WrapperNode {
  var wishes: ListRowWishes

  init(owner: ViewNode, child: LayoutNode, wishes: ListRowWishes) {
    self.wishes = wishes
    super.init(owner: owner, child: child)
  }

  override func trait<K: ViewTraitKey>(_ key: K.Type) -> K.Value? {
    guard key == ListRowKey.self else { return child.trait(key) }
    let inner = child.trait(ListRowKey.self)
    return (inner?.filled(from: wishes) ?? wishes) as? K.Value
  }
}

/// The tint of a row's symbols.
nonisolated public struct ListItemTint: Sendable {
  let tint: ListTint
  /// `tint` unless the system asks for another.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(tint: .color(tint)) }
  /// `tint` unless the user has chosen another.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(tint: .color(tint)) }
  /// No colour.
  public static let monochrome = ListItemTint(tint: .monochrome)
}

nonisolated enum ListTint: Sendable {
  case color(Color)
  case monochrome
}

private enum ItemTintKey: EnvironmentKey { static let defaultValue: ListTint? = nil }

extension EnvironmentValues {
  var listItemTint: ListTint? {
    get { self[ItemTintKey.self] }
    set { self[ItemTintKey.self] = newValue }
  }
}

extension View {
  /// Sets the space around the row's content; `nil` is the list's own.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(ListRowWish { $0.insets = insets })
  }
  /// Shows or hides the lines above and below the row.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(ListRowWish { $0.separators = SeparatorWishes(visibility, edges: edges) })
  }
  /// Colours the lines above and below the row.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    modifier(ListRowWish { $0.separators = SeparatorWishes(color, edges: edges) })
  }
  /// Shows or hides the lines above and below the section.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(ListRowWish { $0.sectionSeparators = SeparatorWishes(visibility, edges: edges) })
  }
  /// Colours the lines above and below the section.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    modifier(ListRowWish { $0.sectionSeparators = SeparatorWishes(color, edges: edges) })
  }
  /// Colours the symbols of the rows inside.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint?.tint)
  }
  /// Colours the symbols of the rows inside; `nil` leaves them to the list.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map { .color($0) })
  }
  /// Keeps the row from being deleted.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(ListRowWish { $0.hidesDelete = isDisabled })
  }
  /// Keeps the row from being moved.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(ListRowWish { $0.hidesMove = isDisabled })
  }
  /// Keeps the row from being chosen.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(ListRowWish { $0.isSelectable = !isDisabled })
  }
}

import HangaRuntime

/// The views of a tree of data: each element, and below it those inside while it is open.
nonisolated public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
}

/// What stands for the elements inside another one of an outline.
nonisolated public struct OutlineSubgroup: View {
  /// Made and shown on the main actor only.
  nonisolated(unsafe) let content: AnyView
  public var body: some View { content }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == OutlineSubgroup {
  /// A view for each element of a tree, identified by its own id.
  ///
  /// - Parameter children: the elements inside; `nil` for those that cannot be opened.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(
      data: data, id: \.id, children: { $0[keyPath: children] }, content: content)
  }

  /// A view for each element of a tree, identified by the value at `id`.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, id: id, children: { $0[keyPath: children] }, content: content)
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    ForEach(data, id: id) { element in
      OutlineItem(group: self, element: element, level: 0)
    }
  }
}

/// One element of an outline, and those inside while it is open.
nonisolated struct OutlineItem<Data, ID, Parent, Leaf, Subgroup>: View
where Data: RandomAccessCollection, ID: Hashable, Leaf: View {
  let group: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
  let element: Data.Element
  /// How many elements it is inside of.
  let level: Int
  @State private var isOpen = false

  init(
    group: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>, element: Data.Element, level: Int
  ) {
    (self.group, self.element, self.level) = (group, element, level)
  }

  var body: some View {
    let inner = group.children(element)
    if let inner {
      OutlineTitle(isOpen: $isOpen, level: level, content: group.content(element))
      if isOpen {
        AnyView(
          ForEach(inner, id: group.id) { element in
            OutlineItem(group: group, element: element, level: level + 1)
          })
      }
    } else {
      group.content(element).padding(.leading, CGFloat(level) * ListMetrics.outlineIndent)
    }
  }
}

/// An element that opens and closes.
nonisolated struct OutlineTitle<Content: View>: View {
  @Binding var isOpen: Bool
  let level: Int
  let content: Content

  init(isOpen: Binding<Bool>, level: Int, content: Content) {
    _isOpen = isOpen
    (self.level, self.content) = (level, content)
  }

  var body: some View {
    let isOpen = $isOpen
    Button(action: UserAction.onMain { withAnimation { isOpen.wrappedValue.toggle() } }) {
      HStack(spacing: ListMetrics.accessoryGap) {
        content
        Spacer(minLength: 0)
        Image(systemName: "chevron.forward")
          .font(.system(size: ListMetrics.chevronSize, weight: .semibold))
          .foregroundStyle(.tint)
          .rotationEffect(.degrees(isOpen.wrappedValue ? 90 : 0))
      }
      .contentShape(Rectangle())
    }
    .environment(\.isLinkLabel, true)
    .padding(.leading, CGFloat(level) * ListMetrics.outlineIndent)
  }
}

extension OutlineItem: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}
extension OutlineTitle: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension List where SelectionValue == Never {
  /// A row for each element of a tree, and for those inside the open ones.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, OutlineSubgroup>,
    Data.Element: Identifiable
  {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent), choice: nil)
  }

  /// The same, identified by the value at `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, OutlineSubgroup> {
    self.init(
      content: OutlineGroup(data, id: id, children: children, content: rowContent), choice: nil)
  }
}

extension List {
  /// A row for each element of a tree, of which one may be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, OutlineSubgroup>,
    Data.Element: Identifiable
  {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent),
      choice: .one(selection))
  }

  /// A row for each element of a tree, of which several may be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, OutlineSubgroup>,
    Data.Element: Identifiable
  {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent),
      choice: .several(selection))
  }

  /// A row for each element of a tree, identified by the value at `id`, of which one may be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, OutlineSubgroup> {
    self.init(
      content: OutlineGroup(data, id: id, children: children, content: rowContent),
      choice: .one(selection))
  }

  /// The same, of which several may be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, OutlineSubgroup> {
    self.init(
      content: OutlineGroup(data, id: id, children: children, content: rowContent),
      choice: .several(selection))
  }
}

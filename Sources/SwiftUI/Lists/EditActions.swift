import Foundation
import HangaRuntime

/// What a list lets people do with the elements of a collection.
nonisolated public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Take them out.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
  /// Put them elsewhere.
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
  /// Everything.
  public static var all: EditActions<Data> { [.delete, .move] }
}

/// A row of a collection that a list may change.
nonisolated public struct EditableCollectionContent<Content: View, Data>: View {
  let content: Content
  public var body: some View { content }
}

extension EditableCollectionContent: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension ForEach {
  /// A view for a binding to each element of a collection that a list may change.
  public init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == Binding<C>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection
  {
    var edits = RowEdits()
    if editActions.rawValue & 1 != 0 {
      edits.delete = { data.wrappedValue.remove(atOffsets: $0) }
    }
    if editActions.rawValue & 2 != 0 {
      edits.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
    self.init(
      data: data, content: { EditableCollectionContent(content: content($0)) },
      id: { $0.wrappedValue[keyPath: id] }, isConstantRange: false, edits: edits)
  }

  /// The same, identified by the elements' own ids.
  public init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == Binding<C>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable, ID == C.Element.ID
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }
}

extension List where SelectionValue == Never {
  /// A row for a binding to each element of a collection that the list may change.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Identifiable,
    Content == ForEach<
      Binding<Data>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent), choice: nil)
  }

  /// The same, identified by the value at `id`.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Content == ForEach<Binding<Data>, ID, EditableCollectionContent<RowContent, Data>>
  {
    self.init(
      content: ForEach(data, id: id, editActions: editActions, content: rowContent), choice: nil)
  }
}

extension List {
  /// A row for a binding to each element of a collection that the list may change, of which one
  /// may be chosen.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Identifiable,
    Content == ForEach<
      Binding<Data>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent),
      choice: .one(selection))
  }

  /// The same, of which several may be chosen.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Identifiable,
    Content == ForEach<
      Binding<Data>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent),
      choice: .several(selection))
  }
}

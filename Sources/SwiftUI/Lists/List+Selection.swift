import HangaRuntime

extension ListChoice {
  /// At most one row.
  static func one<Value: Hashable>(_ selection: Binding<Value?>?) -> ListChoice? {
    selection.map { selection in
      ListChoice(
        takesSeveral: false,
        contains: { value in selection.wrappedValue.map { AnyHashable($0) } == value },
        choose: { value in
          if let value = value.base as? Value { selection.wrappedValue = value }
        },
        admits: { $0.base is Value }, current: { selection.wrappedValue.map { AnyHashable($0) } },
        clear: { selection.wrappedValue = nil })
    }
  }

  /// Any number of rows.
  static func several<Value: Hashable>(_ selection: Binding<Set<Value>>?) -> ListChoice? {
    selection.map { selection in
      ListChoice(
        takesSeveral: true,
        contains: { value in
          // Read whatever is asked for, so that a change wakes those who asked.
          let chosen = selection.wrappedValue
          return (value.base as? Value).map { chosen.contains($0) } ?? false
        },
        choose: { value in
          guard let value = value.base as? Value else { return }
          if selection.wrappedValue.contains(value) {
            selection.wrappedValue.remove(value)
          } else {
            selection.wrappedValue.insert(value)
          }
        },
        admits: { $0.base is Value }, current: { nil },
        clear: { selection.wrappedValue = [] })
    }
  }
}

extension List {
  /// Rows of any kind, of which one may be chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), choice: .one(selection))
  }

  /// Rows of any kind, of which several may be chosen.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), choice: .several(selection))
  }

  /// A row for each element, of which one may be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), choice: .one(selection))
  }

  /// A row for each element, of which several may be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), choice: .several(selection))
  }

  /// A row for each element, identified by the value at `id`, of which one may be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), choice: .one(selection))
  }

  /// A row for each element, identified by the value at `id`, of which several may be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), choice: .several(selection))
  }

  /// A row for each number, of which one may be chosen.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), choice: .one(selection))
  }

  /// A row for each number, of which several may be chosen.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), choice: .several(selection))
  }

  /// A row for a binding to each element, of which one may be chosen.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent), choice: .one(selection))
  }

  /// A row for a binding to each element, of which several may be chosen.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent), choice: .several(selection))
  }
}

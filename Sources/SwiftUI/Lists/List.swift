import HangaRuntime

/// Rows that scroll, one below the other, of which some may be chosen.
///
/// - Proposes: to each row the list's width, less margins.
/// - Reports: the proposal.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: RowsView {
  let content: Content
  let choice: ListChoice?

  init(content: Content, choice: ListChoice?) { (self.content, self.choice) = (content, choice) }
}

extension List where SelectionValue == Never {
  /// Rows of any kind.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), choice: nil)
  }

  /// A row for each element, identified by its own id.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), choice: nil)
  }

  /// A row for each element, identified by the value at `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), choice: nil)
  }

  /// A row for each number. The range is meant to stay what it first was.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), choice: nil)
  }

  /// A row for a binding to each element.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent), choice: nil)
  }

  /// A row for a binding to each element, identified by the value at `id`.
  public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), choice: nil)
  }
}

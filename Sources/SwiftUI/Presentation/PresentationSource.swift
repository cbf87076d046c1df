import HangaRuntime

/// What says whether something is shown, and what.
nonisolated struct PresentationSource<Shown: View> {
  /// Something to show; another identity is another thing.
  struct Wanted {
    let id: AnyHashable
    let make: () -> Shown
  }
  /// Read on the main actor, so that the presenter learns of changes.
  let wanted: () -> Wanted?
  /// Takes the wish back.
  let retract: () -> Void

  init(wanted: @escaping () -> Wanted?, retract: @escaping () -> Void) {
    (self.wanted, self.retract) = (wanted, retract)
  }

  /// Shown while `isPresented` is true.
  init(isPresented: Binding<Bool>, make: @escaping () -> Shown) {
    self.init(
      wanted: { isPresented.wrappedValue ? Wanted(id: true, make: make) : nil },
      retract: { isPresented.wrappedValue = false })
  }

  /// Shown while there is an item.
  init<Item: Identifiable>(item: Binding<Item?>, make: @escaping (Item) -> Shown) {
    self.init(
      wanted: {
        item.wrappedValue.map { value in
          Wanted(id: AnyHashable(value.id)) { make(value) }
        }
      },
      retract: { item.wrappedValue = nil })
  }
}

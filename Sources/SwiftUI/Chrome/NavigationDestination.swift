import HangaRuntime

/// A screen that can be shown above another.
struct NavigationDestination {
  enum ID: Hashable {
    case value(AnyHashable, at: Int)
    case presented(Namespace.ID)
  }
  let id: ID
  /// Another object each time the view that names the screen has changed.
  let version: AnyObject
  let make: () -> AnyView
  /// Takes back what presented the screen; `nil` if a path did.
  let dismiss: (() -> Void)?
  /// Whether it goes to the detail of a split view rather than into the column it is named in.
  var isDetail = true
}

/// What screens say of the screens above them.
nonisolated struct NavigationDestinations {
  /// A rule from values to screens.
  struct Maker {
    let version = Version()
    /// Answers `nil` for values of other types.
    let make: (AnyHashable) -> (() -> AnyView)?
  }
  final class Version {}
  var makers: [Maker] = []
  var presented: [NavigationDestination] = []

  func destination(for value: AnyHashable, at index: Int) -> NavigationDestination? {
    for maker in makers {
      guard let make = maker.make(value) else { continue }
      return NavigationDestination(
        id: .value(value, at: index), version: maker.version, make: make, dismiss: nil)
    }
    return nil
  }
}

nonisolated enum NavigationDestinationsKey: PreferenceKey {
  static var defaultValue: NavigationDestinations { NavigationDestinations() }
  static func reduce(value: inout NavigationDestinations, nextValue: () -> NavigationDestinations) {
    let next = nextValue()
    value.makers += next.makers
    value.presented += next.presented
  }
}

extension View {
  /// Says what screen a value of type `data` shows.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let maker = NavigationDestinations.Maker { value in
      guard let value = value.base as? D else { return nil }
      return { AnyView(destination(value)) }
    }
    return transformPreference(NavigationDestinationsKey.self) { $0.makers.append(maker) }
  }

  /// Shows a screen while `isPresented` is true.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    return PresentedDestination(content: self, isPresented: isPresented) { AnyView(view) }
  }

  /// Shows a screen while `item` has a value.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let isPresented = Binding<Bool>(
      get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return PresentedDestination(content: self, isPresented: isPresented) {
      // A screen keeps what it shows while it leaves: this is only asked for while there is one.
      AnyView(item.wrappedValue.map { destination($0) })
    }
  }
}

/// Tells the stack around of a screen, as long as a binding says that it shows.
nonisolated struct PresentedDestination<Content: View>: View {
  let content: Content
  @Binding var isPresented: Bool
  let destination: () -> AnyView
  @Namespace private var identity
  @Environment(\.leadsToDetail) private var leadsToDetail

  init(content: Content, isPresented: Binding<Bool>, destination: @escaping () -> AnyView) {
    (self.content, self.destination) = (content, destination)
    _isPresented = isPresented
  }

  var body: some View {
    let isShown = isPresented
    let (binding, destination, identity) = ($isPresented, self.destination, self.identity)
    let version = NavigationDestinations.Version()
    let isDetail = leadsToDetail
    content.transformPreference(NavigationDestinationsKey.self) {
      guard isShown else { return }
      $0.presented.append(
        NavigationDestination(
          id: .presented(identity), version: version,
          make: destination, dismiss: { binding.wrappedValue = false }, isDetail: isDetail))
    }
  }
}

private enum DetailKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// Whether links in a column of a split view lead to its detail.
  var leadsToDetail: Bool {
    get { self[DetailKey.self] }
    set { self[DetailKey.self] = newValue }
  }
}

extension PresentedDestination: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

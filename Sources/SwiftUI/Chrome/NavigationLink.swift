import HangaRuntime

/// A button that shows another screen.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case screen(Destination)
    case value(AnyHashable?)
  }
  private let target: Target
  private let label: Label
  private let isActive: Binding<Bool>?
  @State private var isShown = false
  @Environment(\.navigator) private var navigator

  private init(_ target: Target, isActive: Binding<Bool>? = nil, label: Label) {
    (self.target, self.isActive, self.label) = (target, isActive, label)
  }

  public var body: some View {
    let binding = isActive ?? $isShown
    switch target {
    case .screen(let destination):
      Button {
        binding.wrappedValue = true
      } label: {
        label
      }
      .modifier(LinkRowMark())
      .navigationDestination(isPresented: binding) { destination }
    case .value(let value):
      let navigator = navigator
      Button(action: UserAction.onMain { if let value { navigator?.push(value) } }) { label }
        .modifier(LinkRowMark())
        .modifier(LinkValueTrait(target: value))
        .disabled(value == nil)
    }
  }
}

extension NavigationLink {
  /// Leads to `destination`.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.screen(destination()), label: label())
  }
  /// The same by the older order.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.screen(destination), label: label())
  }
  /// Leads to `destination` while `isActive` is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.screen(destination()), isActive: isActive, label: label())
  }
  /// The same by the older order.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(.screen(destination), isActive: isActive, label: label())
  }
  /// Leads to `destination` while `selection` equals `tag`.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      .screen(destination()), isActive: Self.isActive(tag, selection), label: label())
  }
  /// The same by the older order.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(.screen(destination), isActive: Self.isActive(tag, selection), label: label())
  }

  /// Whether `selection` is `tag`. Another choice made meanwhile stays when the screen is left.
  private static func isActive<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
    Binding<Bool>(
      get: { selection.wrappedValue == tag },
      set: {
        if $0 {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }

  /// Says whether the screen goes to the column for details, or over the one that the link is in.
  public func isDetailLink(_ isDetailLink: Bool) -> some View {
    environment(\.leadsToDetail, isDetailLink)
  }
}

extension NavigationLink where Label == Text {
  /// Words that lead to `destination`.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(.screen(destination()), label: Text(titleKey))
  }
  /// Words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(.screen(destination()), label: Text(title))
  }
  /// Words, by the older order.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(.screen(destination), label: Text(titleKey))
  }
  /// Words shown as they are, by the older order.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(.screen(destination), label: Text(title))
  }

  /// Words that lead to `destination` while `isActive` is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(.screen(destination()), isActive: isActive, label: Text(titleKey))
  }
  /// The same with words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.screen(destination()), isActive: isActive, label: Text(title))
  }
  /// The same by the older order.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(.screen(destination), isActive: isActive, label: Text(titleKey))
  }
  /// The same by the older order, with words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(.screen(destination), isActive: isActive, label: Text(title))
  }

  /// Words that lead to `destination` while `selection` equals `tag`.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }
  /// The same with words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }
  /// The same by the older order.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }
  /// The same by the older order, with words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// Leads to what `navigationDestination(for:)` makes of `value`; `nil` leads nowhere.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// The same with words.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(.value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }
  /// The same with words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(.value(value.map { AnyHashable($0) }), label: Text(title))
  }
}

import HangaRuntime

/// Watches the geometry of the view it lies behind.
nonisolated struct GeometryWatch<Value: Equatable>: View {
  let transform: (GeometryProxy) -> Value
  let action: (_ oldValue: Value, _ newValue: Value) -> Void

  var body: some View {
    GeometryReader { proxy in
      Color.clear.onChange(of: transform(proxy), initial: true, action)
    }
  }
}

extension GeometryWatch: DumpListed {
  static var listing: DumpListing { .partsOnly }
}

/// The layer that holds the watch; dumps leave it out.
nonisolated struct GeometryWatching<Value: Equatable>: LayeringModifier {
  let layer: GeometryWatch<Value>
  var alignment: Alignment { .center }
  var isBehind: Bool { true }
  var listedName: String? { nil }
}

extension View {
  /// Runs `action` with what `transform` makes of the view's geometry, at first and whenever that
  /// has changed.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(
      GeometryWatching(layer: GeometryWatch(transform: transform, action: { action($1) })))
  }

  /// The same with the value before.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryWatching(layer: GeometryWatch(transform: transform, action: action)))
  }
}

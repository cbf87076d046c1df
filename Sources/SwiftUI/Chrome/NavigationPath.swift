import HangaRuntime

/// The values that the screens of a stack show, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []
  /// At the root.
  public init() {}
  /// Past the root by the values in order.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }
  /// How many screens lie over the root.
  public var count: Int { values.count }
  /// Whether the root shows.
  public var isEmpty: Bool { values.isEmpty }
  /// Leads on to the screen for `value`.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Takes the last `k` values away; there must be as many.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// A path whose type is hidden.
struct NavigationPathAccess {
  let values: [AnyHashable]
  let append: (AnyHashable) -> Void
  let removeLast: (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    values = path.wrappedValue.values
    append = { path.wrappedValue.values.append($0) }
    removeLast = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
  }

  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    values = path.wrappedValue.map { AnyHashable($0) }
    append = { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } }
    removeLast = { count in
      var values = path.wrappedValue
      let kept = max(values.count - count, 0)
      values.removeSubrange(values.index(values.startIndex, offsetBy: kept)...)
      path.wrappedValue = values
    }
  }
}

/// Shows and leaves screens, for the views on them.
struct Navigator {
  let push: (AnyHashable) -> Void

  init<V: View>(_ node: NavigationNode<V>) {
    push = { [weak node] in node?.push($0) }
  }
  init(push: @escaping (AnyHashable) -> Void) { self.push = push }
}

private enum NavigatorKey: EnvironmentKey {
  static var defaultValue: Navigator? { nil }
}

extension EnvironmentValues {
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

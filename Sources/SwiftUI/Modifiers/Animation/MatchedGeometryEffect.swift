import HangaGeometry
import HangaRuntime

/// Which parts of a frame are matched.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Where the view is.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large it is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Ties the view's geometry to that of others with the same id.
nonisolated public struct _MatchedGeometryEffect<ID: Hashable>: GeometryMatching {
  let id: ID
  let namespace: Namespace.ID
  let properties: MatchedGeometryProperties
  package let anchor: UnitPoint
  package let isSource: Bool

  package var matchKey: MatchKey { MatchKey(id: AnyHashable(id), namespace: namespace) }
  package var matchesPosition: Bool { properties.contains(.position) }
  package var matchesSize: Bool { properties.contains(.size) }
}

extension View {
  /// Ties this view's geometry to the others of `id` in `namespace`.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryEffect(
        id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
  }
}

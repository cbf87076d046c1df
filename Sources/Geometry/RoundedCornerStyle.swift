/// How a rounded corner meets its straight edges.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter circle.
  case circular
  /// A curve whose bend grows gradually, reaching 1.5287 radii along each edge.
  case continuous
}

/// How dumps list a view.
public enum DumpListing: Equatable, Sendable {
  /// Under a name.
  case named(String)
  /// Not at all: what it holds takes its place.
  case contentOnly
  /// Under its type's name, without what it holds.
  case whole
  /// Not at all, and of what it holds only the views that state a listing.
  case partsOnly
}

/// A view of ours that dumps list in a way of its own, because its type or its inside means
/// nothing to those who use it.
nonisolated package protocol DumpListed {
  static var listing: DumpListing { get }
}

extension PrimitiveModifier {
  /// What dumps call the modifier: the function that applies it, made from the type's name.
  package var listedName: String? {
    var name = TypeNames.short(of: Self.self)
    for suffix in ["Layout", "Effect", "Modifier"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
    }
    return ".\(name.prefix(1).lowercased())\(name.dropFirst())"
  }
}

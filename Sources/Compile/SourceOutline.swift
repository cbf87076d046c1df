/// The view expressions of a declaration as they are written: what stands in what, and where.
///
/// It is read by parsing alone, and says nothing about types: names are compared with those of the
/// views that were laid out.
package struct SourceOutline: Equatable, Sendable {
  /// `VStack`, `.padding` or the name of a property or function.
  package var name: String
  package var place: SourceIndex.Place
  /// The first string between the parentheses, where it is a plain literal.
  package var text: String?
  /// Whether it stands in a branch, so that something else may show instead.
  package var isConditional: Bool
  /// What a modifier is applied to, then what its or the view's closures and arguments hold.
  package var inner: [SourceOutline]
}

extension SourceIndex {
  /// The outlines of one type's members that make views, by their names: `body` and its helpers.
  package typealias Outlines = [String: [SourceOutline]]
}

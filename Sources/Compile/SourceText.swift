/// A file as it was read.
struct SourceText: Equatable {
  /// As the user wrote it.
  var path: String
  var text: String

  /// The last part of the path, by which the compiler tells files apart.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

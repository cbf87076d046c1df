import HangaRuntime

/// Files that were compiled and loaded, and the view of them to show.
package struct CompiledScreen {
  /// Makes the view or app.
  package let entry: _EntryPoint
  package let choice: SourceIndex.Choice
  /// Where the files declare what.
  package let index: SourceIndex
  /// Whether the compiler was not needed.
  package let wasCached: Bool
  /// Files given but not compiled: they do not compile here and the choice does not need them, or
  /// they stand in a folder and nothing needs them.
  package let leftOut: [String]
}

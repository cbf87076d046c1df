import HangaRuntime

/// An environment made from the inherited one, kept while that stays the same.
struct DerivedEnvironment {
  private var known: (source: EnvironmentValues, values: EnvironmentValues)?

  /// Has the values made anew when they are next asked for.
  mutating func forget() { known = nil }

  mutating func values(
    from source: EnvironmentValues, change: (inout EnvironmentValues) -> Void
  ) -> EnvironmentValues {
    if let known, known.source.isIdentical(to: source) { return known.values }
    var values = source
    change(&values)
    known = (source, values)
    return values
  }
}

import HangaRuntime

/// Bounds the number of lines of the texts inside.
nonisolated public struct LineLimitModifier: EnvironmentWriting, Equatable {
  /// The most lines, `nil` for any number.
  let most: Int?
  /// The number of lines whose height is taken in any case.
  let reserved: Int

  package func write(to environment: inout EnvironmentValues) {
    environment.lineLimit = most
    environment.reservedLines = reserved
  }
}

extension View {
  /// The most lines a text may have; `nil` for any number.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    modifier(LineLimitModifier(most: number, reserved: 0))
  }

  /// The most lines a text may have and, if asked for, the height of as many.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(LineLimitModifier(most: limit, reserved: reservesSpace ? limit : 0))
  }

  /// Room for at least so many lines.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(LineLimitModifier(most: nil, reserved: limit.lowerBound))
  }

  /// At most so many lines.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(LineLimitModifier(most: limit.upperBound, reserved: 0))
  }

  /// At most the upper bound of lines, with room for at least the lower.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(LineLimitModifier(most: limit.upperBound, reserved: limit.lowerBound))
  }
}

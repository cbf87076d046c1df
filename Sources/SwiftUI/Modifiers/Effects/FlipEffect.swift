import Foundation
import HangaGeometry
import HangaRuntime

/// Mirrors a view where text runs from right to left.
nonisolated struct FlipEffect: TransformingEffect, Equatable {
  var isEnabled: Bool
  func transform(size: CGSize, in environment: EnvironmentValues) -> CGAffineTransform {
    guard isEnabled, environment.layoutDirection == .rightToLeft else { return .identity }
    return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
  }
  var listedName: String? { ".flipsForRightToLeftLayoutDirection" }
}

/// Mirrors a view in the reading direction that its behaviour names.
nonisolated struct DirectionEffect: TransformingEffect, Equatable {
  var behavior: LayoutDirectionBehavior
  func transform(size: CGSize, in environment: EnvironmentValues) -> CGAffineTransform {
    guard behavior == .mirrors(in: environment.layoutDirection) else { return .identity }
    return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
  }
  var listedName: String? { ".layoutDirectionBehavior" }
}

extension View {
  /// Mirrors this view in a reading direction, or keeps it as it is.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
  {
    modifier(DirectionEffect(behavior: behavior))
  }

  /// Mirrors this view where text runs from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipEffect(isEnabled: enabled))
  }
}

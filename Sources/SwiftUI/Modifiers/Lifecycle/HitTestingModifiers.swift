import HangaRuntime

/// Whether touches reach the view.
nonisolated public struct _AllowsHitTestingModifier: EnvironmentWriting, Equatable {
  let allows: Bool
  package func write(to environment: inout EnvironmentValues) {
    if !allows { environment[TouchableKey.self] = false }
  }
}

extension View {
  /// Lets touches through to what is behind with `false`.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(allows: enabled))
  }
}

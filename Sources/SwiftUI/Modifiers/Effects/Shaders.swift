import Foundation
import HangaRuntime

/// Functions of a Metal library. There is none here.
@available(*, unavailable, message: "Metal shaders cannot run here.")
@dynamicMemberLookup
nonisolated public struct ShaderLibrary: Equatable, Sendable {
  /// A function by its name.
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

@available(*, unavailable, message: "Metal shaders cannot run here.")
@dynamicCallable
nonisolated public struct ShaderFunction: Equatable, Sendable {
  /// The function with its arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader { Shader() }
}

@available(*, unavailable, message: "Metal shaders cannot run here.")
nonisolated public struct Shader: Equatable, Sendable {
  @available(*, unavailable, message: "Metal shaders cannot run here.")
  public struct Argument: Equatable, Sendable {}
}

extension View {
  @available(
    *, unavailable, message: "Metal shaders cannot run here; use colour filters or blend modes."
  )
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    self
  }

  @available(*, unavailable, message: "Metal shaders cannot run here.")
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }

  @available(*, unavailable, message: "Metal shaders cannot run here.")
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}

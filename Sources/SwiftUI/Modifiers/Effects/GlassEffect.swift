import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// A kind of glass. It is drawn as a material with a bright rim: what lies below is blurred and
/// tinted, and not bent at the edge.
nonisolated public struct Glass: Equatable, Sendable {
  private enum Kind { case regular, clear, identity }
  private let kind: Kind
  private var color: Color?

  /// The usual glass.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Lets more through.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass at all.
  public static var identity: Glass { Glass(kind: .identity) }

  /// Glass of a colour; `nil` is colourless.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  /// Kept for the name: glass here does not answer touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// How much of a tint covers the material, C.
  private static let tintShare = 0.7
  /// How much of black dims clear glass, which has to carry white letters. C.
  private static let clearDimming = 0.1

  @ViewBuilder func plate<S: Shape>(_ shape: S) -> some View {
    if kind != .identity {
      ZStack {
        if kind == .regular {
          shape.fill(.thinMaterial)
        } else {
          shape.fill(.ultraThinMaterial.opacity(0.5))
          shape.fill(.black.opacity(Self.clearDimming))
        }
        if let color { shape.fill(color.opacity(Self.tintShare)) }
        GlassRim(shape: shape)
      }
    }
  }
}

/// The light that a sheet of glass catches along its edge, from above and, fainter, from below.
nonisolated private struct GlassRim<S: Shape>: View {
  let shape: S

  /// How bright the rim is above, in the middle and below, and how wide, C.
  private static var lights: [Double] { [0.7, 0.15, 0.4] }
  private static var width: CGFloat { 1 }

  var body: some View {
    shape
      // Half of the line lies outside and is cut off.
      .stroke(
        LinearGradient(
          colors: Self.lights.map { .white.opacity($0) }, startPoint: .topLeading,
          endPoint: .bottomTrailing),
        lineWidth: 2 * Self.width
      )
      .clipShape(shape)
  }
}

/// The shape of glass where none is given: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
  public func _outline(in context: ShapeContext) -> ShapeOutline {
    Capsule()._outline(in: context)
  }
}

extension View {
  /// Puts this view on a sheet of glass.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: DefaultGlassEffectShape())
  }

  /// Puts this view on a sheet of glass of a shape.
  nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S)
    -> some View
  {
    background { glass.plate(shape) }
  }

  /// Kept for the name: sheets of glass do not flow into one another here.
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Kept for the name: sheets of glass come and go as the views on them do.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }

  @available(*, unavailable, message: "Sheets of glass are not joined to one here.")
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View { self }
}

/// How a sheet of glass comes and goes.
nonisolated public struct GlassEffectTransition: Hashable, Sendable {
  enum Value { case identity, matchedGeometry, materialize }
  let value: Value
  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(value: .identity) }
  /// Out of another sheet.
  public static var matchedGeometry: GlassEffectTransition {
    GlassEffectTransition(value: .matchedGeometry)
  }
  /// By itself.
  public static var materialize: GlassEffectTransition {
    GlassEffectTransition(value: .materialize)
  }
}

/// Views on glass that belong together; each keeps a sheet of its own.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  let content: Content

  /// - Parameter spacing: kept for the name: how near sheets begin to flow together.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}

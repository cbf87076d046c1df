import HangaGeometry
import HangaRuntime

/// A label on a sheet of glass.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
  private let glass: Glass
  public init() { glass = .regular }
  /// On glass of a kind.
  public init(_ glass: Glass) { self.glass = glass }
  public func makeBody(configuration: Configuration) -> some View {
    GlassButton(configuration: configuration, glass: glass, isProminent: false)
  }
}

/// A white label on a sheet of glass of the tint.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GlassButton(configuration: configuration, glass: .regular, isProminent: true)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// On a sheet of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// On a sheet of glass of a kind.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// On a sheet of glass of the tint.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

nonisolated struct GlassButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let glass: Glass
  let isProminent: Bool
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.isEnabled) private var isEnabled

  init(
    configuration: PrimitiveButtonStyleConfiguration, glass: Glass, isProminent: Bool
  ) {
    (self.configuration, self.glass, self.isProminent) = (configuration, glass, isProminent)
  }

  var body: some View {
    let tint = configuration.role == .destructive ? Color.red : Color.accentColor
    configuration.label
      .modifier(GlassLabelStyle(role: configuration.role, isProminent: isProminent))
      .modifier(ButtonWidth())
      .padding(ButtonMetrics.padding(size))
      .glassEffect(isProminent && isEnabled ? glass.tint(tint) : glass, in: outline)
      .modifier(PressedLook(isPressed: configuration.isPressed, strength: .platter))
  }

  private var outline: AnyShape {
    switch shape.kind {
    case .automatic, .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .roundedRectangle(let radius):
      AnyShape(RoundedRectangle(cornerRadius: radius ?? ButtonMetrics.cornerRadius(size)))
    }
  }
}

/// The font and colour of a label on glass: that of texts, or white on a tint.
nonisolated struct GlassLabelStyle: EnvironmentWriting, Equatable {
  let role: ButtonRole?
  let isProminent: Bool

  func write(to environment: inout EnvironmentValues) {
    if environment.font == nil { environment.font = ButtonMetrics.font(environment.controlSize) }
    guard environment.foregroundLevels == nil else { return }
    let color: Color =
      if !environment.isEnabled {
        ButtonMetrics.disabledLabel
      } else if isProminent {
        .white
      } else {
        role == .destructive ? .red : .primary
      }
    environment.foregroundLevels = ForegroundLevels(styles: [AnyShapeStyle(color)])
  }
}

extension GlassButton: DumpListed {
  package static var listing: DumpListing { .partsOnly }
}

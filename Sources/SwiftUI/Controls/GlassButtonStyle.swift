import HangaRuntime

/// A label on a sheet of glass.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
  private let glass: Glass

  public init() { glass = .regular }
  /// The sheet is of a kind of glass.
  public init(_ glass: Glass) { self.glass = glass }

  public func makeBody(configuration: Configuration) -> some View {
    GlassButton(
      label: configuration.label, role: configuration.role, glass: glass,
      isPressed: configuration.isPressed)
  }
}

/// A white label on glass of the tint.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GlassButton(
      label: configuration.label, role: configuration.role, glass: nil,
      isPressed: configuration.isPressed)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Glass behind the label.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A kind of glass behind the label.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Glass of the tint behind a white label.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

nonisolated private struct GlassButton: View {
  let label: PrimitiveButtonStyleConfiguration.Label
  let role: ButtonRole?
  /// `nil` is glass of the tint.
  let glass: Glass?
  let isPressed: Bool
  @Environment(\.controlSize) private var size
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintStyle) private var tint
  @Environment(\.buttonBorderShape) private var border

  var body: some View {
    label
      .font(ButtonMetrics.font(size))
      .foregroundStyle(ink)
      .padding(ButtonMetrics.padding(size))
      .glassEffect(sheet, in: shape)
      .modifier(PressedLook(isPressed: isPressed, strength: .platter))
  }

  private var sheet: Glass {
    if let glass { return glass }
    guard isEnabled else { return .regular }
    return .regular.tint(role == .destructive ? .red : .accentColor)
  }

  /// Letters on plain glass are as dark as any, unless the button has a colour of its own.
  private var ink: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    if glass == nil { return AnyShapeStyle(Color.white) }
    if role == .destructive { return AnyShapeStyle(Color.red) }
    return tint == nil ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint)
  }

  private var shape: AnyShape {
    switch border.kind {
    case .automatic, .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .roundedRectangle(let radius):
      AnyShape(
        RoundedRectangle(
          cornerRadius: radius ?? ButtonMetrics.cornerRadius(size), style: .continuous))
    }
  }
}

extension GlassButton: DumpListed {
  package static var listing: DumpListing { .partsOnly }
}

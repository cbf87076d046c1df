import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// A tinted label on a grey or faintly tinted platter.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(
      label: configuration.label, role: configuration.role, isProminent: false,
      isPressed: configuration.isPressed)
  }
}

/// A white label on a platter of the tint.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(
      label: configuration.label, role: configuration.role, isProminent: true,
      isPressed: configuration.isPressed)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A grey shape behind a tinted label.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A tinted shape behind a white label.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

nonisolated struct BorderedButton: View {
  let label: PrimitiveButtonStyleConfiguration.Label
  let role: ButtonRole?
  let isProminent: Bool
  let isPressed: Bool
  @Environment(\.controlSize) private var size

  init(
    label: PrimitiveButtonStyleConfiguration.Label, role: ButtonRole?, isProminent: Bool,
    isPressed: Bool
  ) {
    (self.label, self.role, self.isProminent) = (label, role, isProminent)
    self.isPressed = isPressed
  }

  var body: some View {
    label
      .modifier(BorderedLabelStyle(role: role, isProminent: isProminent))
      .modifier(ButtonWidth())
      .padding(ButtonMetrics.padding(size))
      .modifier(ButtonPlatterModifier(layer: ButtonPlatter(role: role, isProminent: isProminent)))
      .modifier(PressedLook(isPressed: isPressed, strength: .platter))
  }
}

/// The font and colour of a label on a platter.
nonisolated struct BorderedLabelStyle: EnvironmentWriting, Equatable {
  let role: ButtonRole?
  let isProminent: Bool

  func write(to environment: inout EnvironmentValues) {
    // What stands on a platter is no content of a row: icons have the title's colour.
    environment.isInListRow = false
    if environment.font == nil { environment.font = ButtonMetrics.font(environment.controlSize) }
    if isProminent, environment.isEnabled, environment.foregroundLevels?.isUsual != false {
      environment.foregroundLevels = ForegroundLevels(styles: [AnyShapeStyle(Color.white)])
    } else {
      ButtonLabelTint(role: role).write(to: &environment)
    }
  }
}

nonisolated struct ButtonPlatterModifier: LayeringModifier {
  let layer: ButtonPlatter
  var alignment: Alignment { .center }
  var isBehind: Bool { true }
  var listedName: String? { nil }
}

/// The filled shape behind a bordered button's label.
nonisolated struct ButtonPlatter: LeafView {
  let role: ButtonRole?
  let isProminent: Bool

  func draw(in frame: CGRect, context: LeafContext) -> [DisplayItem] {
    let environment = context.environment
    let color = fill(environment).resolvedColor(in: environment)
    return [.fill(outline(frame, environment), .color(color), FillRule())]
  }

  func hasOtherLayout(than other: ButtonPlatter) -> Bool { false }

  private func fill(_ environment: EnvironmentValues) -> Color {
    if !environment.isEnabled { return ButtonMetrics.disabledFill }
    let tint = role == .destructive ? Color.red : Color.accentColor
    if isProminent { return tint }
    let isPlain = role != .destructive && environment.tintStyle == nil
    return isPlain ? ButtonMetrics.neutralFill : tint.opacity(ButtonMetrics.tintedFillOpacity)
  }

  private func outline(_ frame: CGRect, _ environment: EnvironmentValues) -> Outline {
    var radius = ButtonMetrics.cornerRadius(environment.controlSize)
    switch environment.buttonBorderShape.kind {
    case .automatic where environment.era == .glass: radius = frame.height / 2
    case .automatic, .roundedRectangle(nil): break
    case .roundedRectangle(let given?): radius = given
    case .capsule: radius = frame.height / 2
    case .circle:
      let side = max(frame.width, frame.height)
      return .ellipse(
        CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side))
    }
    let half = min(frame.width, frame.height) / 2
    radius = min(radius, half)
    // A capsule's ends are half circles.
    let style: RoundedCornerStyle = radius == half ? .circular : .continuous
    return .roundedRectangle(frame, cornerSize: CGSize(width: radius, height: radius), style)
  }
}

extension ButtonPlatter: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension BorderedButton: DumpListed {
  package static var listing: DumpListing { .partsOnly }
}

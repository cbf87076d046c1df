import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaMotion
import HangaRuntime
import UIKit

/// Lengths, colours and times of switches (facts/controls.md §4).
nonisolated enum SwitchMetrics {
  static func size(_ era: SystemEra) -> CGSize {
    era == .glass ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
  }
  /// The thumb's width; its height is what the insets leave of the track's.
  static func thumb(_ era: SystemEra) -> CGFloat { era == .glass ? 37 : 27 }
  static let inset: CGFloat = 2
  /// How far the thumb goes between off and on.
  static func way(_ era: SystemEra) -> CGFloat { size(era).width - 2 * inset - thumb(era) }
  /// How much wider the thumb is while a finger is down on it; C.
  static let pressedGrowth: CGFloat = 7
  static let thumbShadow = ShadowRecipe(
    color: ResolvedColor.black.multiplyingAlpha(by: 0.15), radius: 4,
    offset: CGSize(width: 0, height: 3))
  /// The line around the thumb.
  static let hairline = ResolvedColor.black.multiplyingAlpha(by: 0.04)
  static func off(_ environment: EnvironmentValues) -> ResolvedColor {
    let isDark = environment.colorScheme == .dark
    return switch environment.era {
    case .classic: isDark ? ResolvedColor(bytes: 57, 57, 61) : ResolvedColor(bytes: 233, 233, 235)
    case .glass:
      isDark
        ? ResolvedColor.white.multiplyingAlpha(by: 0.25)
        : ResolvedColor.black.multiplyingAlpha(by: 0.26)
    }
  }
  /// Within the 0.2 to 0.3 s of the facts.
  static let slide = Animation.easeInOut(duration: 0.25)
}

/// A label and a switch at its end.
nonisolated struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?

  var body: some View {
    LabelledRow(
      label: AnyView(configuration.label),
      content: SwitchControl(configuration: configuration, tint: tint)
        .named(by: configuration.label.nameText))
  }
}

/// A switch that fingers work: a tap turns it over, a drag when it has passed the middle.
nonisolated struct SwitchControl: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @State private var isPressed = false
  /// Where a finger that drags has the thumb.
  @State private var held: Bool?
  @State private var start = false
  @Environment(\.layoutDirection) private var direction
  @Environment(\.era) private var era

  init(configuration: ToggleStyleConfiguration, tint: Color?) {
    (self.configuration, self.tint) = (configuration, tint)
  }

  private var isOn: Bool {
    get { configuration.isOn }
    nonmutating set { configuration.isOn = newValue }
  }

  var body: some View {
    let shown = held ?? isOn
    Switch(isOn: shown, isPressed: isPressed, tint: tint)
      .modifier(DisabledFade())
      .animation(SwitchMetrics.slide, value: [shown, isPressed])
      .modifier(
        ControlTouch(
          start: .moved, pressed: { isPressed = $0 }, tapped: { _ in isOn.toggle() },
          dragged: { drag($0) },
          dragEnded: {
            if let held, held != isOn { isOn = held }
            held = nil
          }))
  }

  private func drag(_ finger: ControlFinger) {
    let way = finger.way(direction)
    if held == nil { start = isOn }
    let half = SwitchMetrics.way(era) / 2
    held = start ? way > -half : way >= half
  }
}

/// The picture of a switch.
///
/// - Reports: a fixed size.
nonisolated struct Switch: LeafView, Animatable {
  /// 0 off, 1 on.
  private var position: Double
  /// 0 at rest, 1 under a finger.
  private var press: Double
  let tint: Color?

  init(isOn: Bool, isPressed: Bool, tint: Color?) {
    (position, press, self.tint) = (isOn ? 1 : 0, isPressed ? 1 : 0, tint)
  }

  var animatableData: AnimatablePair<Double, Double> {
    get { .init(position, press) }
    set { (position, press) = (newValue.first, newValue.second) }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    SwitchMetrics.size(context.environment.era)
  }
  func hasOtherLayout(than other: Switch) -> Bool { false }

  func draw(in frame: CGRect, context: LeafContext) -> [DisplayItem] {
    let environment = context.environment
    let track = Outline.roundedRectangle(
      frame, cornerSize: CGSize(width: frame.height / 2, height: frame.height / 2), .circular)
    let rect = thumb(in: frame, environment)
    let radius = CGSize(width: rect.height / 2, height: rect.height / 2)
    let pixel = context.grid.pixel
    let rim = rect.insetBy(dx: -pixel, dy: -pixel)
    let rimRadius = CGSize(width: rim.height / 2, height: rim.height / 2)
    return [
      .fill(track, .color(color(environment)), FillRule()),
      .fill(
        .roundedRectangle(rim, cornerSize: rimRadius, .circular), .color(SwitchMetrics.hairline),
        FillRule()),
      .group(
        .shadow(SwitchMetrics.thumbShadow),
        [
          .fill(
            .roundedRectangle(rect, cornerSize: radius, .circular),
            .color(ControlInk.switchThumb?.resolved(environment.traitCollection) ?? .white),
            FillRule())
        ]),
    ]
  }

  private func thumb(in frame: CGRect, _ environment: EnvironmentValues) -> CGRect {
    let width = SwitchMetrics.thumb(environment.era) + SwitchMetrics.pressedGrowth * press
    let room = frame.width - 2 * SwitchMetrics.inset - width
    let place = environment.layoutDirection == .rightToLeft ? 1 - position : position
    return CGRect(
      x: frame.minX + SwitchMetrics.inset + room * place, y: frame.minY + SwitchMetrics.inset,
      width: width, height: frame.height - 2 * SwitchMetrics.inset)
  }

  /// The track's, between those of the two ends.
  private func color(_ environment: EnvironmentValues) -> ResolvedColor {
    let off = SwitchMetrics.off(environment)
    let on: ResolvedColor =
      if let tint {
        tint.resolvedColor(in: environment)
      } else if environment.tintStyle != nil {
        environment.accentColor
      } else if let asked = ControlInk.switchOn {
        asked.resolved(environment.traitCollection)
      } else {
        Color.green.resolvedColor(in: environment)
      }
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * position }
    return ResolvedColor(
      red: mix(off.red, on.red), green: mix(off.green, on.green), blue: mix(off.blue, on.blue),
      alpha: mix(off.alpha, on.alpha))
  }
}

extension SwitchRow: DumpListed {
  package static var listing: DumpListing { .partsOnly }
}

extension SwitchControl: DumpListed {
  package static var listing: DumpListing { .partsOnly }
}

extension Switch: DumpListed {
  package static var listing: DumpListing { .whole }
}

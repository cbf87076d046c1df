import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime
import UIKit

/// Lengths of sliders (facts/controls.md §4).
nonisolated struct SliderMetrics {
  let height: CGFloat
  let track: CGFloat
  let thumb: CGSize
  let thumbShadow: ShadowRecipe

  static func of(_ era: SystemEra) -> SliderMetrics { era == .glass ? glass : classic }

  /// The height is one of the 31 to 34 points of the facts; C.
  private static let classic = SliderMetrics(
    height: 31, track: 4, thumb: CGSize(width: 28, height: 28),
    thumbShadow: ShadowRecipe(
      color: ResolvedColor.black.multiplyingAlpha(by: 0.12), radius: 3.25,
      offset: CGSize(width: 0, height: 2)))
  private static let glass = SliderMetrics(
    height: 34, track: 6, thumb: CGSize(width: 37, height: 24),
    thumbShadow: ShadowRecipe(
      color: ResolvedColor.black.multiplyingAlpha(by: 0.11), radius: 3,
      offset: CGSize(width: 0, height: 1)))

  /// The track beyond the thumb.
  static func rest(_ environment: EnvironmentValues) -> ResolvedColor {
    guard environment.era == .glass else {
      return Color(uiColor: .systemFill).resolvedColor(in: environment)
    }
    let base = environment.colorScheme == .dark ? ResolvedColor.white : .black
    return base.multiplyingAlpha(by: 0.10)
  }
  /// Between the track and the labels at its ends.
  static let labelGap: CGFloat = 8
  /// How far from the thumb a finger may come down; C.
  static let reach: CGFloat = 10
  /// Around the thumb; C.
  static let hairline = ResolvedColor.black.multiplyingAlpha(by: 0.04)
  static let idealWidth: CGFloat = 118
}

/// A track with a thumb that a finger drags.
nonisolated struct SliderControl: View {
  let fraction: Binding<Double>
  let name: Text?
  let onEditingChanged: (Bool) -> Void
  /// The share at which a drag began.
  @State private var start: Double?
  @Environment(\.layoutDirection) private var direction
  @Environment(\.era) private var era

  private var metrics: SliderMetrics { .of(era) }

  init(fraction: Binding<Double>, name: Text?, onEditingChanged: @escaping (Bool) -> Void) {
    (self.fraction, self.name) = (fraction, name)
    self.onEditingChanged = onEditingChanged
  }

  var body: some View {
    let share = fraction.wrappedValue
    SliderLayout(fraction: share, metrics: metrics) {
      SliderTrack(fraction: share)
      SliderThumb().named(by: name)
    }
    .modifier(DisabledFade())
    .modifier(
      ControlTouch(
        start: .down, accepts: { isOnThumb($0) }, dragged: { drag($0) },
        dragEnded: {
          start = nil
          onEditingChanged(false)
        }))
  }

  private func isOnThumb(_ finger: ControlFinger) -> Bool {
    let thumb = metrics.thumb.width
    let center = thumb / 2 + (finger.size.width - thumb) * fraction.wrappedValue
    return abs(finger.place(direction) - center) <= thumb / 2 + SliderMetrics.reach
  }

  private func drag(_ finger: ControlFinger) {
    guard let start else {
      start = fraction.wrappedValue
      onEditingChanged(true)
      return
    }
    let room = max(finger.size.width - metrics.thumb.width, 1)
    let share = min(max(start + Double(finger.way(direction) / room), 0), 1)
    fraction.wrappedValue = share
  }
}

/// The track over the whole width, the thumb on it.
///
/// - Reports: the proposed width and a fixed height.
nonisolated struct SliderLayout: Layout {
  var fraction: Double
  let metrics: SliderMetrics

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? SliderMetrics.idealWidth
    return CGSize(width: max(width, metrics.thumb.width), height: metrics.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let track = ProposedViewSize(width: bounds.width, height: metrics.track)
    subviews.first?.place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: track)
    let room = bounds.width - metrics.thumb.width
    subviews.last?.place(
      at: CGPoint(x: bounds.minX + room * fraction, y: bounds.midY), anchor: .leading,
      proposal: .unspecified)
  }
}

/// A slider's track, tinted up to the thumb.
nonisolated struct SliderTrack: LeafView, Animatable {
  var fraction: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func hasOtherLayout(than other: SliderTrack) -> Bool { false }

  func draw(in frame: CGRect, context: LeafContext) -> [DisplayItem] {
    let environment = context.environment
    let traits = environment.traitCollection
    let rest = ControlInk.sliderRest?.resolved(traits) ?? SliderMetrics.rest(environment)
    let asked = !environment.isTintAsked ? ControlInk.sliderFilled?.resolved(traits) : nil
    let thumb = SliderMetrics.of(environment.era).thumb.width
    var filled = frame
    filled.size.width = thumb / 2 + (frame.width - thumb) * fraction
    var open = frame
    open.size.width = frame.width - filled.width
    if environment.layoutDirection == .rightToLeft {
      filled.origin.x = frame.maxX - filled.width
    } else {
      open.origin.x = filled.maxX
    }
    let radius = CGSize(width: frame.height / 2, height: frame.height / 2)
    let whole = Outline.roundedRectangle(frame, cornerSize: radius, .circular)
    return [(open, rest), (filled, asked ?? environment.accentColor)].map { rect, color in
      // Both halves are cut from one capsule, since nothing rounds them under the thumb.
      .group(
        .clip(.rectangle(rect), FillRule()), [.fill(whole, .color(color), FillRule())])
    }
  }
}

/// The knob of a slider.
///
/// - Reports: a fixed size.
nonisolated struct SliderThumb: LeafView, Equatable {
  func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    SliderMetrics.of(context.environment.era).thumb
  }
  func hasOtherLayout(than other: SliderThumb) -> Bool { false }
  func draw(in frame: CGRect, context: LeafContext) -> [DisplayItem] {
    let half = context.grid.pixel / 2
    func capsule(_ rect: CGRect, _ color: ResolvedColor) -> DisplayItem {
      let radius = CGSize(width: rect.height / 2, height: rect.height / 2)
      let outline: Outline =
        rect.width == rect.height
        ? .ellipse(rect) : .roundedRectangle(rect, cornerSize: radius, .circular)
      return .fill(outline, .color(color), FillRule())
    }
    let rim = frame.insetBy(dx: -half, dy: -half)
    let color = ControlInk.sliderThumb?.resolved(context.environment.traitCollection) ?? .white
    return [
      .group(
        .shadow(SliderMetrics.of(context.environment.era).thumbShadow),
        [capsule(rim, SliderMetrics.hairline), capsule(frame, color)])
    ]
  }
}

extension SliderControl: DumpListed {
  package static var listing: DumpListing { .partsOnly }
}

extension SliderThumb: DumpListed {
  package static var listing: DumpListing { .whole }
}

import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaMotion
import HangaRuntime
import UIKit

/// Lengths, colours and times of segmented controls (facts/controls.md §4).
nonisolated enum SegmentMetrics {
  static let height: CGFloat = 32
  /// Capsules in the look of iOS 26.
  static func radius(_ era: SystemEra) -> CGFloat { era == .glass ? height / 2 : 9 }
  static let inset: CGFloat = 2
  static func pillRadius(_ era: SystemEra) -> CGFloat { era == .glass ? height / 2 - inset : 7 }
  static let font: CGFloat = 13
  static let fill = Color(uiColor: .tertiarySystemFill)
  static func pill(_ environment: EnvironmentValues) -> ResolvedColor {
    guard environment.colorScheme == .dark else { return .white }
    return environment.era == .glass
      ? ResolvedColor(bytes: 90, 90, 96) : ResolvedColor(bytes: 99, 99, 102)
  }
  static func chosenWeight(_ era: SystemEra) -> Font.Weight { era == .glass ? .medium : .semibold }
  /// C.
  static let pillShadow = ShadowRecipe(
    color: ResolvedColor.black.multiplyingAlpha(by: 0.12), radius: 4,
    offset: CGSize(width: 0, height: 3))
  /// Of the lines between segments; the height is C.
  static let line = CGSize(width: 1, height: 16)
  /// Around a title, where nobody says how wide the control is; C.
  static let margin: CGFloat = 12
  static let slide = Animation.smooth(duration: 0.3)
}

/// Values side by side, the chosen one on a pill that slides.
nonisolated struct SegmentedControl: View {
  let configuration: PickerConfiguration
  /// The segment that a finger has dragged the pill to.
  @State private var held: Int?
  @Environment(\.layoutDirection) private var direction
  @Environment(\.era) private var era

  init(configuration: PickerConfiguration) { self.configuration = configuration }

  var body: some View {
    let options = configuration.options
    let shown = held ?? configuration.chosen
    SegmentsLayout(count: options.count, chosen: shown) {
      SegmentedGround(count: options.count, chosen: shown)
      SegmentPill(isShown: shown != nil)
      ForEach(options, id: \.index) { option in
        let isChosen = option.index == shown
        let ink = ControlInk.segmentTitle(isChosen: isChosen)
        ControlPart(option.label)
          .font(
            ink.font.map { Font($0) }
              ?? .system(
                size: SegmentMetrics.font,
                weight: isChosen ? SegmentMetrics.chosenWeight(era) : .regular)
          )
          .foregroundColor(ink.color.map { Color(uiColor: $0) } ?? .primary)
          .lineLimit(1)
          .modifier(DisabledFade())
      }
    }
    .environment(\.beginsSeparators, false)
    .animation(SegmentMetrics.slide, value: shown)
    .modifier(
      ControlTouch(
        start: .moved, tapped: { configuration.choose(segment($0.place(direction), $0.size)) },
        dragged: { drag($0) },
        dragEnded: {
          if let held, held != configuration.chosen { configuration.choose(held) }
          held = nil
        }))
  }

  private func segment(_ place: CGFloat, _ size: CGSize) -> Int {
    let count = configuration.options.count
    guard count > 0, size.width > 0 else { return 0 }
    return min(max(Int(place / size.width * CGFloat(count)), 0), count - 1)
  }

  /// Only a drag that begins on the pill takes it along.
  private func drag(_ finger: ControlFinger) {
    let start = direction == .rightToLeft ? finger.size.width - finger.start.x : finger.start.x
    guard held != nil || segment(start, finger.size) == configuration.chosen else { return }
    held = segment(finger.place(direction), finger.size)
  }
}

/// Segments of one width; the first view lies behind all of them, the second behind the chosen one.
///
/// - Reports: the proposed width and a fixed height.
nonisolated struct SegmentsLayout: Layout {
  let count: Int
  let chosen: Int?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = subviews.dropFirst(2).map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let width = proposal.width ?? CGFloat(count) * (ideal + 2 * SegmentMetrics.margin)
    return CGSize(width: width, height: SegmentMetrics.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    guard count > 0 else { return }
    let pill = segment(chosen ?? 0, in: bounds)
      .insetBy(dx: SegmentMetrics.inset, dy: SegmentMetrics.inset)
    subviews.dropFirst().first?.place(at: pill.origin, proposal: ProposedViewSize(pill.size))
    for (index, view) in subviews.dropFirst(2).enumerated() {
      let frame = segment(index, in: bounds)
      view.place(
        at: CGPoint(x: frame.midX, y: frame.midY), anchor: .center,
        proposal: ProposedViewSize(width: frame.width, height: frame.height))
    }
  }

  /// Boundaries are whole points.
  private func segment(_ index: Int, in bounds: CGRect) -> CGRect {
    let left = SegmentedGround.boundary(index, of: count, width: bounds.width)
    let right = SegmentedGround.boundary(index + 1, of: count, width: bounds.width)
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: right - left, height: bounds.height)
  }
}

/// The grey box, with lines between segments of which none is chosen.
nonisolated struct SegmentedGround: LeafView, Equatable {
  let count: Int
  let chosen: Int?

  func hasOtherLayout(than other: SegmentedGround) -> Bool { false }

  static func boundary(_ index: Int, of count: Int, width: CGFloat) -> CGFloat {
    (CGFloat(index) * width / CGFloat(count)).rounded(.down)
  }

  func draw(in frame: CGRect, context: LeafContext) -> [DisplayItem] {
    let environment = context.environment
    let corner = SegmentMetrics.radius(environment.era)
    let radius = CGSize(width: corner, height: corner)
    var items: [DisplayItem] = [
      .fill(
        .roundedRectangle(frame, cornerSize: radius, .continuous),
        .color(
          (ControlInk.segmentGround.map { Color(uiColor: $0) } ?? SegmentMetrics.fill)
            .resolvedColor(in: environment)), FillRule())
    ]
    let line = Color(uiColor: .separator).resolvedColor(in: environment)
    for index in 1..<max(count, 1) where chosen != index && chosen != index - 1 {
      var x = Self.boundary(index, of: count, width: frame.width)
      if environment.layoutDirection == .rightToLeft { x = frame.width - x }
      let size = SegmentMetrics.line
      items.append(
        .fill(
          .rectangle(
            CGRect(
              x: frame.minX + x - size.width / 2, y: frame.midY - size.height / 2,
              width: size.width, height: size.height)), .color(line), FillRule()))
    }
    return items
  }
}

/// What lies behind the chosen segment.
nonisolated struct SegmentPill: LeafView, Equatable {
  let isShown: Bool
  func hasOtherLayout(than other: SegmentPill) -> Bool { false }
  func draw(in frame: CGRect, context: LeafContext) -> [DisplayItem] {
    guard isShown else { return [] }
    let corner = SegmentMetrics.pillRadius(context.environment.era)
    let radius = CGSize(width: corner, height: corner)
    let color =
      ControlInk.segmentPill?.resolved(context.environment.traitCollection)
      ?? SegmentMetrics.pill(context.environment)
    return [
      .group(
        .shadow(SegmentMetrics.pillShadow),
        [
          .fill(
            .roundedRectangle(frame, cornerSize: radius, .continuous), .color(color), FillRule())
        ])
    ]
  }
}

extension SegmentedControl: DumpListed {
  package static var listing: DumpListing { .partsOnly }
}

extension SegmentPill: DumpListed {
  package static var listing: DumpListing { .whole }
}

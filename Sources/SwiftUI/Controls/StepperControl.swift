import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime
import UIKit

/// Lengths and colours of steppers (facts/controls.md §4).
nonisolated enum StepperMetrics {
  static let size = CGSize(width: 94, height: 32)
  /// Of the platter's corners; a capsule's in the look of iOS 26.
  static func radius(_ era: SystemEra) -> CGFloat { era == .glass ? size.height / 2 : 8 }
  static let divider: CGFloat = 1
  /// Of the divider; C.
  static let dividerHeight: CGFloat = 18
  /// The bars of plus and minus; the width is C.
  static let bar = CGSize(width: 13, height: 2)
  static let fill = Color(uiColor: .tertiarySystemFill)
  /// Added to a half under a finger; C.
  static let pressedFill = Color(uiColor: .tertiarySystemFill)
  static let line = Color(uiColor: .separator)
  static let disabledGlyph = Color(uiColor: .tertiaryLabel)
}

/// Minus and plus on one platter.
nonisolated struct StepperControl: View {
  let actions: StepperActions

  var body: some View {
    HStack(spacing: 0) {
      StepperHalf(isPlus: false, action: actions.decrement, told: actions.onEditingChanged)
      StepperHalf(isPlus: true, action: actions.increment, told: actions.onEditingChanged)
    }
    .modifier(StepperPlatterModifier())
    .modifier(DisabledFade())
  }
}

/// One of a stepper's two buttons; it counts on while it is held.
nonisolated struct StepperHalf: View {
  let isPlus: Bool
  let action: (() -> Void)?
  let told: (Bool) -> Void
  @State private var isPressed = false

  init(isPlus: Bool, action: (() -> Void)?, told: @escaping (Bool) -> Void) {
    (self.isPlus, self.action, self.told) = (isPlus, action, told)
  }

  var body: some View {
    StepperGlyph(isPlus: isPlus, isActive: action != nil, isPressed: isPressed)
      .accessibilityLabel(Text(verbatim: isPlus ? "Increment" : "Decrement"))
      .modifier(
        ControlTouch(
          accepts: { _ in action != nil },
          pressed: {
            isPressed = $0
            told($0)
          }, tapped: { _ in action?() }, held: { action?() }))
  }
}

/// Half of a stepper: its sign, and the shade of a finger on it.
nonisolated struct StepperGlyph: LeafView, Equatable {
  let isPlus: Bool
  let isActive: Bool
  let isPressed: Bool

  func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    CGSize(width: StepperMetrics.size.width / 2, height: StepperMetrics.size.height)
  }
  func hasOtherLayout(than other: StepperGlyph) -> Bool { false }
  func isTouched(at point: CGPoint, size: CGSize, in context: LeafContext) -> Bool {
    CGRect(origin: .zero, size: size).contains(point)
  }

  func draw(in frame: CGRect, context: LeafContext) -> [DisplayItem] {
    let environment = context.environment
    let color = isActive ? Color.primary : StepperMetrics.disabledGlyph
    var items: [DisplayItem] = []
    if isPressed {
      // The half that is next to the other one has square corners there.
      let radius = StepperMetrics.radius(environment.era)
      let isRight = isPlus != (environment.layoutDirection == .rightToLeft)
      var whole = frame
      whole.size.width += radius
      if isRight { whole.origin.x -= radius }
      let shade = StepperMetrics.pressedFill.resolvedColor(in: environment)
      let rounded = Outline.roundedRectangle(
        whole, cornerSize: CGSize(width: radius, height: radius), .continuous)
      items.append(
        .group(
          .clip(.rectangle(frame), FillRule()), [.fill(rounded, .color(shade), FillRule())]))
    }
    let paint = Paint.color(color.resolvedColor(in: environment))
    let bar = StepperMetrics.bar
    var path = Path()
    path.addRect(
      CGRect(
        x: frame.midX - bar.width / 2, y: frame.midY - bar.height / 2, width: bar.width,
        height: bar.height))
    if isPlus {
      let rest = (bar.width - bar.height) / 2
      for y in [frame.midY - bar.width / 2, frame.midY + bar.height / 2] {
        path.addRect(
          CGRect(x: frame.midX - bar.height / 2, y: y, width: bar.height, height: rest))
      }
    }
    items.append(.fill(.path(path), paint, FillRule()))
    return items
  }
}

nonisolated struct StepperPlatterModifier: LayeringModifier {
  let layer = StepperPlatter()
  var alignment: Alignment { .center }
  var isBehind: Bool { true }
  var listedName: String? { nil }
}

/// The grey box behind a stepper's signs, with the line between them.
nonisolated struct StepperPlatter: LeafView, Equatable {
  func hasOtherLayout(than other: StepperPlatter) -> Bool { false }
  func draw(in frame: CGRect, context: LeafContext) -> [DisplayItem] {
    let environment = context.environment
    let corner = StepperMetrics.radius(environment.era)
    let radius = CGSize(width: corner, height: corner)
    let line = CGRect(
      x: frame.midX - StepperMetrics.divider / 2,
      y: frame.midY - StepperMetrics.dividerHeight / 2, width: StepperMetrics.divider,
      height: StepperMetrics.dividerHeight)
    return [
      .fill(
        .roundedRectangle(frame, cornerSize: radius, .continuous),
        .color(StepperMetrics.fill.resolvedColor(in: environment)), FillRule()),
      .fill(
        .rectangle(line), .color(StepperMetrics.line.resolvedColor(in: environment)), FillRule()),
    ]
  }
}

extension StepperControl: DumpListed {
  package static var listing: DumpListing { .partsOnly }
}

extension StepperHalf: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension StepperGlyph: DumpListed {
  package static var listing: DumpListing { .named("StepperButton") }
}

extension StepperPlatter: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

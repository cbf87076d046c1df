import Foundation
import HangaGeometry
import HangaLayout
import HangaMotion
import HangaRuntime
import UIKit

/// Lengths and times of wheels; C.
nonisolated enum WheelMetrics {
  static let height: CGFloat = 216
  static let row: CGFloat = 32
  static let font: CGFloat = 21
  /// Of the drum that the rows lie on.
  static let radius: CGFloat = 108
  static let bandRadius: CGFloat = 8
  static let bandMargin: CGFloat = 9
  static let fill = Color(uiColor: .tertiarySystemFill)
  /// What is left of a row that is a quarter turn away.
  static let farOpacity = 0.1
  static let settle = Animation.smooth(duration: 0.35)
}

/// Values on a drum, the chosen one in front.
nonisolated struct WheelPicker: View {
  let configuration: PickerConfiguration
  /// How far a finger has turned the drum, in points.
  @State private var way: CGFloat = 0

  init(configuration: PickerConfiguration) { self.configuration = configuration }

  var body: some View {
    let place = CGFloat(configuration.chosen ?? 0) - way / WheelMetrics.row
    ZStack {
      RoundedRectangle(cornerRadius: WheelMetrics.bandRadius, style: .continuous)
        .fill(WheelMetrics.fill)
        .frame(height: WheelMetrics.row)
        .padding(.horizontal, WheelMetrics.bandMargin)
      ForEach(configuration.options, id: \.index) { option in
        ControlPart(option.label)
          .font(.system(size: WheelMetrics.font))
          .lineLimit(1)
          .modifier(WheelRow(distance: CGFloat(option.index) - place))
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: WheelMetrics.height)
    .clipped()
    .environment(\.beginsSeparators, false)
    .modifier(DisabledFade())
    .modifier(
      ControlTouch(
        start: .movedAlong, dragged: { way = $0.location.y - $0.start.y },
        dragEnded: { settle() }))
  }

  /// Turns the drum to the row that is nearest to its front.
  private func settle() {
    let last = max(configuration.options.count - 1, 0)
    let rows = Int((-way / WheelMetrics.row).rounded())
    let next = min(max((configuration.chosen ?? 0) + rows, 0), last)
    withAnimation(WheelMetrics.settle) {
      way = 0
      if next != configuration.chosen { configuration.choose(next) }
    }
  }
}

/// Lays a row on the drum, `distance` rows from its front.
nonisolated struct WheelRow: ViewModifier, Animatable {
  var distance: CGFloat

  var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }

  func body(content: Content) -> some View {
    let angle = Double(distance * WheelMetrics.row / WheelMetrics.radius)
    let isInFront = abs(angle) < Double.pi / 2
    let depth = isInFront ? CGFloat(Elementary.cosine(angle)) : 0
    content
      .scaleEffect(x: 1, y: depth)
      .offset(y: isInFront ? WheelMetrics.radius * CGFloat(Elementary.sine(angle)) : 0)
      .opacity(
        isInFront ? WheelMetrics.farOpacity + (1 - WheelMetrics.farOpacity) * Double(depth) : 0)
  }
}

extension WheelPicker: DumpListed {
  package static var listing: DumpListing { .partsOnly }
}

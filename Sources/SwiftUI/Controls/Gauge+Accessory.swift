import Foundation
import HangaLayout
import HangaRuntime

/// A bar with a mark at the value.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MarkedBarGauge(configuration: configuration)
  }
}
/// A thick bar that is filled up to the value, between its label and the value's.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    FilledBarGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A filled bar.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeMetrics {
  /// The thickness of accessory bars, and of the mark on one; C.
  static let bar: CGFloat = 6
  static let mark: CGFloat = 10
  /// Of the gap around the mark; C.
  static let markGap: CGFloat = 2
}

/// A bar in the tint with a dot at the value, between the labels of its ends.
nonisolated struct MarkedBarGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    HStack(spacing: GaugeMetrics.gap) {
      if let label = configuration.minimumValueLabel {
        label
      } else if let label = configuration.currentValueLabel {
        label
      }
      BarMarkLayout(value: configuration.value) {
        Capsule().fill(GaugeTint(course: .bar))
        Circle().fill(.background)
        Circle().fill(.primary).padding(GaugeMetrics.markGap)
      }
      if let label = configuration.maximumValueLabel { label }
    }
    .font(.system(size: GaugeMetrics.boundFont, weight: .medium))
  }
}

/// The first view fills the width, the others lie on it where the value is.
///
/// - Reports: the proposed width; the height of the mark and the gap around it.
nonisolated struct BarMarkLayout: Layout, Animatable {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  private var side: CGFloat { GaugeMetrics.mark + 2 * GaugeMetrics.markGap }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: max(proposal.width ?? 0, side), height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let bar = ProposedViewSize(width: bounds.width, height: GaugeMetrics.bar)
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: bar)
    let x = bounds.minX + side / 2 + (bounds.width - side) * CGFloat(value)
    for mark in subviews.dropFirst() {
      mark.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: side, height: side))
    }
  }
}

/// A bar below its label, with the labels of its ends.
nonisolated struct FilledBarGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(alignment: .leading, spacing: GaugeMetrics.gap) {
      configuration.label
      HStack(spacing: GaugeMetrics.gap) {
        if let label = configuration.minimumValueLabel { label }
        BarFillLayout(value: configuration.value) {
          Capsule().fill(GaugeTint(course: .bar, opacity: GaugeMetrics.restOpacity))
          Capsule().fill(GaugeTint(course: .bar))
        }
        if let label = configuration.maximumValueLabel { label }
      }
      if let label = configuration.currentValueLabel { label.modifier(ProgressLabelStyle()) }
    }
    .font(.system(size: GaugeMetrics.boundFont, weight: .medium))
  }
}

/// The first view fills the width, the second the share of it that the value is.
///
/// - Reports: the proposed width and the thickness of a bar.
nonisolated struct BarFillLayout: Layout, Animatable {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: max(proposal.width ?? 0, GaugeMetrics.bar), height: GaugeMetrics.bar)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, bar) in subviews.enumerated() {
      let share = index == 0 ? 1 : CGFloat(value)
      let width = max(bounds.width * share, bounds.height)
      bar.place(
        at: bounds.origin, proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

extension MarkedBarGauge: DumpListed {
  package static var listing: DumpListing { .partsOnly }
}

extension FilledBarGauge: DumpListed {
  package static var listing: DumpListing { .partsOnly }
}

import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime
import UIKit

/// Shows a value within a range.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  private let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyle) private var style

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel?,
    minimum: BoundsLabel?, maximum: BoundsLabel?
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let share = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    configuration = GaugeStyleConfiguration(
      value: min(max(share, 0), 1), label: .init(AnyView(label)),
      currentValueLabel: current.map { .init(AnyView($0)) },
      minimumValueLabel: minimum.map { .init(AnyView($0)) },
      maximumValueLabel: maximum.map { .init(AnyView($0)) })
  }

  public var body: some View {
    (style ?? .automatic).make(configuration).environment(\.gaugeStyle, nil)
  }

  /// All labels.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}

extension Gauge {
  /// All labels, and marks along the gauge, which the styles of phones do not show.
  public init<V: BinaryFloatingPoint, MarkedValueLabels: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A label, one for the value, and marks, which the styles of phones do not show.
  public init<V: BinaryFloatingPoint, MarkedValueLabels: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil)
  }

  /// A label and one for the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil)
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// A label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label: label(), current: nil, minimum: nil, maximum: nil)
  }
}

/// A look for gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A gauge as its style sees it.
nonisolated public struct GaugeStyleConfiguration {
  /// One of the gauge's labels, whatever its type.
  nonisolated public struct Part: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    public var body: some View { content }
  }
  public typealias Label = Part
  public typealias CurrentValueLabel = Part
  public typealias MinimumValueLabel = Part
  public typealias MaximumValueLabel = Part
  /// The share of the range, 0…1.
  public let value: Double
  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?
}

/// A bar.
nonisolated public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}
/// A bar that is filled up to the value.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}
/// A ring, open below, with a mark at the value.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    RingGauge(configuration: configuration, isOpen: true)
  }
}
/// A ring that is filled up to the value.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    RingGauge(configuration: configuration, isOpen: false)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// As the surroundings do it.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// Lengths of gauges; C.
nonisolated enum GaugeMetrics {
  static let gap: CGFloat = 4
  static let ring: CGFloat = 58
  static let ringWidth: CGFloat = 6
  /// The share of a turn that an open ring has.
  static let openShare = 0.75
  static let valueFont: CGFloat = 20
  static let boundFont: CGFloat = 11
  /// What is left of the tint where a ring is not filled.
  static let restOpacity = 0.2
}

/// A bar with labels around it.
nonisolated struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(spacing: GaugeMetrics.gap) {
      configuration.label
      HStack {
        if let label = configuration.minimumValueLabel { label }
        ProgressBar(fraction: configuration.value, tint: nil)
        if let label = configuration.maximumValueLabel { label }
      }
      if let label = configuration.currentValueLabel { label.modifier(ProgressLabelStyle()) }
    }
  }
}

/// A ring with the value in its middle.
nonisolated struct RingGauge: View {
  let configuration: GaugeStyleConfiguration
  let isOpen: Bool

  var body: some View {
    let whole = isOpen ? GaugeMetrics.openShare : 1
    let stroke = StrokeStyle(lineWidth: GaugeMetrics.ringWidth, lineCap: .round)
    let turn = Angle.degrees(isOpen ? 135 : -90)
    let isFilled = !isOpen
    ZStack {
      Circle().inset(by: GaugeMetrics.ringWidth / 2)
        .trim(from: 0, to: whole)
        .stroke(
          GaugeTint(
            course: .ring(share: whole), opacity: isFilled ? GaugeMetrics.restOpacity : 1),
          style: stroke
        )
        .rotationEffect(turn)
      if isFilled {
        Circle().inset(by: GaugeMetrics.ringWidth / 2)
          .trim(from: 0, to: configuration.value)
          .stroke(GaugeTint(course: .ring(share: 1)), style: stroke)
          .rotationEffect(turn)
      } else {
        GaugeMark(angle: 135 + 360 * whole * configuration.value)
      }
      if let label = configuration.currentValueLabel {
        label.font(.system(size: GaugeMetrics.valueFont, weight: .medium)).lineLimit(1)
          .minimumScaleFactor(0.5).padding(GaugeMetrics.ringWidth + 2)
      } else {
        configuration.label.font(.system(size: GaugeMetrics.boundFont)).lineLimit(1)
          .padding(GaugeMetrics.ringWidth + 2)
      }
    }
    .frame(width: GaugeMetrics.ring, height: GaugeMetrics.ring)
    // Rings run clockwise everywhere.
    .environment(\.layoutDirection, .leftToRight)
    .overlay(alignment: .bottom) {
      if isOpen {
        HStack(spacing: 2) {
          if let label = configuration.minimumValueLabel { label }
          if let label = configuration.maximumValueLabel { label }
        }
        .font(.system(size: GaugeMetrics.boundFont))
      }
    }
  }
}

/// A dot on a ring with a gap around it.
nonisolated struct GaugeMark: LeafView, Animatable {
  /// In degrees, clockwise from three o'clock.
  var angle: Double

  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  func hasOtherLayout(than other: GaugeMark) -> Bool { false }

  func draw(in frame: CGRect, context: LeafContext) -> [DisplayItem] {
    let (sine, cosine) = Elementary.sineAndCosine(angle * Double.pi / 180)
    let radius = (min(frame.width, frame.height) - GaugeMetrics.ringWidth) / 2
    let center = CGPoint(
      x: frame.midX + radius * CGFloat(cosine), y: frame.midY + radius * CGFloat(sine))
    func dot(_ width: CGFloat) -> Outline {
      .ellipse(
        CGRect(x: center.x - width / 2, y: center.y - width / 2, width: width, height: width))
    }
    let environment = context.environment
    let ground = Color(uiColor: .systemBackground).resolvedColor(in: environment)
    return [
      .fill(dot(GaugeMetrics.ringWidth * 2), .color(ground), FillRule()),
      .fill(
        dot(GaugeMetrics.ringWidth * 1.4), .color(Color.primary.resolvedColor(in: environment)),
        FillRule()),
    ]
  }
}

/// A gauge's style, hidden in the environment.
nonisolated struct AnyGaugeStyle {
  let make: (GaugeStyleConfiguration) -> AnyView
  init<S: GaugeStyle>(_ style: S) {
    make = { configuration in
      // Made and read on the main actor only.
      nonisolated(unsafe) let configuration = configuration
      return AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }
  }
  static var automatic: AnyGaugeStyle { AnyGaugeStyle(DefaultGaugeStyle()) }
}

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: AnyGaugeStyle? { nil }
}

extension EnvironmentValues {
  var gaugeStyle: AnyGaugeStyle? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the gauges in this view.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, AnyGaugeStyle(style))
  }
}

extension GaugeStyleConfiguration.Part: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension LinearGauge: DumpListed {
  package static var listing: DumpListing { .partsOnly }
}

extension RingGauge: DumpListed {
  package static var listing: DumpListing { .partsOnly }
}

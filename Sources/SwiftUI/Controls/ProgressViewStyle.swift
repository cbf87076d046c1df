import Foundation
import HangaLayout
import HangaRuntime

/// A look for progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A progress view as its style sees it.
nonisolated public struct ProgressViewStyleConfiguration: Sendable {
  /// The label, whatever its type.
  nonisolated public struct Label: View, Sendable {
    /// Made and shown on the main actor only.
    nonisolated(unsafe) let content: AnyView
    public var body: some View { content }
  }
  /// The label of the present value, whatever its type.
  nonisolated public struct CurrentValueLabel: View, Sendable {
    /// Made and shown on the main actor only.
    nonisolated(unsafe) let content: AnyView
    public var body: some View { content }
  }
  /// 0…1; `nil` if nobody knows.
  public let fractionCompleted: Double?
  /// What the work is, or `nil`.
  public var label: Label?
  /// How far it is, or `nil`.
  public var currentValueLabel: CurrentValueLabel?
}

/// A bar where the value is known, else a spinner.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgress(configuration: configuration, tint: nil)
    } else {
      LinearProgress(configuration: configuration, tint: nil)
    }
  }
}

/// A spinner.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  let tint: Color?
  public init() { tint = nil }
  /// In the given colour instead of the tint.
  public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration, tint: tint)
  }
}

/// A bar.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  let tint: Color?
  public init() { tint = nil }
  /// In the given colour instead of the tint.
  public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where the share is known, else a wheel.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

nonisolated struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.controlSize) private var size

  init(configuration: ProgressViewStyleConfiguration, tint: Color?) {
    (self.configuration, self.tint) = (configuration, tint)
  }

  var body: some View {
    VStack {
      Spinner(isLarge: size == .large || size == .extraLarge, tint: tint)
      if let label = configuration.label { label.modifier(ProgressLabelStyle()) }
    }
  }
}

nonisolated struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  var body: some View {
    VStack(alignment: .leading, spacing: ProgressMetrics.labelGap) {
      if let label = configuration.label { label }
      ProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: tint)
      if let label = configuration.currentValueLabel {
        label.modifier(ProgressLabelStyle()).font(ProgressMetrics.valueFont)
      }
    }
  }
}

/// Labels that are less important than the progress itself.
nonisolated struct ProgressLabelStyle: EnvironmentWriting, Equatable {
  func write(to environment: inout EnvironmentValues) {
    guard environment.foregroundLevels == nil else { return }
    environment.foregroundLevels = ForegroundLevels(styles: [AnyShapeStyle(Color.secondary)])
  }
}

/// A progress view's style, hidden in the environment.
nonisolated struct AnyProgressViewStyle {
  let make: (ProgressViewStyleConfiguration) -> AnyView
  init<S: ProgressViewStyle>(_ style: S) {
    make = { configuration in
      AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }
  }
  static var automatic: AnyProgressViewStyle { AnyProgressViewStyle(DefaultProgressViewStyle()) }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyProgressViewStyle? { nil }
}

extension EnvironmentValues {
  var progressViewStyle: AnyProgressViewStyle? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the progress views in this view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, AnyProgressViewStyle(style))
  }
}

extension ProgressViewStyleConfiguration.Label: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension CircularProgress: DumpListed {
  package static var listing: DumpListing { .partsOnly }
}

extension LinearProgress: DumpListed {
  package static var listing: DumpListing { .partsOnly }
}

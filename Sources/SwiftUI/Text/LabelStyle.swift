import HangaRuntime

/// A look for labels.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label as its style sees it.
nonisolated public struct LabelStyleConfiguration {
  /// The label's title, whatever its type.
  nonisolated public struct Title: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    public var body: some View { content }
  }
  /// The label's icon, whatever its type.
  nonisolated public struct Icon: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    public var body: some View { content }
  }
  /// The words.
  public let title: Title
  /// The picture.
  public let icon: Icon
  /// What the title says, for those who do not see it.
  let name: Text?
}

/// A label style whose type is hidden, inside the styles set further out.
nonisolated struct AnyLabelStyle {
  let make: (LabelStyleConfiguration) -> AnyView

  /// - Parameter outer: the style of the labels that `style` itself makes.
  init<S: LabelStyle>(_ style: S, outer: (() -> AnyLabelStyle)? = nil) {
    make = { configuration in
      // Made and read while views are updated, on the main actor only.
      nonisolated(unsafe) let seen = configuration
      let body = StyleBody(style: style) { $0.makeBody(configuration: seen) }
      guard let outer else { return AnyView(body) }
      return AnyView(body.environment(\.labelStyle, outer()))
    }
  }

  /// The style where none is set.
  static var automatic: AnyLabelStyle { AnyLabelStyle(DefaultLabelStyle()) }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle { .automatic }
}

extension EnvironmentValues {
  var labelStyle: AnyLabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

/// Sets the style of the labels inside.
nonisolated struct LabelStyleModifier<S: LabelStyle>: EnvironmentWriting {
  let style: S
  func write(to environment: inout EnvironmentValues) {
    let outer = environment.labelStyle
    environment.labelStyle = AnyLabelStyle(style) { outer }
  }
}

extension View {
  /// Shows the labels inside as `style` says.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(LabelStyleModifier(style: style))
  }
}

extension LabelStyleConfiguration.Title: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension LabelStyleConfiguration.Icon: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

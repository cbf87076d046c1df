import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// A look for text fields.
@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// A field's label as its style sees it.
nonisolated public struct _TextFieldStyleLabel: View, NamingLabel, Sendable {
  /// Made and shown on the main actor only.
  nonisolated(unsafe) let content: AnyView
  let nameText: Text?
  init(_ label: ControlLabel) { (content, nameText) = (label.view, label.name) }
  public var body: some View { content }
}

/// The text alone.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The text alone.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The text in a box with a line around it.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .padding(RoundedBorderMetrics.insets)
      .modifier(RoundedBorderModifier())
      .modifier(FocusTapModifier())
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As the surroundings do it.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a box.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// Lengths and colours of the box (facts/controls.md §4).
nonisolated enum RoundedBorderMetrics {
  /// 7 points at the sides; above and below what makes 34 points of a body text's 22.
  static let insets = EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7)
  static let radius: CGFloat = 5
  static let border: CGFloat = 0.65
  /// The dark one is C.
  static let line = (
    light: ResolvedColor.black.multiplyingAlpha(by: 0.2),
    dark: ResolvedColor.white.multiplyingAlpha(by: 0.2)
  )
}

nonisolated struct RoundedBorderModifier: LayeringModifier {
  let layer = RoundedBorderBox()
  var alignment: Alignment { .center }
  var isBehind: Bool { true }
  var listedName: String? { nil }
}

/// The box behind a field's text.
nonisolated struct RoundedBorderBox: LeafView, Equatable {
  func hasOtherLayout(than other: RoundedBorderBox) -> Bool { false }
  func draw(in frame: CGRect, context: LeafContext) -> [DisplayItem] {
    let isDark = context.environment.colorScheme == .dark
    let border = RoundedBorderMetrics.border
    let radius = RoundedBorderMetrics.radius
    let inner = frame.insetBy(dx: border / 2, dy: border / 2)
    let corner = radius - border / 2
    let line = isDark ? RoundedBorderMetrics.line.dark : RoundedBorderMetrics.line.light
    return [
      .fill(
        .roundedRectangle(frame, cornerSize: CGSize(width: radius, height: radius), .circular),
        .color(isDark ? .black : .white), FillRule()),
      .stroke(
        .roundedRectangle(inner, cornerSize: CGSize(width: corner, height: corner), .circular),
        .color(line), Pen(width: border)),
    ]
  }
}

/// A field style, hidden in the environment.
nonisolated struct AnyTextFieldStyle {
  let make: (TextField<_TextFieldStyleLabel>) -> AnyView
  init<S: TextFieldStyle>(_ style: S) {
    make = { configuration in
      // Made and read on the main actor only.
      nonisolated(unsafe) let configuration = configuration
      return AnyView(StyleBody(style: style) { $0._body(configuration: configuration) })
    }
  }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: AnyTextFieldStyle? { nil }
}

extension EnvironmentValues {
  var textFieldStyle: AnyTextFieldStyle? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the text fields in this view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, AnyTextFieldStyle(style))
  }
}

extension RoundedBorderBox: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension _TextFieldStyleLabel: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

import HangaRuntime

/// The shape of a bordered button.
nonisolated public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable { case automatic, capsule, roundedRectangle(CGFloat?), circle }
  let kind: Kind

  /// As the style and size decide.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Half circles at the shorter sides.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle around the label.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// Rounded corners of the system's radius.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  /// - Parameter radius: points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }
}

private enum BorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of the bordered buttons in this view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

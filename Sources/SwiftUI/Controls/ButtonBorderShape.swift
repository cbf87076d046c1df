import Foundation
import HangaGeometry
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

extension ButtonBorderShape: InsettableShape {
  public func path(in rect: CGRect) -> Path { shape(rect).path(in: rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetButtonBorder(border: self, amount: amount)
  }

  fileprivate func shape(_ rect: CGRect) -> RoundedRectangle {
    let half = min(rect.width, rect.height) / 2
    let radius =
      switch kind {
      case .automatic, .roundedRectangle(nil): ButtonMetrics.cornerRadius(.regular)
      case .roundedRectangle(let given?): given
      case .capsule, .circle: half
      }
    return RoundedRectangle(
      cornerRadius: min(radius, half), style: radius >= half ? .circular : .continuous)
  }
}

/// A button's border, further in.
nonisolated struct InsetButtonBorder: InsettableShape {
  let border: ButtonBorderShape
  let amount: CGFloat
  func path(in rect: CGRect) -> Path { border.shape(rect).inset(by: amount).path(in: rect) }
  func inset(by amount: CGFloat) -> InsetButtonBorder {
    InsetButtonBorder(border: border, amount: self.amount + amount)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of the bordered buttons around.
  public static var buttonBorder: ButtonBorderShape { .automatic }
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

import HangaRuntime
import UIKit

/// The outline of a layer: a rectangle with the corners it names rounded.
nonisolated struct LayerShape: InsettableShape {
  private var radii: RectangleCornerRadii
  private var style: RoundedCornerStyle
  private var inset: CGFloat = 0

  @MainActor
  init(_ layer: CALayer) {
    let corners = layer.maskedCorners
    func radius(_ corner: CACornerMask) -> CGFloat {
      corners.contains(corner) ? layer.cornerRadius : 0
    }
    radii = RectangleCornerRadii(
      topLeading: radius(.layerMinXMinYCorner), bottomLeading: radius(.layerMinXMaxYCorner),
      bottomTrailing: radius(.layerMaxXMaxYCorner), topTrailing: radius(.layerMaxXMinYCorner))
    style = layer.cornerCurve == .continuous ? .continuous : .circular
  }

  func path(in rect: CGRect) -> Path {
    UnevenRoundedRectangle(cornerRadii: radii, style: style).inset(by: inset).path(in: rect)
  }

  func inset(by amount: CGFloat) -> LayerShape {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// The SwiftUI views by which layers are drawn.
@MainActor
enum LayerPicture {
  static func picture(of layer: CALayer) -> AnyView {
    guard !layer.isHidden else { return AnyView(EmptyView()) }
    let shape = LayerShape(layer)
    let fill = layer.backgroundColor.map { Color($0) } ?? .clear
    let content = ZStack(alignment: .topLeading) {
      shape.fill(fill)
      if let drawing = drawing(layer) { drawing }
      ForEach(Array((layer.sublayers ?? []).enumerated()), id: \.offset) { entry in
        picture(of: entry.element)
      }
    }
    return AnyView(
      content.frame(width: layer.frame.width, height: layer.frame.height, alignment: .topLeading)
        .overlay(shape.strokeBorder(border(layer), lineWidth: layer.borderWidth))
        .opacity(Double(layer.opacity))
        .offset(x: layer.frame.minX, y: layer.frame.minY))
  }

  private static func border(_ layer: CALayer) -> Color {
    layer.borderWidth > 0 ? layer.borderColor.map { Color($0) } ?? .clear : .clear
  }

  /// What a layer of a kind of its own draws.
  static func drawing(_ layer: CALayer) -> AnyView? {
    switch layer {
    case let gradient as CAGradientLayer: AnyView(LayerShape(layer).fill(self.gradient(gradient)))
    case let shape as CAShapeLayer: path(shape)
    default: nil
    }
  }

  private static func gradient(_ layer: CAGradientLayer) -> LinearGradient {
    let colors = (layer.colors ?? []).compactMap { ($0 as? CGColor).map { Color($0) } }
    let start = UnitPoint(x: layer.startPoint.x, y: layer.startPoint.y)
    let end = UnitPoint(x: layer.endPoint.x, y: layer.endPoint.y)
    guard let locations = layer.locations, locations.count == colors.count else {
      return LinearGradient(colors: colors, startPoint: start, endPoint: end)
    }
    let stops = zip(colors, locations).map {
      Gradient.Stop(color: $0, location: CGFloat($1.doubleValue))
    }
    return LinearGradient(stops: stops, startPoint: start, endPoint: end)
  }

  private static func path(_ layer: CAShapeLayer) -> AnyView? {
    guard let path = layer.path else { return nil }
    let dashes = (layer.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    return AnyView(
      ZStack(alignment: .topLeading) {
        if let fill = layer.fillColor { path.fill(Color(fill)) }
        if let stroke = layer.strokeColor {
          path.trimmedPath(from: layer.strokeStart, to: layer.strokeEnd)
            .stroke(Color(stroke), style: StrokeStyle(lineWidth: layer.lineWidth, dash: dashes))
        }
      })
  }
}

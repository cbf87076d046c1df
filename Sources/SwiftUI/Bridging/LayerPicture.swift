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

/// Turns what a layer or view shows about its anchor.
@MainActor
enum LayerTransform {
  static func applied(
    to content: AnyView, _ space: CATransform3D, _ plane: CGAffineTransform, _ size: CGSize,
    _ anchor: CGPoint
  ) -> AnyView {
    let (x, y) = (size.width * anchor.x, size.height * anchor.y)
    func about(_ transform: CGAffineTransform) -> CGAffineTransform {
      guard !transform.isIdentity else { return transform }
      return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: x, y: y))
    }
    guard space != CATransform3DIdentity else {
      return AnyView(content.transformEffect(about(plane)))
    }
    if space.isAffine {
      return AnyView(content.transformEffect(about(plane.concatenating(space.affine))))
    }
    let around = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), space),
      CATransform3DMakeTranslation(x, y, 0))
    return AnyView(
      content.transformEffect(about(plane)).projectionEffect(ProjectionTransform(around)))
  }
}

/// The SwiftUI views by which layers are drawn.
@MainActor
enum LayerPicture {
  static func picture(of layer: CALayer) -> AnyView {
    moving(layer, still(layer)) { still(layer) }
  }

  private static func still(_ layer: CALayer) -> AnyView {
    guard !layer.isHidden else { return AnyView(EmptyView()) }
    let shape = LayerShape(layer)
    let fill = layer.backgroundColor.map { Color($0) } ?? .clear
    let content = ZStack(alignment: .topLeading) {
      shape.fill(fill)
      if let drawing = drawing(layer) { drawing }
      ForEach(Array(layer.shownSublayers.enumerated()), id: \.offset) { entry in
        picture(of: entry.element)
      }
    }
    let size = layer.bounds.size
    var result = AnyView(
      content.frame(width: size.width, height: size.height, alignment: .topLeading)
        .offset(x: -layer.bounds.minX, y: -layer.bounds.minY))
    if layer.masksToBounds { result = AnyView(result.clipShape(shape)) }
    result = AnyView(
      result.overlay(shape.strokeBorder(border(layer), lineWidth: layer.borderWidth)))
    result = shadowed(masked(result, by: layer.mask), layer)
    return AnyView(
      LayerTransform.applied(
        to: AnyView(result.opacity(Double(layer.opacity))), layer.transform, .identity, size,
        layer.anchorPoint
      )
      .offset(x: layer.frame.minX, y: layer.frame.minY))
  }

  /// `still`, or while animations move the layer, what `picture` makes of it at every instant.
  static func moving(
    _ layer: CALayer, _ still: AnyView, _ picture: @escaping @MainActor () -> AnyView
  )
    -> AnyView
  {
    guard !layer.motions.isEmpty, !layer.isPresenting else { return still }
    return AnyView(
      TimelineView(.animation) { _ in
        UIKitPicture.making { layer.presenting(at: CACurrentMediaTime()) { picture() } }
      })
  }

  static func masked(_ content: AnyView, by mask: CALayer?) -> AnyView {
    guard let mask else { return content }
    return AnyView(content.mask(alignment: .topLeading) { picture(of: mask) })
  }

  static func shadowed(_ content: AnyView, _ layer: CALayer) -> AnyView {
    guard layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor else {
      return content
    }
    let shade = Color(color).opacity(Double(layer.shadowOpacity))
    let (radius, offset) = (layer.shadowRadius, layer.shadowOffset)
    if let path = layer.shadowPath {
      // The path alone throws it; it shows where the layer does not cover it.
      return AnyView(
        content.background(alignment: .topLeading) {
          path.fill(shade).blur(radius: radius).offset(x: offset.width, y: offset.height)
        })
    }
    return AnyView(content.shadow(color: shade, radius: radius, x: offset.width, y: offset.height))
  }

  private static func border(_ layer: CALayer) -> Color {
    layer.borderWidth > 0 ? layer.borderColor.map { Color($0) } ?? .clear : .clear
  }

  /// What a layer of a kind of its own draws.
  static func drawing(_ layer: CALayer) -> AnyView? {
    switch layer {
    case let gradient as CAGradientLayer: AnyView(LayerShape(layer).fill(self.gradient(gradient)))
    case let shape as CAShapeLayer: path(shape)
    case let text as CATextLayer:
      AnyView(
        AttributedTextView(text: text.content, rules: text.rules, fills: true)
          .frame(width: layer.bounds.width, height: layer.bounds.height, alignment: .top).clipped())
    case let replicator as CAReplicatorLayer: copies(replicator)
    default: contents(layer)
    }
  }

  private static func contents(_ layer: CALayer) -> AnyView? {
    let image: UIImage? =
      switch layer.contents {
      case let image as UIImage: image
      case let image as CGImage:
        UIImage(cgImage: image, scale: layer.contentsScale, orientation: .up)
      default: nil
      }
    if let image {
      let mode: UIView.ContentMode =
        switch layer.contentsGravity {
        case .resizeAspect: .scaleAspectFit
        case .resizeAspectFill: .scaleAspectFill
        case .center: .center
        // The layer's gravity is named with y upwards.
        case .top: .bottom
        case .bottom: .top
        case .left: .left
        case .right: .right
        default: .scaleToFill
        }
      return AnyView(
        UIKitImage.view(of: image, mode: mode)
          .frame(width: layer.bounds.width, height: layer.bounds.height))
    }
    guard !String(reflecting: type(of: layer)).hasPrefix("UIKit."), layer.bounds.width > 0 else {
      return nil
    }
    let context = CGContext(noting: layer.bounds.size)
    DrawingContexts.with(context) { layer.draw(in: context) }
    let items = context.items
    return items.isEmpty ? nil : AnyView(Canvas { context, _ in context.draw(items) })
  }

  private static func copies(_ layer: CAReplicatorLayer) -> AnyView {
    let size = layer.bounds.size
    var transform = CATransform3DIdentity
    let steps = (0..<max(layer.instanceCount, 0)).map { index in
      defer { transform = CATransform3DConcat(layer.instanceTransform, transform) }
      return (index: index, transform: transform)
    }
    return AnyView(
      ForEach(steps, id: \.index) { step in
        LayerTransform.applied(
          to: AnyView(
            ZStack(alignment: .topLeading) {
              ForEach(Array(layer.shownSublayers.enumerated()), id: \.offset) {
                picture(of: $0.element)
              }
            }
            .frame(width: size.width, height: size.height, alignment: .topLeading)
            .opacity(1 + Double(layer.instanceAlphaOffset) * Double(step.index))),
          step.transform, .identity, size, CGPoint(x: 0.5, y: 0.5))
      })
  }

  private static func gradient(_ layer: CAGradientLayer) -> AnyShapeStyle {
    let colors = (layer.colors ?? []).compactMap { color in
      (color as? CGColor).map { Color($0) } ?? (color as? UIColor).map { Color(uiColor: $0) }
    }
    let start = UnitPoint(x: layer.startPoint.x, y: layer.startPoint.y)
    let end = UnitPoint(x: layer.endPoint.x, y: layer.endPoint.y)
    let gradient: Gradient
    if let locations = layer.locations, locations.count == colors.count {
      gradient = Gradient(
        stops: zip(colors, locations).map {
          Gradient.Stop(color: $0, location: CGFloat($1.doubleValue))
        })
    } else {
      gradient = Gradient(colors: colors)
    }
    let size = layer.bounds.size
    let (dx, dy) = ((end.x - start.x) * size.width, (end.y - start.y) * size.height)
    switch layer.type {
    case .radial:
      // An ellipse whose half sides are the distances between the points.
      guard dx != 0, dy != 0 else { return AnyShapeStyle(.clear) }
      return AnyShapeStyle(
        EllipticalGradient(
          gradient: gradient, center: start, startRadiusFraction: 0,
          endRadiusFraction: (end.x - start.x).magnitude))
    case .conic:
      let angle = Angle(radians: Elementary.angle(y: Double(dy), x: Double(dx)))
      return AnyShapeStyle(AngularGradient(gradient: gradient, center: start, angle: angle))
    default:
      return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: start, endPoint: end))
    }
  }

  private static func path(_ layer: CAShapeLayer) -> AnyView? {
    guard let path = layer.path else { return nil }
    let style = StrokeStyle(
      lineWidth: layer.lineWidth,
      lineCap: layer.lineCap == .round ? .round : layer.lineCap == .square ? .square : .butt,
      lineJoin: layer.lineJoin == .round ? .round : layer.lineJoin == .bevel ? .bevel : .miter,
      miterLimit: layer.miterLimit,
      dash: (layer.lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
      dashPhase: layer.lineDashPhase)
    return AnyView(
      ZStack(alignment: .topLeading) {
        if let fill = layer.fillColor {
          path.fill(Color(fill), style: FillStyle(eoFill: layer.fillRule == .evenOdd))
        }
        if let stroke = layer.strokeColor {
          path.trimmedPath(from: layer.strokeStart, to: layer.strokeEnd)
            .stroke(Color(stroke), style: style)
        }
      })
  }
}

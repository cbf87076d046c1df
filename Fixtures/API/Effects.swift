import SwiftUI

/// Effects, combined shapes, paints, glass and canvases: each listed once.
enum EffectCalls {
  @MainActor static func filters(_ v: Text) {
    // api: modifier_sig blendMode(_:)
    // api: implicit_member .screen
    _ = v.blendMode(.screen)
    // api: implicit_member .destinationOut
    _ = v.blendMode(.destinationOut)
    // api: modifier_sig brightness(_:)
    _ = v.brightness(0.1)
    // api: modifier_sig colorInvert()
    _ = v.colorInvert()
    // api: modifier_sig colorMultiply(_:)
    _ = v.colorMultiply(.red)
    // api: modifier_sig grayscale(_:)
    _ = v.grayscale(1)
    // api: modifier_sig hueRotation(_:)
    _ = v.hueRotation(.degrees(30))
    // api: modifier_sig luminanceToAlpha()
    _ = v.luminanceToAlpha()
    // api: modifier_sig saturation(_:)
    _ = v.saturation(0.5)
    // api: modifier_sig compositingGroup()
    _ = v.compositingGroup()
    // api: modifier_sig drawingGroup()
    _ = v.drawingGroup()
    // api: modifier_sig mask(_:)
    _ = v.mask(Circle())
    // api: modifier_sig mask{}
    _ = v.mask { Circle() }
    // api: modifier_sig visualEffect{}
    _ = v.visualEffect { effect, proxy in effect.offset(x: proxy.size.width) }
  }

  @MainActor static func transforms(_ v: Text, turn: CATransform3D) {
    // api: modifier_sig rotationEffect(_:)
    _ = v.rotationEffect(.degrees(5))
    // api: modifier_sig rotationEffect(_:anchor:)
    _ = v.rotationEffect(.degrees(5), anchor: .top)
    // api: modifier_sig rotation3DEffect(_:axis:)
    _ = v.rotation3DEffect(.degrees(5), axis: (x: 0, y: 1, z: 0))
    // api: modifier_sig rotation3DEffect(_:axis:perspective:)
    _ = v.rotation3DEffect(.degrees(5), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
    // api: modifier_sig rotation3DEffect(_:axis:anchor:perspective:)
    _ = v.rotation3DEffect(
      .degrees(5), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: 0.5)
    // api: modifier_sig rotation3DEffect(_:axis:anchor:anchorZ:perspective:)
    _ = v.rotation3DEffect(
      .degrees(5), axis: (x: 0, y: 1, z: 0), anchor: .leading, anchorZ: 3, perspective: 0.5)
    // api: modifier_sig scaleEffect()
    _ = v.scaleEffect()
    // api: modifier_sig scaleEffect(_:)
    _ = v.scaleEffect(2)
    // api: modifier_sig scaleEffect(_:anchor:)
    _ = v.scaleEffect(2, anchor: .bottom)
    // api: modifier_sig scaleEffect(x:)
    _ = v.scaleEffect(x: 2)
    // api: modifier_sig scaleEffect(x:anchor:)
    _ = v.scaleEffect(x: 2, anchor: .leading)
    // api: modifier_sig scaleEffect(x:y:)
    _ = v.scaleEffect(x: 2, y: 3)
    // api: modifier_sig scaleEffect(x:y:anchor:)
    _ = v.scaleEffect(x: 2, y: 3, anchor: .top)
    // api: modifier_sig scaleEffect(y:)
    _ = v.scaleEffect(y: 3)
    // api: modifier_sig scaleEffect(y:anchor:)
    _ = v.scaleEffect(y: 3, anchor: .top)
    // api: modifier_sig transformEffect(_:)
    _ = v.transformEffect(CGAffineTransform(scaleX: 2, y: 1))
    // api: geometry_type ProjectionTransform
    // api: geometry ProjectionTransform()
    var projection = ProjectionTransform()
    // api: geometry ProjectionTransform(_:)
    projection = ProjectionTransform(turn)
    _ = v.projectionEffect(projection)
  }

  @MainActor static func combinedShapes(a: Path, b: Path) {
    // api: modifier_sig union(_:)
    _ = Circle().union(Rectangle())
    // api: modifier_sig intersection(_:)
    _ = Circle().intersection(Rectangle())
    _ = Circle().subtracting(Rectangle(), eoFill: true)
    _ = Circle().symmetricDifference(Rectangle())
    _ = Circle().lineIntersection(Rectangle())
    _ = Circle().lineSubtraction(Rectangle())
    _ = a.normalized()
    // api: geometry_type CGPath
    var path: CGPath = a.cgPath
    // api: modifier_sig union(_:using:)
    path = path.union(b.cgPath, using: .evenOdd)
    // api: modifier_sig intersection(_:using:)
    path = path.intersection(b.cgPath, using: .winding)
    let built = CGMutablePath()
    built.move(to: .zero)
    built.addLine(to: CGPoint(x: 5, y: 5))
    built.closeSubpath()
    _ = Path(built).union(Path(path))
    // api: modifier_sig rotation(_:)
    _ = Circle().rotation(.degrees(20))
    // api: modifier_sig scale(_:)
    _ = Circle().scale(0.5)
    // api: view_type_ref AnyShape
    // api: view_init AnyShape(_:)
    var shape = AnyShape(Circle())
    // api: view_type_ref ContainerRelativeShape
    // api: view_init ContainerRelativeShape()
    shape = AnyShape(ContainerRelativeShape())
    // api: modifier_sig containerShape(_:)
    _ = shape.fill(.red).containerShape(.rect(cornerRadius: 8))
    // api: view_init UnevenRoundedRectangle(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:)
    _ = UnevenRoundedRectangle(
      topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4)
    // api: view_init UnevenRoundedRectangle(topLeadingRadius:topTrailingRadius:style:)
    _ = UnevenRoundedRectangle(topLeadingRadius: 1, topTrailingRadius: 4, style: .circular)
    // api: swiftui_type RectangleCornerRadii
    _ = Path(roundedRect: .zero, cornerRadii: RectangleCornerRadii(topLeading: 3))
  }

  @MainActor static func paints(_ v: Text, stops: [Gradient.Stop]) {
    // api: view_init AngularGradient(colors:center:)
    _ = AngularGradient(colors: [.red, .blue], center: .center)
    // api: view_init AngularGradient(colors:center:angle:)
    _ = AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(9))
    // api: view_init AngularGradient(colors:center:startAngle:endAngle:)
    _ = AngularGradient(
      colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(90))
    // api: view_init AngularGradient(gradient:center:)
    _ = AngularGradient(gradient: Gradient(stops: stops), center: .center)
    // api: view_init AngularGradient(gradient:center:startAngle:endAngle:)
    _ = AngularGradient(
      gradient: Gradient(stops: stops), center: .center, startAngle: .zero,
      endAngle: .degrees(90))
    // api: view_init AngularGradient(stops:center:)
    _ = AngularGradient(stops: stops, center: .center)
    _ = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.red, .green, .blue, .white], background: .black, smoothsColors: false)
    // api: swiftui_type ImagePaint
    // api: swiftui_type_init ImagePaint(image:scale:)
    _ = Circle().fill(ImagePaint(image: Image(systemName: "star"), scale: 0.5))
    // api: swiftui_type_init ImagePaint(image:sourceRect:scale:)
    _ = ImagePaint(
      image: Image(systemName: "star"), sourceRect: CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: 2)
    // api: modifier_sig shadow(_:)
    // api: implicit_member .drop(color:radius:x:y:)
    _ = v.foregroundStyle(.red.shadow(.drop(color: .black, radius: 2, x: 1, y: 1)))
    // api: modifier_sig glassEffect(_:in:)
    _ = v.glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 9))
    // api: view_init GlassEffectContainer{}
    _ = GlassEffectContainer { v }
    // api: view_init GlassEffectContainer(spacing:){}
    _ = GlassEffectContainer(spacing: 4) { v }
    // api: view_init GlassEffectContainer(spacing:content:)
    _ = GlassEffectContainer(spacing: 4, content: { v })
  }

  @MainActor static func symbolEffects(_ v: Image, value: Int) {
    // api: modifier_sig symbolEffect(_:value:)
    _ = v.symbolEffect(.bounce, value: value)
    // api: modifier_sig symbolEffect(_:options:value:)
    _ = v.symbolEffect(.bounce, options: .repeat(2), value: value)
    // api: modifier_sig symbolEffect(_:isActive:)
    _ = v.symbolEffect(.pulse, isActive: true)
    // api: modifier_sig symbolEffectsRemoved(_:)
    _ = v.symbolEffectsRemoved(true)
  }

  @MainActor static func pictures(_ v: Text) {
    // api: swiftui_type ImageRenderer
    // api: swiftui_type_init ImageRenderer(content:)
    let renderer = ImageRenderer(content: v)
    renderer.scale = 2
    _ = renderer.uiImage
  }

  static func canvases() -> some View {
    VStack {
      // api: view_init Canvas{}
      Canvas { context, size in
        context.opacity = 0.5
        context.blendMode = .multiply
        context.translateBy(x: 1, y: 2)
        context.scaleBy(x: 2, y: 2)
        context.rotate(by: .degrees(3))
        context.concatenate(CGAffineTransform(translationX: 1, y: 1))
        context.transform = .identity
        context.clip(to: Path(CGRect(origin: .zero, size: size)), options: .inverse)
        context.clipToLayer(opacity: 0.5) { $0.fill(Path(), with: .foreground) }
        _ = context.clipBoundingRect
        context.addFilter(.shadow(color: .black, radius: 2, x: 1, y: 1, options: .shadowOnly))
        // api: implicit_member .blur(radius:)
        context.addFilter(.blur(radius: 2))
        context.addFilter(.colorMultiply(.red))
        context.addFilter(.colorMatrix(ColorMatrix()))
        context.addFilter(.hueRotation(.degrees(4)))
        context.addFilter(.saturation(1))
        context.addFilter(.brightness(0))
        context.addFilter(.contrast(1))
        context.addFilter(.colorInvert())
        context.addFilter(.grayscale(0))
        context.addFilter(.luminanceToAlpha)
        context.addFilter(.alphaThreshold(min: 0.5, color: .red))
        context.addFilter(.projectionTransform(ProjectionTransform()))
        let path = Path(ellipseIn: CGRect(origin: .zero, size: size))
        context.fill(path, with: .color(.red), style: FillStyle(eoFill: true))
        context.fill(path, with: .color(red: 1, green: 0, blue: 0))
        context.fill(path, with: .color(white: 0.5))
        context.fill(path, with: .style(.tint))
        context.fill(path, with: .palette([.color(.red), .foreground]))
        context.fill(path, with: .tiledImage(Image(systemName: "star")))
        let gradient = Gradient(colors: [.red, .blue])
        context.fill(
          path,
          with: .linearGradient(gradient, startPoint: .zero, endPoint: .zero, options: .mirror))
        context.fill(
          path, with: .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: 9))
        context.stroke(path, with: .conicGradient(gradient, center: .zero), lineWidth: 2)
        context.stroke(path, with: .foreground, style: StrokeStyle(lineWidth: 2))
        var text = context.resolve(Text("a"))
        text.shading = .color(.green)
        _ = text.measure(in: size)
        _ = text.firstBaseline(in: size) + text.lastBaseline(in: size)
        context.draw(text, at: .zero, anchor: .topLeading)
        context.draw(text, in: CGRect(origin: .zero, size: size))
        context.draw(Text("b"), at: .zero)
        var image = context.resolve(Image(systemName: "star"))
        image.shading = .palette([.color(.red)])
        _ = (image.size, image.baseline)
        context.draw(image, in: CGRect(origin: .zero, size: size))
        context.draw(Image(systemName: "star"), at: .zero, anchor: .bottom)
        context.drawLayer { layer in layer.stroke(path, with: .color(.blue)) }
        _ = context.environment.colorScheme
      }
      // api: view_init Canvas{} symbols:{}
      Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { context, size in
        guard let symbol = context.resolveSymbol(id: 1) else { return }
        context.draw(symbol, at: CGPoint(x: symbol.size.width, y: 0))
        context.draw(symbol, in: CGRect(origin: .zero, size: size))
      } symbols: {
        Text("1").tag(1)
      }
    }
  }
}

// api: conformance GeometryEffect
// api: swiftui_type GeometryEffect
struct Shake: GeometryEffect {
  var amount: CGFloat
  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: 0))
  }
}

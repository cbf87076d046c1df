import SwiftUI

/// Colours, shapes, paths, fills, strokes, gradients, materials and clips: each listed once.
enum DrawingCalls {
  @MainActor static func namedColours() {
    // api: view_type_ref Color
    var colour: Color = .red
    // api: implicit_member .white
    // api: color .white
    colour = .white
    // api: implicit_member .black
    // api: color .black
    colour = .black
    // api: implicit_member .clear
    // api: color .clear
    colour = .clear
    // api: implicit_member .gray
    // api: color .gray
    colour = .gray
    // api: implicit_member .blue
    // api: color .blue
    colour = .blue
    // api: implicit_member .red
    // api: color .red
    colour = .red
    // api: implicit_member .green
    // api: color .green
    colour = .green
    // api: implicit_member .yellow
    // api: color .yellow
    colour = .yellow
    // api: implicit_member .purple
    // api: color .purple
    colour = .purple
    // api: implicit_member .pink
    // api: color .pink
    colour = .pink
    // api: implicit_member .orange
    // api: color .orange
    colour = .orange
    // api: implicit_member .cyan
    // api: color .cyan
    colour = .cyan
    // api: implicit_member .indigo
    // api: color .indigo
    colour = .indigo
    // api: implicit_member .mint
    // api: color .mint
    colour = .mint
    // api: implicit_member .brown
    // api: color .brown
    colour = .brown
    // api: color .teal
    colour = .teal
    // api: implicit_member .primary
    // api: color .primary
    colour = .primary
    // api: implicit_member .secondary
    // api: color .secondary
    colour = .secondary
    // api: implicit_member .accentColor
    // api: color .accentColor
    colour = .accentColor
    _ = colour.opacity(0.5)
  }

  @MainActor static func madeColours(name: String) {
    // api: view_init Color(red:green:blue:)
    // api: color Color(red:green:blue:)
    _ = Color(red: 0.1, green: 0.2, blue: 0.3)
    // api: view_init Color(red:green:blue:opacity:)
    // api: color Color(red:green:blue:opacity:)
    _ = Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
    // api: implicit_member .sRGB
    // api: view_init Color(_:red:green:blue:)
    // api: color Color(_:red:green:blue:)
    _ = Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3)
    // api: view_init Color(_:red:green:blue:opacity:)
    // api: color Color(_:red:green:blue:opacity:)
    _ = Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
    // api: view_init Color(white:)
    // api: color Color(white:)
    _ = Color(white: 0.5)
    // api: view_init Color(_:white:opacity:)
    // api: color Color(_:white:opacity:)
    _ = Color(.sRGB, white: 0.5, opacity: 0.4)
    // api: view_init Color(hue:saturation:brightness:)
    // api: color Color(hue:saturation:brightness:)
    _ = Color(hue: 0.1, saturation: 0.2, brightness: 0.3)
    // api: color Color("asset")
    _ = Color("brand")
    // api: color Color(expr)
    _ = Color(name)
    // api: view_init Color(_:)
    // api: color Color(UIColor)
    _ = Color(UIColor.systemBackground)
    // api: color Color(.uiColorMember)
    _ = Color(.systemBackground)
    // api: view_init Color(uiColor:)
    // api: color Color(uiColor:)
    _ = Color(uiColor: .systemGroupedBackground)
  }

  @MainActor static func foregroundStyles(_ v: some View) {
    // api: modifier_sig foregroundColor(_:)
    _ = v.foregroundColor(.red)
    // api: modifier_sig foregroundStyle(_:)
    _ = v.foregroundStyle(Color.red)
    // api: style foregroundStyle(.white)
    _ = v.foregroundStyle(.white)
    // api: style foregroundStyle(.black)
    _ = v.foregroundStyle(.black)
    // api: style foregroundStyle(.clear)
    _ = v.foregroundStyle(.clear)
    // api: style foregroundStyle(.gray)
    _ = v.foregroundStyle(.gray)
    // api: style foregroundStyle(.blue)
    _ = v.foregroundStyle(.blue)
    // api: style foregroundStyle(.green)
    _ = v.foregroundStyle(.green)
    // api: style foregroundStyle(.red)
    _ = v.foregroundStyle(.red)
    // api: style foregroundStyle(.pink)
    _ = v.foregroundStyle(.pink)
    // api: style foregroundStyle(.primary)
    _ = v.foregroundStyle(.primary)
    // api: style foregroundStyle(.secondary)
    _ = v.foregroundStyle(.secondary)
    // api: color .tertiary
    _ = v.foregroundStyle(.tertiary)
    // api: implicit_member .tint
    // api: color .tint
    // api: style foregroundStyle(.tint)
    _ = v.foregroundStyle(.tint)
    // api: implicit_member .background
    _ = v.foregroundStyle(.background)
    // api: style foregroundStyle(Color)
    _ = v.foregroundStyle(Color.teal)
    // api: style foregroundStyle(Color(_:))
    _ = v.foregroundStyle(Color("brand"))
    // api: style foregroundStyle(.ultraThinMaterial)
    _ = v.foregroundStyle(.ultraThinMaterial)
    // api: style foregroundStyle(LinearGradient(colors:startPoint:endPoint:))
    _ = v.foregroundStyle(
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    // api: implicit_member .linearGradient(colors:startPoint:endPoint:)
    _ = v.foregroundStyle(
      .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    // api: swiftui_type ShapeStyle
    let _: (any ShapeStyle)? = nil
    // api: swiftui_type AnyShapeStyle
    // api: swiftui_type_init AnyShapeStyle(_:)
    _ = v.foregroundStyle(AnyShapeStyle(.red))
    // api: modifier_sig tint(_:)
    _ = v.tint(.red)
    // api: modifier_sig accentColor(_:)
    _ = v.accentColor(.red)
  }

  @MainActor static func materials(_ v: some View) {
    // api: swiftui_type Material
    let _: Material = .ultraThin
    // api: implicit_member .ultraThinMaterial
    // api: material .ultraThinMaterial
    _ = v.background(.ultraThinMaterial)
    // api: material .thinMaterial
    _ = v.background(.thinMaterial)
    // api: material .regularMaterial
    _ = v.background(.regularMaterial, in: Capsule())
  }

  @MainActor static func gradients() {
    // api: swiftui_type Gradient
    // api: implicit_member .init(colors:)
    // api: swiftui_type_init Gradient(colors:)
    let gradient = Gradient(colors: [.red, .blue])
    // api: implicit_member .init(color:location:)
    // api: swiftui_type_init Gradient(stops:)
    _ = Gradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)])
    let _: Gradient = .init(colors: [.red])
    // api: view_type_ref LinearGradient
    // api: view_init LinearGradient(colors:startPoint:endPoint:)
    _ = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    // api: view_init LinearGradient(gradient:startPoint:endPoint:)
    _ = LinearGradient(gradient: gradient, startPoint: .topLeading, endPoint: .bottomTrailing)
    // api: view_init LinearGradient(stops:startPoint:endPoint:)
    _ = LinearGradient(stops: gradient.stops, startPoint: .leading, endPoint: .trailing)
    // api: view_init RadialGradient(colors:center:startRadius:endRadius:)
    _ = RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 10)
    // api: view_init RadialGradient(gradient:center:startRadius:endRadius:)
    _ = RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 10)
  }

  @MainActor static func shapes() {
    // api: view_type_ref Rectangle
    // api: view_init Rectangle()
    _ = Rectangle()
    // api: view_type_ref RoundedRectangle
    // api: view_init RoundedRectangle(cornerRadius:)
    _ = RoundedRectangle(cornerRadius: 4)
    // api: view_init RoundedRectangle(cornerRadius:style:)
    _ = RoundedRectangle(cornerRadius: 4, style: .continuous)
    // api: view_type_ref Capsule
    // api: view_init Capsule()
    _ = Capsule()
    // api: view_init Capsule(style:)
    _ = Capsule(style: .circular)
    // api: view_type_ref Circle
    // api: view_init Circle()
    _ = Circle()
    // api: view_type_ref Ellipse
    // api: view_init Ellipse()
    _ = Ellipse()
    // api: swiftui_type RoundedCornerStyle
    // api: implicit_member .continuous
    let _: RoundedCornerStyle = .continuous
    // api: implicit_member .circular
    let _: RoundedCornerStyle = .circular
  }

  @MainActor static func fillsAndStrokes(_ shape: Circle) {
    // api: modifier_sig fill(_:)
    _ = shape.fill(.red)
    // api: modifier_sig fill()
    _ = shape.fill()
    // api: swiftui_type FillStyle
    // api: swiftui_type_init FillStyle()
    // api: modifier_sig fill(_:style:)
    _ = shape.fill(.red, style: FillStyle())
    // api: swiftui_type_init FillStyle(eoFill:)
    _ = shape.fill(.red, style: FillStyle(eoFill: true))
    // api: modifier_sig stroke(_:)
    _ = shape.stroke(.red)
    // api: modifier_sig stroke()
    _ = shape.stroke()
    // api: modifier_sig stroke(_:lineWidth:)
    _ = shape.stroke(.red, lineWidth: 2)
    // api: modifier_sig stroke(lineWidth:)
    _ = shape.stroke(lineWidth: 2)
    // api: swiftui_type StrokeStyle
    // api: swiftui_type_init StrokeStyle(lineWidth:)
    // api: modifier_sig stroke(style:)
    _ = shape.stroke(style: StrokeStyle(lineWidth: 2))
    // api: swiftui_type_init StrokeStyle(lineWidth:dash:)
    // api: modifier_sig stroke(_:style:)
    _ = shape.stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
    // api: modifier_sig strokeBorder(_:)
    _ = shape.strokeBorder(.red)
    // api: modifier_sig strokeBorder()
    _ = shape.strokeBorder()
    // api: modifier_sig strokeBorder(_:lineWidth:)
    _ = shape.strokeBorder(.red, lineWidth: 2)
    // api: modifier_sig strokeBorder(lineWidth:)
    _ = shape.strokeBorder(lineWidth: 2)
    // api: implicit_member .round
    // api: implicit_member .init(lineWidth:lineCap:)
    // api: swiftui_type_init StrokeStyle(lineWidth:lineCap:)
    // api: modifier_sig strokeBorder(style:)
    _ = shape.strokeBorder(style: StrokeStyle(lineWidth: 2, lineCap: .round))
    _ = shape.strokeBorder(style: .init(lineWidth: 2, lineCap: .round))
    // api: modifier_sig strokeBorder(_:style:)
    _ = shape.strokeBorder(.red, style: StrokeStyle(lineWidth: 2))
    // api: implicit_member .miter
    // api: swiftui_type_init StrokeStyle(lineWidth:lineCap:lineJoin:)
    _ = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .miter)
    // api: geometry_type CGLineCap
    // api: implicit_member .butt
    // api: swiftui_type_init StrokeStyle(lineWidth:lineCap:dash:)
    _ = StrokeStyle(lineWidth: 2, lineCap: CGLineCap.butt, dash: [4])
    // api: swiftui_type_init StrokeStyle(lineWidth:lineCap:lineJoin:dash:)
    _ = StrokeStyle(lineWidth: 2, lineCap: .butt, lineJoin: .round, dash: [4])
    // api: swiftui_type_init StrokeStyle(lineWidth:lineCap:lineJoin:miterLimit:)
    _ = StrokeStyle(lineWidth: 2, lineCap: .butt, lineJoin: .round, miterLimit: 4)
    // api: swiftui_type_init StrokeStyle(lineWidth:lineCap:miterLimit:dash:dashPhase:)
    _ = StrokeStyle(lineWidth: 2, lineCap: .butt, miterLimit: 4, dash: [4], dashPhase: 1)
    // api: modifier_sig trim(from:to:)
    _ = shape.trim(from: 0, to: 0.5)
    // api: modifier_sig trim(to:)
    _ = shape.trim(to: 0.5)
    // api: modifier_sig inset(by:)
    _ = shape.inset(by: 2)
  }

  @MainActor static func clipsAndEffects(_ v: some View) {
    // api: modifier_sig clipShape(_:)
    _ = v.clipShape(Circle())
    // api: modifier_sig clipShape(_:style:)
    _ = v.clipShape(Circle(), style: FillStyle())
    // api: implicit_member .rect
    _ = v.clipShape(.rect)
    // api: implicit_member .rect(cornerRadius:)
    _ = v.clipShape(.rect(cornerRadius: 4))
    // api: implicit_member .capsule
    _ = v.clipShape(.capsule)
    // api: implicit_member .circle
    _ = v.clipShape(.circle)
    // api: modifier_sig clipped()
    _ = v.clipped()
    // api: modifier_sig clipped(antialiased:)
    _ = v.clipped(antialiased: true)
    // api: modifier_sig cornerRadius(_:)
    _ = v.cornerRadius(4)
    // api: modifier_sig cornerRadius(_:antialiased:)
    _ = v.cornerRadius(4, antialiased: true)
    // api: modifier_sig border(_:)
    _ = v.border(.red)
    // api: modifier_sig border(_:width:)
    _ = v.border(.red, width: 2)
    // api: modifier_sig opacity(_:)
    _ = v.opacity(0.5)
    // api: modifier_sig shadow(radius:)
    _ = v.shadow(radius: 2)
    // api: modifier_sig shadow(radius:y:)
    _ = v.shadow(radius: 2, y: 1)
    // api: modifier_sig shadow(radius:x:y:)
    _ = v.shadow(radius: 2, x: 1, y: 1)
    // api: modifier_sig shadow(color:radius:)
    _ = v.shadow(color: .black, radius: 2)
    // api: modifier_sig shadow(color:radius:x:)
    _ = v.shadow(color: .black, radius: 2, x: 1)
    // api: modifier_sig shadow(color:radius:y:)
    _ = v.shadow(color: .black, radius: 2, y: 1)
    // api: modifier_sig shadow(color:radius:x:y:)
    _ = v.shadow(color: .black, radius: 2, x: 1, y: 1)
    // api: modifier_sig blur(radius:)
    _ = v.blur(radius: 2)
    // api: modifier_sig blur(radius:opaque:)
    _ = v.blur(radius: 2, opaque: true)
  }

  @MainActor static func paths(_ rect: CGRect) {
    // api: view_type_ref Path
    // api: view_init Path()
    var path = Path()
    // api: view_init Path{}
    _ = Path { $0.addRect(rect) }
    // api: view_init Path(_:)
    _ = Path(rect)
    // api: view_init Path(ellipseIn:)
    _ = Path(ellipseIn: rect)
    // api: value_member .move(to:)
    path.move(to: .zero)
    // api: value_member .addLine(to:)
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addLines([.zero, CGPoint(x: 2, y: 2)])
    // api: value_member .addCurve(to:control1:control2:)
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    // api: value_member .addQuadCurve(to:control:)
    path.addQuadCurve(to: .zero, control: .zero)
    // api: geometry_type Angle
    let _: Angle = .zero
    // api: implicit_member .degrees(_:)
    // api: geometry .degrees(_:)
    // api: value_member .addArc(center:radius:startAngle:endAngle:clockwise:)
    path.addArc(
      center: .zero, radius: 1, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    // api: value_member .addArc(tangent1End:tangent2End:radius:)
    path.addArc(tangent1End: .zero, tangent2End: .zero, radius: 1)
    // api: value_member .addRect(_:)
    path.addRect(rect)
    // api: value_member .addRoundedRect(in:cornerSize:)
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: 1, height: 1))
    // api: value_member .addEllipse(in:)
    path.addEllipse(in: rect)
    // api: value_member .addPath(_:)
    path.addPath(Path(rect))
    // api: value_member .closeSubpath()
    path.closeSubpath()
    // api: value_member .strokedPath(_:)
    _ = path.strokedPath(StrokeStyle(lineWidth: 1))
    // api: geometry_type CGAffineTransform
    // api: geometry CGAffineTransform(translationX:y:)
    let moved = CGAffineTransform(translationX: 1, y: 1)
    // api: geometry CGAffineTransform(scaleX:y:)
    let scaled = CGAffineTransform(scaleX: 2, y: 2)
    // api: implicit_member .init(scaleX:y:)
    let _: CGAffineTransform = .init(scaleX: 1, y: -1)
    // api: geometry CGAffineTransform(rotationAngle:)
    let turned = CGAffineTransform(rotationAngle: 1)
    // api: value_member .applying(_:)
    _ = path.applying(moved.concatenating(scaled)).applying(turned)
    // api: geometry Angle(degrees:)
    _ = Angle(degrees: 1)
    // api: implicit_member .init(degrees:)
    let _: Angle = .init(degrees: 1)
    // api: geometry Angle(radians:)
    _ = Angle(radians: 1)
    // api: geometry Angle.degrees(_:)
    let angle = Angle.degrees(1)
    // api: geometry_member .degrees
    _ = angle.degrees
    // api: geometry_member .radians
    _ = angle.radians
  }
}

// api: conformance Shape
// api: swiftui_type Shape
// api: conformance Animatable
// api: swiftui_type Animatable
struct CallWedge: Shape, Animatable {
  var start: Double
  var end: Double

  // api: swiftui_type AnimatablePair
  // api: swiftui_type_init AnimatablePair(_:_:)
  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    Path(rect)
  }
}

// api: conformance InsettableShape
// api: swiftui_type InsettableShape
struct CallBox: InsettableShape {
  var amount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    Path(rect.insetBy(dx: amount, dy: amount))
  }

  func inset(by amount: CGFloat) -> CallBox {
    CallBox(amount: self.amount + amount)
  }
}

// api: conformance VectorArithmetic
// api: swiftui_type VectorArithmetic
struct CallVector: VectorArithmetic {
  static let zero = CallVector(x: 0)
  var x: Double
  var magnitudeSquared: Double { x * x }

  static func + (a: CallVector, b: CallVector) -> CallVector { CallVector(x: a.x + b.x) }
  static func - (a: CallVector, b: CallVector) -> CallVector { CallVector(x: a.x - b.x) }
  mutating func scale(by factor: Double) { x *= factor }
}

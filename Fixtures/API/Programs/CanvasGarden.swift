import SwiftUI

/// A canvas with every kind of thing that a canvas draws.
struct CanvasGarden: View {
  var body: some View {
    VStack(spacing: 16) {
      Canvas { context, size in
        sky(&context, size)
        hills(&context, size)
        rays(context, size)
        petals(context, CGPoint(x: size.width * 0.3, y: size.height * 0.62))
        petals(context, CGPoint(x: size.width * 0.72, y: size.height * 0.7))
        if let sign = context.resolveSymbol(id: "sign") {
          context.draw(sign, at: CGPoint(x: size.width / 2, y: size.height - 8), anchor: .bottom)
        }
      } symbols: {
        Label("庭園 Garden", systemImage: "leaf.fill")
          .font(.headline)
          .foregroundStyle(.white)
          .padding(.horizontal, 12)
          .padding(.vertical, 6)
          .background(.brown, in: .capsule)
          .tag("sign")
      }
      .frame(height: 220)
      .clipShape(.rect(cornerRadius: 20))
      HStack(spacing: 16) {
        Canvas { context, size in
          context.addFilter(.alphaThreshold(min: 0.5, color: .purple))
          context.addFilter(.blur(radius: 8))
          context.drawLayer { layer in
            for (x, y, r) in [(0.3, 0.5, 24.0), (0.55, 0.4, 18), (0.7, 0.65, 20)] {
              layer.fill(
                Path(
                  ellipseIn: CGRect(
                    x: size.width * x - r, y: size.height * y - r, width: 2 * r, height: 2 * r)),
                with: .color(.black))
            }
          }
        }
        .background(Color(white: 0.9), in: .rect(cornerRadius: 16))
        Canvas { context, size in
          let text = context.resolve(
            Text("Σ").font(.system(size: 80, weight: .bold, design: .serif)))
          let box = text.measure(in: size)
          context.drawLayer { layer in
            layer.clipToLayer { mask in
              mask.draw(text, at: CGPoint(x: size.width / 2, y: size.height / 2))
            }
            layer.fill(
              Path(CGRect(origin: .zero, size: size)),
              with: .linearGradient(
                Gradient(colors: [.red, .orange, .yellow]), startPoint: .zero,
                endPoint: CGPoint(x: 12, y: 12), options: .mirror))
          }
          context.stroke(
            Path(
              CGRect(
                x: (size.width - box.width) / 2, y: (size.height - box.height) / 2,
                width: box.width, height: box.height)),
            with: .color(.gray), style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
        }
        .background(Color(white: 0.9), in: .rect(cornerRadius: 16))
      }
      .frame(height: 130)
      HStack(spacing: 16) {
        ForEach(0..<3) { index in
          Canvas { context, size in
            context.translateBy(x: size.width / 2, y: size.height / 2)
            for step in 0..<12 {
              var copy = context
              copy.rotate(by: .degrees(Double(step) * 30))
              copy.opacity = 0.25 + 0.06 * Double(step)
              if index == 1 { copy.blendMode = .multiply }
              if index == 2 { copy.addFilter(.shadow(radius: 3, y: 2)) }
              copy.fill(
                Path(roundedRect: CGRect(x: 6, y: -7, width: 36, height: 14), cornerRadius: 7),
                with: .color(hue: step))
            }
          }
          .frame(height: 100)
        }
      }
    }
    .padding()
  }

  private func sky(_ context: inout GraphicsContext, _ size: CGSize) {
    let all = Path(CGRect(origin: .zero, size: size))
    context.fill(
      all,
      with: .linearGradient(
        Gradient(colors: [.cyan.opacity(0.5), .white]), startPoint: .zero,
        endPoint: CGPoint(x: 0, y: size.height)))
    let sun = CGPoint(x: size.width * 0.82, y: 50)
    context.fill(
      all,
      with: .radialGradient(
        Gradient(colors: [.yellow, .yellow.opacity(0)]), center: sun, startRadius: 14,
        endRadius: 60))
    context.draw(Image(systemName: "cloud.fill"), at: CGPoint(x: 70, y: 40))
    context.draw(
      Text("canvas").font(.caption.italic()).foregroundColor(.blue), at: CGPoint(x: 20, y: 70),
      anchor: .leading)
  }

  private func hills(_ context: inout GraphicsContext, _ size: CGSize) {
    var hill = Path()
    hill.move(to: CGPoint(x: 0, y: size.height))
    hill.addLine(to: CGPoint(x: 0, y: size.height * 0.7))
    hill.addCurve(
      to: CGPoint(x: size.width, y: size.height * 0.75),
      control1: CGPoint(x: size.width * 0.4, y: size.height * 0.4),
      control2: CGPoint(x: size.width * 0.6, y: size.height))
    hill.addLine(to: CGPoint(x: size.width, y: size.height))
    hill.closeSubpath()
    context.fill(hill, with: .style(.green.gradient))
    context.drawLayer { layer in
      layer.clip(to: hill)
      layer.opacity = 0.35
      for x in stride(from: -size.height, to: size.width, by: 14) {
        var line = Path()
        line.move(to: CGPoint(x: x, y: size.height))
        line.addLine(to: CGPoint(x: x + size.height, y: 0))
        layer.stroke(line, with: .color(.black), lineWidth: 2)
      }
    }
  }

  private func rays(_ context: GraphicsContext, _ size: CGSize) {
    var copy = context
    copy.translateBy(x: size.width * 0.82, y: 50)
    for index in 0..<10 {
      copy.rotate(by: .degrees(36))
      copy.fill(
        Path { path in
          path.move(to: CGPoint(x: 22, y: -3))
          path.addLine(to: CGPoint(x: index.isMultiple(of: 2) ? 44 : 34, y: 0))
          path.addLine(to: CGPoint(x: 22, y: 3))
          path.closeSubpath()
        }, with: .color(.orange))
    }
  }

  private func petals(_ context: GraphicsContext, _ center: CGPoint) {
    var flower = context
    flower.translateBy(x: center.x, y: center.y)
    flower.addFilter(.shadow(color: .black.opacity(0.4), radius: 3, y: 2))
    flower.drawLayer { layer in
      for _ in 0..<6 {
        layer.rotate(by: .degrees(60))
        layer.fill(
          Path(ellipseIn: CGRect(x: 6, y: -8, width: 26, height: 16)),
          with: .conicGradient(
            Gradient(colors: [.pink, .purple, .pink]), center: CGPoint(x: 19, y: 0)))
      }
      layer.fill(
        Path(ellipseIn: CGRect(x: -9, y: -9, width: 18, height: 18)), with: .color(.yellow))
    }
  }
}

extension GraphicsContext.Shading {
  /// A colour of twelve around the circle.
  fileprivate static func color(hue step: Int) -> GraphicsContext.Shading {
    .color(Color(hue: Double(step) / 12, saturation: 0.8, brightness: 0.95))
  }
}

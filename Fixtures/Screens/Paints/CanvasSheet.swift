import SwiftUI

/// Canvases: charts, filters, pictures and symbols.
struct CanvasSheet: View {
  var body: some View {
    SampleSheet(title: "Canvases") {
      Sample("pie") { Canvas(renderer: Self.pie) }
      Sample("line chart") { LineChart() }
      Sample("filters") { Canvas(renderer: Self.filters) }
      Sample("metaballs") { Canvas(renderer: Self.metaballs) }
      Sample("blended, clipped") { Canvas(renderer: Self.blended) }
      Sample("symbols") {
        Canvas { context, size in
          guard let leaf = context.resolveSymbol(id: 1) else { return }
          for index in 0..<5 {
            context.draw(leaf, at: CGPoint(x: 14 + index * 17, y: 20 + index * 11))
          }
        } symbols: {
          Image(systemName: "leaf.fill").foregroundStyle(.green).tag(1)
        }
      }
      Sample("text") {
        Canvas { context, size in
          for turn in 0..<8 {
            var copy = context
            copy.translateBy(x: size.width / 2, y: size.height / 2)
            copy.rotate(by: .degrees(Double(turn) * 45))
            copy.draw(Text("\(turn)").font(.caption.bold()), at: CGPoint(x: 0, y: -30))
          }
        }
      }
    }
  }

  private static func pie(_ context: inout GraphicsContext, _ size: CGSize) {
    let slices: [(share: Double, color: Color)] = [
      (0.3, .red), (0.2, .orange), (0.4, .green), (0.1, .purple),
    ]
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    var angle = Angle.degrees(-90)
    for slice in slices {
      let end = angle + .degrees(360 * slice.share)
      let path = Path { path in
        path.move(to: center)
        path.addArc(
          center: center, radius: 40, startAngle: angle + .degrees(2), endAngle: end,
          clockwise: false)
        path.closeSubpath()
      }
      context.fill(path, with: .color(slice.color))
      angle = end
    }
  }

  private static func filters(_ context: inout GraphicsContext, _ size: CGSize) {
    var shadow = context
    shadow.addFilter(.shadow(radius: 4))
    shadow.fill(Path(ellipseIn: CGRect(x: 6, y: 20, width: 38, height: 38)), with: .color(.red))
    var blur = context
    blur.addFilter(.blur(radius: 3))
    blur.fill(Path(CGRect(x: 54, y: 22, width: 34, height: 34)), with: .color(.blue))
  }

  private static func metaballs(_ context: inout GraphicsContext, _ size: CGSize) {
    context.addFilter(.alphaThreshold(min: 0.5, color: .purple))
    context.addFilter(.blur(radius: 6))
    context.drawLayer { layer in
      for x in [10.0, 46] {
        layer.fill(
          Path(ellipseIn: CGRect(x: x, y: 22, width: 40, height: 40)), with: .color(.black))
      }
    }
  }

  private static func blended(_ context: inout GraphicsContext, _ size: CGSize) {
    context.clip(to: Path(ellipseIn: CGRect(origin: .zero, size: size)))
    context.fill(
      Path(CGRect(origin: .zero, size: size)),
      with: .linearGradient(
        Gradient(colors: [.red, .yellow]), startPoint: .zero,
        endPoint: CGPoint(x: size.width, y: 0)))
    context.blendMode = .multiply
    context.fill(
      Path(CGRect(x: 0, y: 26, width: size.width, height: 32)), with: .color(.cyan))
  }
}

private struct LineChart: View {
  private let values: [Double] = [12, 30, 18, 44, 28, 60, 52]

  var body: some View {
    GeometryReader { proxy in
      let points = values.indices.map { index in
        CGPoint(
          x: proxy.size.width * CGFloat(index) / CGFloat(values.count - 1),
          y: proxy.size.height * (1 - values[index] / 60))
      }
      ZStack {
        Path { path in
          path.addLines(points)
          path.addLine(to: CGPoint(x: proxy.size.width, y: proxy.size.height))
          path.addLine(to: CGPoint(x: 0, y: proxy.size.height))
        }
        .fill(
          .linearGradient(
            colors: [.blue.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
        Path { $0.addLines(points) }
          .stroke(.blue, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
      }
    }
    .padding(4)
  }
}

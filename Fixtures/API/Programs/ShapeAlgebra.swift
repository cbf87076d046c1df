import SwiftUI

/// Two shapes and everything that can be made of them.
struct ShapeAlgebra: View {
  private let columns = [GridItem(.adaptive(minimum: 100), spacing: 12)]

  var body: some View {
    LazyVGrid(columns: columns, spacing: 12) {
      tile("union") { Moon(part: 0).union(Moon(part: 1)).fill(.orange.gradient) }
      tile("intersection") { Moon(part: 0).intersection(Moon(part: 1)).fill(.blue) }
      tile("subtracting") { Moon(part: 0).subtracting(Moon(part: 1)).fill(.purple) }
      tile("symmetric") { Moon(part: 0).symmetricDifference(Moon(part: 1)).fill(.teal) }
      tile("line inside") {
        Wave().lineIntersection(Circle().inset(by: 10)).stroke(.red, lineWidth: 3)
      }
      tile("line outside") {
        Wave().lineSubtraction(Circle().inset(by: 10)).stroke(.red, lineWidth: 3)
      }
      tile("star, non-zero") { Star().fill(.indigo) }
      tile("star, normalized") {
        Star().path(in: CGRect(x: 0, y: 0, width: 80, height: 80)).normalized(eoFill: true)
          .fill(.indigo)
      }
      tile("key hole") {
        RoundedRectangle(cornerRadius: 16).inset(by: 8)
          .subtracting(Circle().inset(by: 26).offset(y: -8))
          .subtracting(Rectangle().inset(by: 32).offset(y: 10))
          .fill(.brown.shadow(.inner(radius: 3, y: 3)).shadow(.drop(radius: 3, y: 2)))
      }
      tile("frame") {
        ContainerRelativeShape().inset(by: 6)
          .subtracting(ContainerRelativeShape().inset(by: 14))
          .fill(.mint)
      }
      tile("outline") {
        Ellipse().scale(x: 1, y: 0.5).union(Ellipse().scale(x: 0.5, y: 1))
          .stroke(.pink, style: StrokeStyle(lineWidth: 4, lineJoin: .round, dash: [9, 5]))
      }
      tile("trim") {
        Circle().inset(by: 12).union(Circle().inset(by: 20).offset(x: 20))
          .trim(from: 0.1, to: 0.8).stroke(.green, lineWidth: 5)
      }
    }
    .padding()
  }

  private func tile<Content: View>(_ name: String, @ViewBuilder _ content: () -> Content)
    -> some View
  {
    VStack(spacing: 4) {
      content()
        .frame(width: 80, height: 80)
        .padding(6)
        .background(Color.gray.opacity(0.15), in: .rect(cornerRadius: 14))
        .containerShape(.rect(cornerRadius: 14))
      Text(name).font(.caption2)
    }
  }
}

/// One of two discs that overlap.
private struct Moon: Shape {
  var part: Int
  func path(in rect: CGRect) -> Path {
    let side = rect.width * 0.66
    let x = part == 0 ? rect.minX : rect.maxX - side
    return Path(ellipseIn: CGRect(x: x, y: rect.midY - side / 2, width: side, height: side))
  }
}

private struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    for index in 0..<4 {
      let x = rect.minX + rect.width * CGFloat(index + 1) / 4
      path.addQuadCurve(
        to: CGPoint(x: x, y: rect.midY),
        control: CGPoint(
          x: x - rect.width / 8, y: index.isMultiple(of: 2) ? rect.minY : rect.maxY))
    }
    return path
  }
}

private struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    for index in 0..<5 {
      let angle = Angle.degrees(Double(index) * 144 - 90)
      let point = CGPoint(
        x: rect.midX + cos(angle.radians) * rect.width * 0.45,
        y: rect.midY + sin(angle.radians) * rect.width * 0.45)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

import SwiftUI

struct Wave: Shape {
  var phase: Double
  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      for x in stride(from: 0, through: rect.width, by: 1) {
        let angle = Double(x / rect.width) * 4 * .pi + phase
        path.addLine(to: CGPoint(x: rect.minX + x, y: rect.midY + 6 * sin(angle)))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      for index in 0..<10 {
        let angle = Double(index) * .pi / 5 - .pi / 2
        let length = index.isMultiple(of: 2) ? radius : radius * 0.45
        let point = CGPoint(
          x: rect.midX + length * cos(angle), y: rect.midY + length * sin(angle))
        index == 0 ? path.move(to: point) : path.addLine(to: point)
      }
      path.closeSubpath()
    }
  }
}

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

struct Overlap: Shape {
  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height) * 0.75
    var path = Path(ellipseIn: CGRect(x: rect.minX, y: rect.minY, width: side, height: side))
    path.addEllipse(
      in: CGRect(x: rect.maxX - side, y: rect.maxY - side, width: side, height: side))
    return path
  }
}

struct Ticket: Shape {
  func path(in rect: CGRect) -> Path {
    let notches = Path { path in
      for x in [rect.minX, rect.maxX] {
        path.addEllipse(in: CGRect(x: x - 8, y: rect.midY - 8, width: 16, height: 16))
      }
    }
    return Path(roundedRect: rect, cornerRadius: 12).subtracting(notches)
  }
}

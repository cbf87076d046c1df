import SwiftUI

/// An analogue clock at ten past ten, drawn with shapes of our own.
struct ClockFace: View {
  var hour = 10
  var minute = 8
  var second = 36

  var body: some View {
    VStack(spacing: 24) {
      ZStack {
        Circle()
          .fill(Color(white: 0.98))
          .shadow(color: .black.opacity(0.25), radius: 12, y: 6)
        Circle()
          .strokeBorder(Color(white: 0.2), lineWidth: 6)
        Ticks(count: 60, length: 0.04)
          .stroke(Color.gray, lineWidth: 1)
        Ticks(count: 12, length: 0.08)
          .stroke(Color.black, style: StrokeStyle(lineWidth: 3, lineCap: .round))
        Hand(turn: (Double(hour) + Double(minute) / 60) / 12, length: 0.5)
          .stroke(.black, style: StrokeStyle(lineWidth: 7, lineCap: .round))
        Hand(turn: (Double(minute) + Double(second) / 60) / 60, length: 0.75)
          .stroke(.black, style: StrokeStyle(lineWidth: 4, lineCap: .round))
        Hand(turn: Double(second) / 60, length: 0.82)
          .stroke(.red, lineWidth: 1.5)
        Circle()
          .trim(from: 0, to: Double(second) / 60)
          .stroke(Color.red.opacity(0.5), lineWidth: 2)
          .padding(10)
        Circle()
          .fill(.red)
          .frame(width: 10, height: 10)
      }
      .frame(width: 260, height: 260)
      Text("\(hour)時\(minute)分\(second)秒")
        .font(.system(.title3, design: .rounded))
        .monospacedDigit()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.yellow.opacity(0.2))
  }
}

/// A line from the middle towards a part of the whole turn; 0 points up.
private struct Hand: Shape {
  var turn: Double
  let length: CGFloat

  var animatableData: Double {
    get { turn }
    set { turn = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let centre = CGPoint(x: rect.midX, y: rect.midY)
    var path = Path()
    path.move(to: centre)
    path.addLine(to: point(on: rect, turn: turn, radius: length))
    return path
  }
}

/// Equal marks around the edge.
private struct Ticks: Shape {
  let count: Int
  let length: CGFloat

  func path(in rect: CGRect) -> Path {
    Path { path in
      for index in 0..<count {
        let turn = Double(index) / Double(count)
        path.move(to: point(on: rect, turn: turn, radius: 0.92 - length))
        path.addLine(to: point(on: rect, turn: turn, radius: 0.92))
      }
    }
  }
}

private func point(on rect: CGRect, turn: Double, radius: CGFloat) -> CGPoint {
  let angle = turn * 2 * .pi
  let reach = min(rect.width, rect.height) / 2 * radius
  return CGPoint(x: rect.midX + reach * sin(angle), y: rect.midY - reach * cos(angle))
}

#Preview("Ten past ten") {
  ClockFace()
}

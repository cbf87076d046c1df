import SwiftUI

/// Shapes, strokes and what is made of them.
struct ShapeSheet: View {
  var body: some View {
    SampleSheet(title: "Shapes") {
      Group {
        Sample("ring") { Ring(share: 0.72, color: .pink) }
        Sample("waves") {
          ZStack {
            Wave(phase: 0).fill(.blue.opacity(0.4))
            Wave(phase: 1.5).fill(.blue.opacity(0.6))
          }
          .clipShape(.circle).overlay { Circle().strokeBorder(.blue, lineWidth: 2) }
        }
        Sample("star") { Star().fill(.yellow).stroke(.orange, lineWidth: 3) }
        Sample("joins") {
          HStack {
            Triangle().stroke(.red, style: StrokeStyle(lineWidth: 6, lineJoin: .miter))
            Triangle().stroke(.green, style: StrokeStyle(lineWidth: 6, lineJoin: .round))
            Triangle().stroke(.blue, style: StrokeStyle(lineWidth: 6, lineJoin: .bevel))
          }
          .padding(8)
        }
        Sample("gradient border") {
          RoundedRectangle(cornerRadius: 20).strokeBorder(
            .linearGradient(
              colors: [.purple, .pink, .orange], startPoint: .topLeading,
              endPoint: .bottomTrailing), lineWidth: 5)
        }
        Sample("dashes") {
          RoundedRectangle(cornerRadius: 16)
            .strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [8, 5]))
            .foregroundStyle(.secondary)
        }
        Sample("round dots") {
          Circle().stroke(.teal, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [0, 12]))
            .padding(4)
        }
        Sample("stroke, border") {
          HStack {
            Circle().stroke(.red, lineWidth: 10).border(.primary)
            Circle().strokeBorder(.red, lineWidth: 10).border(.primary)
          }
        }
        Sample("uneven corners") {
          UnevenRoundedRectangle(
            topLeadingRadius: 30, bottomLeadingRadius: 5, bottomTrailingRadius: 50,
            topTrailingRadius: 10
          ).fill(.mint)
        }
      }
      Group {
        Sample("in its container") {
          ContainerRelativeShape().fill(.orange).padding(8).background(.gray.opacity(0.3))
            .containerShape(.rect(cornerRadius: 30)).clipShape(.rect(cornerRadius: 30))
        }
        Sample("turned, trimmed") {
          ZStack {
            Rectangle().rotation(.degrees(20)).stroke(.red)
            Ellipse().scale(x: 0.5, y: 0.8).offset(x: 10, y: 5).fill(.blue.opacity(0.3))
            Rectangle().trim(from: 0.1, to: 0.6).stroke(.green, lineWidth: 4).padding(20)
          }
          .padding(16)
        }
        Sample("union and the like") {
          HStack(spacing: 2) {
            Circle().union(Rectangle().scale(0.8)).fill(.red)
            Circle().subtracting(Rectangle().scale(0.6)).fill(.green)
            Circle().intersection(Rectangle().scale(0.8)).fill(.blue)
            Circle().symmetricDifference(Rectangle().scale(0.8)).fill(.orange)
          }
        }
        Sample("even-odd") {
          Overlap().fill(.purple, style: FillStyle(eoFill: true))
        }
        Sample("stars of five") {
          HStack(spacing: 0) {
            ForEach(0..<5) { index in
              Image(
                systemName: index < 3
                  ? "star.fill" : index == 3 ? "star.leadinghalf.filled" : "star")
            }
          }
          .foregroundStyle(.yellow)
        }
        Sample("ticket") { Ticket().fill(.background).shadow(radius: 4).padding(4) }
      }
    }
  }
}

private struct Ring: View {
  let share: Double
  let color: Color

  var body: some View {
    ZStack {
      Circle().stroke(color.opacity(0.2), lineWidth: 12)
      Circle().trim(from: 0, to: share)
        .stroke(color.gradient, style: StrokeStyle(lineWidth: 12, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Text(share, format: .percent).font(.system(.subheadline, design: .rounded).bold())
    }
    .padding(6)
  }
}

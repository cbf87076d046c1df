import SwiftUI

/// Gradients, levels and mixtures of colours.
struct GradientSheet: View {
  var body: some View {
    SampleSheet(title: "Colours") {
      Group {
        Sample("stops") {
          LinearGradient(
            stops: [
              .init(color: .red, location: 0), .init(color: .yellow, location: 0.3),
              .init(color: .yellow, location: 0.6), .init(color: .blue, location: 1),
            ], startPoint: .leading, endPoint: .trailing)
        }
        Sample("hard edge") {
          LinearGradient(
            stops: [.init(color: .red, location: 0.5), .init(color: .blue, location: 0.5)],
            startPoint: .topLeading, endPoint: .bottomTrailing)
        }
        Sample("radial") {
          RadialGradient(
            colors: [.white, .red, .black], center: .center, startRadius: 5, endRadius: 48)
        }
        Sample("angular") {
          Circle().fill(
            .angularGradient(
              colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center,
              startAngle: .zero, endAngle: .degrees(360)))
        }
        Sample("part of a turn") {
          Circle().fill(
            .angularGradient(
              colors: [.red, .blue], center: .center, startAngle: .degrees(45),
              endAngle: .degrees(200)))
        }
        Sample("elliptical") { EllipticalGradient(colors: [.yellow, .orange, .red]) }
        Sample("mesh") {
          MeshGradient(
            width: 3, height: 3,
            points: [
              [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
            ],
            colors: [
              .red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint,
            ])
        }
      }
      Group {
        Sample("standard") {
          VStack(spacing: 0) {
            Rectangle().fill(.blue.gradient)
            Rectangle().fill(.red.gradient)
            Rectangle().fill(.yellow.gradient)
          }
        }
        Sample("perceptual, device") {
          VStack(spacing: 0) {
            Rectangle().fill(band(.perceptual))
            Rectangle().fill(band(.device))
          }
        }
        Sample("levels") {
          VStack(spacing: 2) {
            Rectangle().fill(.primary)
            Rectangle().fill(.secondary)
            Rectangle().fill(.tertiary)
            Rectangle().fill(.quaternary)
          }
        }
        Sample("levels of green") {
          VStack(spacing: 2) {
            Rectangle().fill(.primary)
            Rectangle().fill(.secondary)
            Rectangle().fill(.tertiary)
          }
          .foregroundStyle(.green)
        }
        Sample("mixed") {
          HStack(spacing: 0) {
            ForEach(0..<6) { Color.red.mix(with: .blue, by: Double($0) / 5) }
          }
        }
        Sample("fading") {
          LinearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom)
            .background(.yellow)
        }
        Sample("inner shadow") {
          RoundedRectangle(cornerRadius: 12)
            .fill(.blue.shadow(.inner(color: .black.opacity(0.5), radius: 5, x: 3, y: 3)))
        }
        Sample("drop shadow") {
          Circle().fill(.white.shadow(.drop(color: .black.opacity(0.4), radius: 4, y: 3)))
            .padding(8)
        }
      }
    }
  }

  private func band(_ space: Gradient.ColorSpace) -> some ShapeStyle {
    .linearGradient(
      Gradient(colors: [.red, .blue]).colorSpace(space), startPoint: .leading,
      endPoint: .trailing)
  }
}

import SwiftUI

/// Paints, effects and blend modes side by side.
struct PaintBox: View {
  var body: some View {
    VStack(spacing: 14) {
      HStack(spacing: 12) {
        MeshGradient(
          width: 3, height: 3,
          points: [
            [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.35], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
          ],
          colors: [
            .red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint,
          ]
        )
        .clipShape(.rect(cornerRadius: 16))
        Circle().fill(
          AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
        Ellipse().fill(EllipticalGradient(colors: [.white, .pink, .black]))
        RoundedRectangle(cornerRadius: 16).fill(
          LinearGradient(
            stops: [
              .init(color: .blue, location: 0), .init(color: .blue.opacity(0), location: 1),
            ], startPoint: .leading, endPoint: .trailing))
      }
      .frame(height: 76)
      symbols
      HStack(spacing: 12) {
        Text("Glass")
          .font(.headline)
          .padding(.horizontal, 18).padding(.vertical, 10)
          .glassEffect()
        Text("Tinted")
          .font(.headline).foregroundStyle(.white)
          .padding(.horizontal, 18).padding(.vertical, 10)
          .glassEffect(.regular.tint(.blue), in: .rect(cornerRadius: 14))
        Image(systemName: "heart.fill")
          .foregroundStyle(.white)
          .padding(12)
          .glassEffect(.clear, in: .circle)
      }
      .padding(14)
      .frame(maxWidth: .infinity)
      .background {
        HStack(spacing: 0) {
          Color.orange; Color.teal; Color.pink; Color.yellow
        }
      }
      .clipShape(.rect(cornerRadius: 16))
      blends
      effects
    }
    .padding()
  }

  private var symbols: some View {
    HStack(spacing: 14) {
      ForEach(["minus.circle.fill", "person.crop.circle.badge.plus", "wifi.slash"], id: \.self) {
        Image(systemName: $0).symbolRenderingMode(.palette).foregroundStyle(.white, .red)
        Image(systemName: $0).symbolRenderingMode(.hierarchical).foregroundStyle(.blue)
      }
    }
    .font(.system(size: 30))
    .padding(10)
    .background(Color(white: 0.7), in: .rect(cornerRadius: 12))
  }

  private var blends: some View {
    let modes: [(String, BlendMode)] = [
      ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("hue", .hue),
      ("difference", .difference), ("plusLighter", .plusLighter), ("dodge", .colorDodge),
      ("dest out", .destinationOut),
    ]
    return LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 4), spacing: 8) {
      ForEach(modes.indices, id: \.self) { index in
        VStack(spacing: 2) {
          ZStack {
            Circle().fill(.orange).frame(width: 40).offset(x: -10)
            Circle().fill(.blue).frame(width: 40).offset(x: 10).blendMode(modes[index].1)
          }
          .frame(height: 44)
          .compositingGroup()
          Text(modes[index].0).font(.caption2)
        }
      }
    }
  }

  private var effects: some View {
    HStack(spacing: 14) {
      badge.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
      badge.blur(radius: 2)
      badge.hueRotation(.degrees(120))
      badge.grayscale(1)
      badge.colorInvert()
      badge.mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
    }
  }

  private var badge: some View {
    Text("彩")
      .font(.title2.bold())
      .foregroundStyle(.white)
      .frame(width: 44, height: 44)
      .background(.red.gradient, in: .rect(cornerRadius: 10))
      .shadow(color: .black.opacity(0.4), radius: 3, y: 2)
  }
}

import SwiftUI

/// Colour filters, masks, clips, turns and materials.
struct EffectSheet: View {
  var body: some View {
    SampleSheet(title: "Effects") {
      Group {
        Sample("brightness") { Poster().brightness(0.3) }
        Sample("contrast") { Poster().contrast(2) }
        Sample("saturation") { Poster().saturation(0) }
        Sample("hue") { Poster().hueRotation(.degrees(90)) }
        Sample("multiplied") { Poster().colorMultiply(.cyan) }
        Sample("inverted") { Poster().colorInvert() }
        Sample("luminance") { Poster().luminanceToAlpha().background(.yellow) }
        Sample("blur") { Poster().blur(radius: 4) }
        Sample("opaque blur") { Poster().blur(radius: 8, opaque: true) }
      }
      Group {
        Sample("shadow of a group") {
          HStack {
            Circle().fill(.red)
            Text("Sh")
          }
          .padding(12).shadow(radius: 5, y: 5)
        }
        Sample("around y") {
          Poster().padding(8).rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
        }
        Sample("around x") {
          Poster().padding(8).rotation3DEffect(
            .degrees(50), axis: (x: 1, y: 0, z: 0), anchor: .bottom, perspective: 0.3)
        }
        Sample("mirrored") { Poster().padding(8).scaleEffect(x: -1, y: 0.7) }
        Sample("masked") {
          Poster().mask { Image(systemName: "heart.fill").resizable().scaledToFit() }
        }
        Sample("with a hole") {
          Poster().mask {
            Rectangle().overlay { Circle().padding(16).blendMode(.destinationOut) }
          }
        }
        Sample("masked text") {
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
            .mask { Text("Text").font(.system(size: 36, weight: .black)) }
        }
      }
      Group {
        Sample("frosted") {
          Poster().overlay {
            Text("Glass").padding(10).background(.ultraThinMaterial, in: .rect(cornerRadius: 12))
          }
        }
        Sample("frosted, dark") {
          Poster().overlay {
            Text("Glass").padding(10).background(.regularMaterial, in: .rect(cornerRadius: 12))
              .environment(\.colorScheme, .dark)
          }
        }
        Sample("raised") { Soft(isRaised: true) }
        Sample("sunken") { Soft(isRaised: false) }
      }
    }
  }
}

private struct Soft: View {
  let isRaised: Bool
  private let ground = Color(red: 0.88, green: 0.88, blue: 0.92)

  var body: some View {
    ZStack {
      ground
      if isRaised {
        RoundedRectangle(cornerRadius: 16).fill(ground).padding(18)
          .shadow(color: .black.opacity(0.2), radius: 6, x: 5, y: 5)
          .shadow(color: .white.opacity(0.7), radius: 6, x: -4, y: -4)
      } else {
        Circle().padding(14).foregroundStyle(
          ground.shadow(.inner(color: .black.opacity(0.3), radius: 4, x: 4, y: 4))
            .shadow(.inner(color: .white, radius: 4, x: -4, y: -4)))
      }
    }
  }
}

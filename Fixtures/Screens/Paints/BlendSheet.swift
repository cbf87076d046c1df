import SwiftUI

/// Every blend mode over a run from black to white.
struct BlendSheet: View {
  private let modes: [(name: String, mode: BlendMode)] = [
    ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken),
    ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn),
    ("softLight", .softLight), ("hardLight", .hardLight), ("difference", .difference),
    ("exclusion", .exclusion), ("hue", .hue), ("saturation", .saturation), ("color", .color),
    ("luminosity", .luminosity), ("sourceAtop", .sourceAtop),
    ("destinationOver", .destinationOver), ("destinationOut", .destinationOut),
    ("plusDarker", .plusDarker), ("plusLighter", .plusLighter),
  ]

  var body: some View {
    SampleSheet(title: "Blend modes") {
      ForEach(modes, id: \.name) { entry in
        Sample(entry.name) { Discs(mode: entry.mode) }
      }
    }
  }
}

private struct Discs: View {
  let mode: BlendMode

  var body: some View {
    ZStack {
      Circle().fill(.red).frame(width: 46).offset(x: -12, y: -10).blendMode(mode)
      Circle().fill(.green).frame(width: 46).offset(x: 12, y: -10).blendMode(mode)
      Circle().fill(.blue).frame(width: 46).offset(y: 12).blendMode(mode)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    )
    .compositingGroup()
  }
}

import SwiftUI

extension EnvironmentValues {
  @Entry fileprivate var depth = 0
  fileprivate var unit: String {
    get { self[UnitKey.self] }
    set { self[UnitKey.self] = newValue }
  }
}

private struct UnitKey: EnvironmentKey { static let defaultValue = "pt" }

/// Values that are read: the system's, the scene's, one's own.
struct ValueSheet: View {
  var body: some View {
    Sheet(title: "Values") {
      Group {
        Sample("Size classes lay out: compact stands, regular lies") { Classes() }
        Sample("The same, told to be the other") {
          HStack(spacing: 20) {
            Classes().environment(\.horizontalSizeClass, .compact)
            Classes().environment(\.horizontalSizeClass, .regular)
              .environment(\.verticalSizeClass, .compact)
          }
        }
        Sample("Own values: none, set, set further in, transformed on the way") {
          HStack(spacing: 16) {
            Depth()
            Depth().environment(\.depth, 2)
            Depth().environment(\.depth, 3).environment(\.depth, 2)
            Depth().transformEnvironment(\.depth) { $0 = $0 * 10 + 1 }.environment(\.depth, 4)
            Depth().environment(\.unit, "px")
          }
        }
        Sample("Nested views each one deeper") {
          Nest(levels: 4)
        }
      }
      Group {
        Sample("The scene's") { SceneValues() }
        Sample("What a view finds of its text's surroundings") {
          HStack(alignment: .top, spacing: 16) {
            TextValues()
            TextValues().lineLimit(3).multilineTextAlignment(.trailing).truncationMode(.middle)
              .textCase(.uppercase).minimumScaleFactor(0.5).lineSpacing(4)
          }
        }
        Sample("Inherited fonts and colours end where they are set anew") {
          VStack(alignment: .leading) {
            Text("title, red")
            HStack {
              Text("caption").font(.caption)
              Text("blue").foregroundStyle(.blue)
            }
          }
          .font(.title3).foregroundStyle(.red)
        }
      }
    }
    .font(.callout)
  }
}

private struct Classes: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical

  var body: some View {
    let isWide = horizontal == .regular
    let layout = isWide ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(spacing: 4))
    HStack {
      layout {
        Block(.blue, 24, 16)
        Block(.green, 24, 16)
      }
      Text("\(isWide ? "regular" : "compact") × \(vertical == .regular ? "regular" : "compact")")
        .font(.caption)
    }
  }
}

private struct Depth: View {
  @Environment(\.depth) private var depth
  @Environment(\.unit) private var unit

  var body: some View { Text("\(depth) \(unit)").monospacedDigit() }
}

private struct Nest: View {
  let levels: Int
  @Environment(\.depth) private var depth

  var body: some View {
    HStack(spacing: 4) {
      Text("\(depth)").font(.caption)
      if levels > 0 {
        AnyView(Nest(levels: levels - 1)).transformEnvironment(\.depth) { $0 += 1 }
      }
    }
    .padding(4).bounds(.blue)
  }
}

private struct SceneValues: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var zone
  @Environment(\.calendar) private var calendar
  @Environment(\.displayScale) private var scale
  @Environment(\.accessibilityReduceMotion) private var isCalm
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 2) {
      row(
        "scheme", scheme == .dark ? "dark" : "light", "contrast",
        contrast == .increased ? "high" : "normal")
      row(
        "direction", direction == .rightToLeft ? "from right" : "from left", "size",
        String(describing: size))
      row("locale", locale.identifier, "zone", zone.identifier)
      row("calendar", String(describing: calendar.identifier), "scale", "\(Int(scale))")
      row("motion", isCalm ? "reduced" : "full", "phase", phase == .active ? "active" : "other")
    }
    .font(.caption)
  }

  private func row(_ a: String, _ b: String, _ c: String, _ d: String) -> some View {
    GridRow {
      Text(a).foregroundStyle(.secondary)
      Text(b)
      Text(c).foregroundStyle(.secondary)
      Text(d)
    }
  }
}

private struct TextValues: View {
  @Environment(\.lineLimit) private var lines
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.truncationMode) private var mode
  @Environment(\.textCase) private var textCase
  @Environment(\.minimumScaleFactor) private var factor
  @Environment(\.lineSpacing) private var spacing

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(verbatim: "lines \(lines.map(String.init) ?? "any")")
      Text(verbatim: "to the \(alignment)")
      Text(verbatim: "cut at the \(mode)")
      Text(verbatim: "case \(textCase.map { "\($0)" } ?? "as is")")
      Text(verbatim: "factor \(factor), spacing \(spacing)")
    }
    .font(.caption2).textCase(nil)
  }
}

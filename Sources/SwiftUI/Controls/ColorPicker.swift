import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime
import UIKit

/// A label with a ring of all colours around the chosen one. The palette that it would open is not
/// drawn: a tap changes nothing.
nonisolated public struct ColorPicker<Label: View>: View {
  private let color: () -> Color
  private let label: Label

  private init(color: @escaping () -> Color, label: Label) {
    (self.color, self.label) = (color, label)
  }

  public var body: some View {
    let label = ControlLabel(self.label)
    LabelledRow(label: label.view, content: ColorWell(color: color())).named(by: label.name)
  }

  /// A colour, with or without its opacity.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(color: { selection.wrappedValue }, label: label())
  }
  /// A colour of Core Graphics.
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(color: { Color(cgColor: selection.wrappedValue) }, label: label())
  }
}

extension ColorPicker where Label == Text {
  /// Words and a colour.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(color: { selection.wrappedValue }, label: Text(titleKey))
  }
  /// Words shown as they are, and a colour.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(color: { selection.wrappedValue }, label: Text(title))
  }
  /// Words and a colour of Core Graphics.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(color: { Color(cgColor: selection.wrappedValue) }, label: Text(titleKey))
  }
  /// Words shown as they are, and a colour of Core Graphics.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(color: { Color(cgColor: selection.wrappedValue) }, label: Text(title))
  }
}

/// Lengths of colour wells; C.
nonisolated enum ColorWellMetrics {
  static let side: CGFloat = 28
  static let ring: CGFloat = 3
  /// Between the ring and the colour inside.
  static let gap: CGFloat = 2
  /// The hues around the ring, clockwise from the right.
  static let hues: [Color] = (0...6).map {
    Color(hue: Double($0) / 6, saturation: 0.85, brightness: 1)
  }
}

/// A colour in a ring of all colours.
nonisolated struct ColorWell: View {
  let color: Color

  var body: some View {
    ZStack {
      Circle()
        .strokeBorder(
          AngularGradient(colors: ColorWellMetrics.hues, center: .center),
          lineWidth: ColorWellMetrics.ring)
      Circle().fill(color).padding(ColorWellMetrics.ring + ColorWellMetrics.gap)
    }
    .frame(width: ColorWellMetrics.side, height: ColorWellMetrics.side)
    // Hues run clockwise everywhere.
    .environment(\.layoutDirection, .leftToRight)
    .modifier(DisabledFade())
  }
}

extension ColorWell: DumpListed {
  package static var listing: DumpListing { .partsOnly }
}

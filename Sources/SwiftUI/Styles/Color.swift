import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime
import UIKit

/// A colour that may depend on where it is used. As a view it fills its proposal.
nonisolated public struct Color: Hashable, Sendable, CustomStringConvertible {
  package enum Storage: Hashable, Sendable {
    case fixed(ResolvedColor)
    case system(SystemColorName)
    case asset(String)
    case uiColor(UIColor)
    case primary
    case secondary
    case accent
    indirect case opacity(Color, Double)
    indirect case mix(Color, Color, Double, isPerceptual: Bool)
  }
  package var storage: Storage
  package init(storage: Storage) { self.storage = storage }

  /// How three components are to be read.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  /// Components 0…1 in `colorSpace`; values outside are kept for wide spaces.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    storage = .fixed(
      ColorSpaceConversion.encoded(colorSpace, red: red, green: green, blue: blue, alpha: opacity))
  }

  /// A grey, 0 black to 1 white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// By hue, saturation and brightness, each 0…1; a hue of 0 and 1 is red.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    storage = .fixed(
      ColorSpaceConversion.encoded(
        hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  /// The colour set `name` of the asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) { storage = .asset(name) }

  /// A colour of UIKit's; dynamic ones follow the scheme the view is drawn in.
  public init(uiColor: UIColor) { storage = .uiColor(uiColor) }
  /// The same by the older name.
  @_disfavoredOverload public init(_ color: UIColor) { storage = .uiColor(color) }

  /// This colour with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color { Color(storage: .opacity(self, opacity)) }

  /// The system's red, another shade in dark mode and for increased contrast.
  public static let red = Color(storage: .system(.red))
  /// The system's orange.
  public static let orange = Color(storage: .system(.orange))
  /// The system's yellow.
  public static let yellow = Color(storage: .system(.yellow))
  /// The system's green.
  public static let green = Color(storage: .system(.green))
  /// The system's mint.
  public static let mint = Color(storage: .system(.mint))
  /// The system's teal.
  public static let teal = Color(storage: .system(.teal))
  /// The system's cyan.
  public static let cyan = Color(storage: .system(.cyan))
  /// The system's blue.
  public static let blue = Color(storage: .system(.blue))
  /// The system's indigo.
  public static let indigo = Color(storage: .system(.indigo))
  /// The system's purple.
  public static let purple = Color(storage: .system(.purple))
  /// The system's pink.
  public static let pink = Color(storage: .system(.pink))
  /// The system's brown.
  public static let brown = Color(storage: .system(.brown))
  /// The system's middle grey.
  public static let gray = Color(storage: .system(.gray))
  /// White in both schemes.
  public static let white = Color(storage: .fixed(.white))
  /// Black in both schemes.
  public static let black = Color(storage: .fixed(.black))
  /// Nothing.
  public static let clear = Color(storage: .fixed(.clear))
  /// The colour of main text: black on light, white on dark.
  public static let primary = Color(storage: .primary)
  /// The colour of text that matters less.
  public static let secondary = Color(storage: .secondary)
  /// The tint of the surroundings where there is one, else the app's accent, which is blue.
  public static let accentColor = Color(storage: .accent)

  public var description: String { resolvedColor(in: EnvironmentValues()).hexDescription }

  /// The components to draw with in `environment`.
  package func resolvedColor(in environment: EnvironmentValues) -> ResolvedColor {
    switch storage {
    case .fixed(let color): color
    case .system(let name): SystemColorTable.color(name, environment.colorConditions)
    case .asset(let name): environment.namedColor(name)
    case .uiColor(let color): color.resolved(environment.traitCollection)
    case .primary: SystemColorTable.color(.label, environment.colorConditions)
    case .secondary: SystemColorTable.color(.secondaryLabel, environment.colorConditions)
    case .accent: environment.accentColor
    case .opacity(let base, let factor):
      base.resolvedColor(in: environment).multiplyingAlpha(by: factor)
    case .mix(let a, let b, let fraction, let isPerceptual):
      ColorSpaceConversion.mix(
        a.resolvedColor(in: environment), b.resolvedColor(in: environment), by: fraction,
        isPerceptual: isPerceptual)
    }
  }
}

extension Color: ShapeStyle {
  public func _fill(in context: StyleContext) -> StyleFill {
    let color = resolvedColor(in: context.environment)
    return .color(color.multiplyingAlpha(by: HierarchyOpacity.factor(ofLevel: context.level)))
  }
}

extension Color: LeafView {
  package func draw(in frame: CGRect, context: LeafContext) -> [DisplayItem] {
    [.fill(.rectangle(frame), .color(resolvedColor(in: context.environment)), FillRule())]
  }
  package func hasOtherLayout(than other: Color) -> Bool { false }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var white: Color { .white }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

/// How much of a custom style's opacity each step of its hierarchy keeps.
package enum HierarchyOpacity {
  /// Steps: facts/text-and-colour.md §3.4.
  package static func factor(ofLevel level: Int) -> Double {
    switch level {
    case ...0: 1
    case 1: 0.5
    case 2: 0.25
    default: 0.18
    }
  }
}

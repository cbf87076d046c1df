import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

extension Color {
  /// A colour's components in linear light, with nothing left to look up.
  public struct Resolved: Hashable, Sendable, Codable, CustomStringConvertible {
    /// Light of the red component, 0…1; outside that range for wide colours.
    public var linearRed: Float
    /// Light of the green component.
    public var linearGreen: Float
    /// Light of the blue component.
    public var linearBlue: Float
    /// 0 is clear, 1 opaque.
    public var opacity: Float

    /// Components by the encoding of `colorSpace`, 0…1.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.init(
        ColorSpaceConversion.encoded(
          colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
          alpha: Double(opacity)))
    }

    package init(_ color: ResolvedColor) {
      linearRed = Float(TransferCurve.decode(color.red))
      linearGreen = Float(TransferCurve.decode(color.green))
      linearBlue = Float(TransferCurve.decode(color.blue))
      opacity = Float(color.alpha)
    }

    /// The components on the sRGB curve.
    public var red: Float {
      get { Float(TransferCurve.encode(Double(linearRed))) }
      set { linearRed = Float(TransferCurve.decode(Double(newValue))) }
    }
    /// The green component as sRGB encodes it.
    public var green: Float {
      get { Float(TransferCurve.encode(Double(linearGreen))) }
      set { linearGreen = Float(TransferCurve.decode(Double(newValue))) }
    }
    /// The blue component as sRGB encodes it.
    public var blue: Float {
      get { Float(TransferCurve.encode(Double(linearBlue))) }
      set { linearBlue = Float(TransferCurve.decode(Double(newValue))) }
    }

    /// The same colour for Core Graphics' names.
    public var cgColor: CGColor { CGColor(resolved: drawn) }
    public var description: String { drawn.hexDescription }

    /// Components to draw with; a value that came from a byte is that byte again.
    package var drawn: ResolvedColor {
      func encoded(_ linear: Float) -> Double {
        let value = TransferCurve.encode(Double(linear))
        let byte = (value * 255).rounded() / 255
        return abs(value - byte) < Self.byteTolerance ? byte : value
      }
      return ResolvedColor(
        red: encoded(linearRed), green: encoded(linearGreen), blue: encoded(linearBlue),
        alpha: Double(opacity))
    }

    /// What a component may have lost by being kept as a `Float` of linear light.
    private static let byteTolerance = 1e-5
  }

  /// A colour of fixed components.
  public init(_ resolved: Resolved) { self.init(storage: .fixed(resolved.drawn)) }

  /// The components in `environment`.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(resolvedColor(in: environment))
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
  public func _fill(in context: StyleContext) -> StyleFill { Color(self)._fill(in: context) }
}

/// Animated in linear light, in units as large as lengths in points (facts/animation.md §1.4).
extension Color.Resolved: Animatable {
  private static let unit: Float = 128

  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      let unit = Self.unit
      return .init(
        linearRed * unit, .init(linearGreen * unit, .init(linearBlue * unit, opacity * unit)))
    }
    set {
      let unit = Self.unit
      linearRed = newValue.first / unit
      linearGreen = newValue.second.first / unit
      linearBlue = newValue.second.second.first / unit
      opacity = newValue.second.second.second / unit
    }
  }
}

import Foundation
import HangaDrawing

/// A colour, possibly another one in dark, with increased contrast or on an elevated surface.
public final class UIColor: Sendable {
  package enum Storage: Sendable {
    case fixed(ResolvedColor)
    case system(SystemColorName)
    case asset(String)
    /// The provider is not `Sendable` because user code declares it so; colours are resolved on
    /// the main actor only.
    case dynamic(Provider)
    indirect case faded(Storage, CGFloat)
  }

  package struct Provider: Sendable {
    nonisolated(unsafe) let color: (UITraitCollection) -> UIColor
  }

  package let storage: Storage

  package init(storage: Storage) { self.storage = storage }

  /// Components of sRGB, each 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(ResolvedColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour that is written as a swatch.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public init(white: CGFloat, alpha: CGFloat) {
    storage = .fixed(ResolvedColor(red: white, green: white, blue: white, alpha: alpha))
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    storage = .fixed(
      ColorConversion.fromHSB(
        hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(
      ColorConversion.fromDisplayP3(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour that `dynamicProvider` chooses whenever it is needed.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(Provider(color: dynamicProvider))
  }

  /// A colour of the asset catalog, or `nil` if it has none of this name.
  public init?(named name: String) {
    let context = ScreenContext.current
    // Before any screen there is nobody to ask; the colour is looked for when it is used.
    if let named = context.namedColor, named(name, context.traits) == nil { return nil }
    storage = .asset(name)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(named: name)
  }

  public init(cgColor: CGColor) { storage = .fixed(cgColor.resolved) }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(storage: .faded(storage, alpha))
  }

  /// The colour under `traits`.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    UIColor(storage: .fixed(resolved(traits)))
  }

  /// Writes the components under the current traits; always succeeds.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved(.current)
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved(.current)
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved(.current)
    let parts = ColorConversion.toHSB(color)
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = color.alpha
    return true
  }

  public var cgColor: CGColor { CGColor(resolved: resolved(.current)) }

  /// The components under `traits`, in the era of the running pass.
  package func resolved(_ traits: UITraitCollection) -> ResolvedColor {
    Self.resolve(storage, traits, ScreenContext.current.era)
  }

  /// The components under `traits` in `era`.
  package static func resolve(
    _ storage: Storage, _ traits: UITraitCollection, _ era: SystemEra
  ) -> ResolvedColor {
    switch storage {
    case .fixed(let color): return color
    case .system(let name):
      return SystemColorTable.color(name, traits.colorConditions(era: era))
    case .asset(let name): return ScreenContext.current.namedColor?(name, traits) ?? .clear
    case .dynamic(let provider): return resolve(provider.color(traits).storage, traits, era)
    case .faded(let inner, let alpha):
      var color = resolve(inner, traits, era)
      color.alpha = alpha
      return color
    }
  }
}

/// Colours are equal if they look equal under the current traits and light and dark alike.
extension UIColor: Hashable {
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool {
    lhs === rhs || lhs.samples == rhs.samples
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(samples) }

  private var samples: [ResolvedColor] {
    [
      resolved(UITraitCollection(style: .light)), resolved(UITraitCollection(style: .dark)),
      resolved(UITraitCollection(style: .light, contrast: .high)),
      resolved(UITraitCollection(style: .dark, contrast: .high)),
      resolved(UITraitCollection(style: .dark, level: .elevated)),
    ]
  }
}

extension UIColor: CustomStringConvertible {
  public var description: String { resolved(.current).hexDescription }
}

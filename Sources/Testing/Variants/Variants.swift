import Foundation

/// A matrix of conditions: every device in every scheme at every text size, and so on.
///
///     assertSnapshots(
///       of: CheckoutScreen(), over: Variants(schemes: [.light, .dark], locales: ["en_US", "ja_JP"]))
public struct Variants: Sendable {
  /// The devices.
  public var devices: [Device]
  /// Light, dark.
  public var schemes: [Variant.Scheme]
  /// The reader's text sizes.
  public var typeSizes: [Variant.TypeSize]
  /// Locales' identifiers.
  public var locales: [String]
  /// Reading directions; `nil` is the locale's own.
  public var directions: [Variant.Direction?]
  /// How devices are held.
  public var orientations: [Orientation]
  /// Normal, increased contrast.
  public var contrasts: [Variant.Contrast]
  /// Widths in points in place of the devices' own, which keep their heights; empty for none.
  public var widths: [CGFloat]
  /// What all variants have in common beside these.
  public var base: Variant

  /// A matrix by its axes; those left out have one value, the base's.
  public init(
    devices: [Device]? = nil, schemes: [Variant.Scheme]? = nil,
    typeSizes: [Variant.TypeSize]? = nil, locales: [String]? = nil,
    directions: [Variant.Direction?]? = nil, orientations: [Orientation]? = nil,
    contrasts: [Variant.Contrast]? = nil, widths: [CGFloat] = [], base: Variant = Variant()
  ) {
    self.devices = devices ?? [base.device]
    self.schemes = schemes ?? [base.scheme]
    self.typeSizes = typeSizes ?? [base.typeSize]
    self.locales = locales ?? [base.locale]
    self.directions = directions ?? [base.direction]
    self.orientations = orientations ?? [base.orientation]
    self.contrasts = contrasts ?? [base.contrast]
    (self.widths, self.base) = (widths, base)
  }

  /// A small and a large phone, light and dark.
  public static let everyday = Variants(
    devices: [.iPhoneSE3, .iPhone17ProMax], schemes: [.light, .dark])

  /// What `assertLayoutSound` sweeps by default: three widths, three text sizes, English, Japanese
  /// and Arabic, which is read from the right.
  public static let soundness = Variants(
    typeSizes: [.large, .xxxLarge, .accessibility3], locales: ["en_US", "ja_JP", "ar_SA"],
    widths: [320, 390, 430])

  /// A variant and its name, made of the values on the axes that have several.
  public struct Named: Sendable {
    /// Such as `iPhone17-dark-accessibility3`; empty if no axis has several values.
    public var name: String
    /// The conditions.
    public var variant: Variant
  }

  /// All combinations, the last axis the fastest.
  public var all: [Named] {
    var all = [(parts: [String](), variant: base)]
    func spread<Value>(
      _ values: [Value], _ name: (Value) -> String, _ set: (inout Variant, Value) -> Void
    ) {
      precondition(!values.isEmpty, "An axis of variants needs a value.")
      all = all.flatMap { one in
        values.map { value in
          var next = one
          if values.count > 1 { next.parts.append(name(value)) }
          set(&next.variant, value)
          return next
        }
      }
    }
    spread(devices, { Self.shortName($0) }, { $0.device = $1 })
    spread(orientations, \.rawValue, { $0.orientation = $1 })
    if !widths.isEmpty {
      spread(
        widths, { "w\(Int($0))" },
        { $0.size = CGSize(width: $1, height: $0.device.size($0.orientation).height) })
    }
    spread(schemes, \.rawValue, { $0.scheme = $1 })
    spread(contrasts, { $0 == .high ? "highContrast" : "normalContrast" }, { $0.contrast = $1 })
    spread(typeSizes, \.rawValue, { $0.typeSize = $1 })
    spread(locales, { $0 }, { $0.locale = $1 })
    spread(directions, { $0?.rawValue ?? "ownDirection" }, { $0.direction = $1 })
    return all.map { Named(name: $0.parts.joined(separator: "-"), variant: $0.variant) }
  }

  private static func shortName(_ device: Device) -> String {
    String(device.name.filter { $0.isLetter || $0.isNumber })
  }
}

import HangaDrawing
import HangaGeometry

/// The gradient that a single colour stands for: lighter above, the colour itself below.
///
/// Measured tops, the place where the colour itself begins, and the rule for other colours:
/// facts/layout.md §14.
enum ColorShade {
  /// From here down the colour is itself.
  private static let baseLocation = 0.7
  /// Where a colour too light to be lightened starts to darken.
  private static let darkeningLocation = 0.3
  /// By how much colours without a measured top are lightened; C.
  private static let lightening = 0.11
  private static let lighteningNearMiddle = 0.07
  private static let middleLightness = 0.75
  private static let middleWidth = 0.05
  private static let chromaShare = 0.8
  private static let darkeningLimit = 0.85
  private static let darkening = 0.055
  /// The most red that a top is thought to have before it is cut.
  private static let reddest = 1.5

  /// Base colours with a measured top.
  private static let measured: [UInt32: UInt32] = [
    0xFF383C: 0xFF6267, 0xFF8D28: 0xFFAC58, 0x34C759: 0x62DD81, 0x00C8B3: 0x36DECD,
    0x00C0E8: 0x36D8FA, 0x0088FF: 0x2EA7FF, 0x6155F5: 0x887CFF, 0xFF2D55: 0xFF597E,
    0xAC7F5E: 0xCAA488, 0x8E8E93: 0xB0B0B4,
  ]
  private static let measuredDark: [UInt32: UInt32] = [0xFFCC00: 0xEFB800]

  static func stops(of base: ResolvedColor) -> [GradientStop] {
    let key = hex(base)
    if let bottom = measuredDark[key] { return darkened(base, to: ResolvedColor(hex: bottom)) }
    if let top = measured[key] { return lightened(base, from: ResolvedColor(hex: top)) }
    let lab = OKLab(base)
    if lab.lightness > darkeningLimit {
      return darkened(base, to: shaded(lab, by: -darkening, chroma: 1))
    }
    let top = shaded(lab, by: amount(at: lab.lightness), chroma: chromaShare)
    return lightened(base, from: top)
  }

  private static func shaded(_ lab: OKLab, by amount: Double, chroma: Double) -> ResolvedColor {
    OKLab(lightness: lab.lightness + amount, a: lab.a * chroma, b: lab.b * chroma).color(alpha: 1)
  }

  /// The way down is mixed perceptually, from where the top lies before it is cut to what a screen
  /// can show: measured between the ends of ten system colours.
  private static func lightened(_ base: ResolvedColor, from top: ResolvedColor) -> [GradientStop] {
    let beyond = uncut(top, above: base)
    var mixed = Gradient.mixedEvenly([
      GradientStop(color: beyond.multiplyingAlpha(by: base.alpha), location: 0),
      GradientStop(color: base, location: baseLocation),
    ])
    mixed[0].color = top.multiplyingAlpha(by: base.alpha)
    return mixed
  }

  /// A top whose red is full, as its base's is, was redder: as much as the lightening says.
  private static func uncut(_ top: ResolvedColor, above base: ResolvedColor) -> ResolvedColor {
    guard top.red >= 1, base.red >= 1 else { return top }
    let lightness = OKLab(base).lightness
    let wanted = lightness + amount(at: lightness)
    var result = top
    var (low, high) = (1.0, reddest)
    for _ in 0..<24 {
      result.red = (low + high) / 2
      if OKLab(result).lightness < wanted { low = result.red } else { high = result.red }
    }
    return result
  }

  private static func amount(at lightness: Double) -> Double {
    abs(lightness - middleLightness) < middleWidth ? lighteningNearMiddle : lightening
  }

  private static func darkened(_ base: ResolvedColor, to bottom: ResolvedColor) -> [GradientStop] {
    [
      GradientStop(color: base, location: darkeningLocation),
      GradientStop(color: bottom.multiplyingAlpha(by: base.alpha), location: 1),
    ]
  }

  private static func hex(_ color: ResolvedColor) -> UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    return byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
  }
}

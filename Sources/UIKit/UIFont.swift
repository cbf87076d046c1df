import Foundation

/// A face, size and weight of text.
public final class UIFont: Hashable, Sendable {
  /// How bold a face is, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  /// A role of text that has a size for each content size category.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// How wide a face's letters are.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// Whose letter shapes are used.
  package enum Family: Hashable, Sendable {
    case system
    case rounded
    case serif
    case monospaced
    case custom(String)
  }

  public let pointSize: CGFloat
  package let weight: Weight
  package let family: Family
  package let isItalic: Bool
  package let hasMonospacedDigits: Bool
  package let width: Width
  /// The extra distance between lines of a text style; zero for a plain size.
  public let leading: CGFloat

  package init(
    size: CGFloat, weight: Weight, family: Family = .system, leading: CGFloat = 0,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false, width: Width = .standard
  ) {
    pointSize = size
    self.weight = weight
    self.family = family
    self.leading = leading
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.width = width
  }

  /// The font called `name`, at `size` points.
  public convenience init?(name: String, size: CGFloat) {
    self.init(size: size, weight: .regular, family: .custom(name))
  }

  /// The font that a description is of, at `size` points; at its own for 0.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let traits = descriptor.symbolicTraits
    self.init(
      size: size > 0 ? size : descriptor.pointSize, weight: descriptor.weight,
      family: descriptor.family, leading: size > 0 ? 0 : descriptor.leading,
      isItalic: traits.contains(.traitItalic), hasMonospacedDigits: descriptor.hasMonospacedDigits,
      width: descriptor.width)
  }
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .regular)
  }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .bold)
  }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .regular, isItalic: true)
  }
  public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(size: size, weight: weight, width: width)
  }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight, hasMonospacedDigits: true)
  }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight, family: .monospaced)
  }

  /// The font of a text style at the content size of the running pass.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let category = (traits ?? .current).preferredContentSizeCategory
    let metrics = style.metrics(at: category)
    let natural = metrics.size * Metrics.lineHeight
    return UIFont(
      size: metrics.size, weight: style == .headline ? .semibold : .regular,
      leading: max(metrics.pitch - natural, 0))
  }

  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(
      size: size, weight: weight, family: family, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits, width: width)
  }

  public static var labelFontSize: CGFloat { 17 }
  public static var buttonFontSize: CGFloat { 18 }
  public static var smallSystemFontSize: CGFloat { 12 }
  public static var systemFontSize: CGFloat { 14 }

  /// Parts of an em that hold for every weight (facts/text-and-colour.md §2).
  enum Metrics {
    static let ascender: CGFloat = 0.952_148_437_5
    static let descender: CGFloat = -0.241_210_937_5
    static let lineHeight: CGFloat = 1.193_359_375
    static let capHeight: CGFloat = 0.7046
    static let xHeight: CGFloat = 0.5264
  }

  public var ascender: CGFloat { pointSize * Metrics.ascender }
  /// Negative: below the baseline.
  public var descender: CGFloat { pointSize * Metrics.descender }
  public var lineHeight: CGFloat { pointSize * Metrics.lineHeight }
  public var capHeight: CGFloat { pointSize * Metrics.capHeight }
  public var xHeight: CGFloat { pointSize * Metrics.xHeight }

  public var familyName: String {
    switch family {
    case .system: ".AppleSystemUIFont"
    case .rounded: ".AppleSystemUIFontRounded"
    case .serif: ".AppleSystemUIFontSerif"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .custom(let name): name
    }
  }
  public var fontName: String { familyName }

  public static func == (lhs: UIFont, rhs: UIFont) -> Bool {
    lhs.pointSize == rhs.pointSize && lhs.weight == rhs.weight && lhs.family == rhs.family
      && lhs.leading == rhs.leading && lhs.isItalic == rhs.isItalic && lhs.width == rhs.width
      && lhs.hasMonospacedDigits == rhs.hasMonospacedDigits
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(family)
  }
}

/// CoreText's font is the same thing here.
public typealias CTFont = UIFont

extension UIFont.Weight {
  /// The nearest of the nine named weights, 100 … 900 (facts/text-and-colour.md §1).
  package var number: Int {
    let known: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
    var best = 3
    for (index, value) in known.enumerated()
    where abs(value - rawValue) < abs(known[best] - rawValue) {
      best = index
    }
    return (best + 1) * 100
  }
}

extension UIFont.TextStyle {
  /// Point size and distance of baselines at `category`; an unknown style counts as body.
  package func metrics(at category: UIContentSizeCategory) -> (size: CGFloat, pitch: CGFloat) {
    let row = Self.sizes[self] ?? Self.sizes[.body]!
    return row[category.index]
  }
}

import Foundation

/// What a font is looked for by.
public final class UIFontDescriptor: Hashable, Sendable {
  /// What a description says, by name.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
  }
  /// What traits say, by name.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }
  /// What a feature of a font is set by.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let featureIdentifier = type
    public static let typeIdentifier = selector
  }

  /// Whose letter shapes are used.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// What a face looks like, roughly.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public let pointSize: CGFloat
  let weight: UIFont.Weight
  let family: UIFont.Family
  let isItalic: Bool
  let hasMonospacedDigits: Bool
  let width: UIFont.Width
  let leading: CGFloat

  init(_ font: UIFont) {
    (pointSize, weight, family) = (font.pointSize, font.weight, font.family)
    (isItalic, hasMonospacedDigits) = (font.isItalic, font.hasMonospacedDigits)
    (width, leading) = (font.width, font.leading)
  }

  public convenience init(name: String, size: CGFloat) {
    self.init(UIFont(size: size, weight: .regular, family: .custom(name)))
  }
  public convenience init() { self.init(.systemFont(ofSize: 12)) }
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    self.init(Self.font(.systemFont(ofSize: 0), attributes))
  }
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { UIFontDescriptor(.preferredFont(forTextStyle: style)) }
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style, compatibleWith: traits))
  }

  private var font: UIFont {
    UIFont(
      size: pointSize, weight: weight, family: family, leading: leading, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits, width: width)
  }

  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if isItalic { traits.insert(.traitItalic) }
    if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if family == .monospaced { traits.insert(.traitMonoSpace) }
    if width.rawValue > 0 { traits.insert(.traitExpanded) }
    if width.rawValue < 0 { traits.insert(.traitCondensed) }
    return traits
  }
  public var postscriptName: String { font.fontName }
  public var fontAttributes: [AttributeName: Any] {
    [.name: font.fontName, .size: pointSize]
  }
  public func object(forKey key: AttributeName) -> Any? {
    switch key {
    case .traits:
      [TraitKey.weight: weight.rawValue, TraitKey.symbolic: symbolicTraits.rawValue]
        as [TraitKey: Any]
    case .size: pointSize
    case .family, .name: font.familyName
    default: nil
    }
  }

  // MARK: Others like it

  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(size))
  }

  /// The same with these traits and no others; `nil` where the family has no such face.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = weight.rawValue >= UIFont.Weight.semibold.rawValue
    let wantsBold = traits.contains(.traitBold)
    var face = family
    if traits.contains(.traitMonoSpace), family == .system { face = .monospaced }
    let wide: UIFont.Width =
      traits.contains(.traitExpanded)
      ? .expanded : traits.contains(.traitCondensed) ? .condensed : .standard
    // Bold of a text style is semibold (facts/text-and-colour.md §1).
    let bold: UIFont.Weight = leading > 0 ? .semibold : .bold
    return UIFontDescriptor(
      UIFont(
        size: pointSize, weight: wantsBold ? (isBold ? weight : bold) : isBold ? .regular : weight,
        family: face, leading: leading, isItalic: traits.contains(.traitItalic),
        hasMonospacedDigits: hasMonospacedDigits, width: wide))
  }

  /// The same by another design; `nil` for a family that is not the system's.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    if case .custom = family { return nil }
    let face: UIFont.Family =
      switch design {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: .system
      }
    return UIFontDescriptor(
      UIFont(
        size: pointSize, weight: weight, family: face, leading: leading, isItalic: isItalic,
        hasMonospacedDigits: hasMonospacedDigits, width: width))
  }
  public func withFamily(_ family: String) -> UIFontDescriptor {
    UIFontDescriptor(
      UIFont(size: pointSize, weight: weight, family: .custom(family), isItalic: isItalic))
  }
  public func withFace(_ face: String) -> UIFontDescriptor {
    let words = face.lowercased()
    var traits: SymbolicTraits = []
    if words.contains("bold") { traits.insert(.traitBold) }
    if words.contains("italic") || words.contains("oblique") { traits.insert(.traitItalic) }
    return withSymbolicTraits(traits) ?? self
  }
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(Self.font(font, attributes))
  }

  private static func font(_ font: UIFont, _ attributes: [AttributeName: Any]) -> UIFont {
    var (size, weight, family) = (font.pointSize, font.weight, font.family)
    var (isItalic, width) = (font.isItalic, font.width)
    var hasMonospacedDigits = font.hasMonospacedDigits
    if let value = attributes[.size] { size = number(value) ?? size }
    if let name = (attributes[.name] ?? attributes[.family]) as? String { family = .custom(name) }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let value = traits[.weight] as? UIFont.Weight { weight = value }
      if let value = traits[.weight].flatMap(number) { weight = UIFont.Weight(value) }
      if let value = traits[.width] as? UIFont.Width { width = value }
      if let value = traits[.width].flatMap(number) { width = UIFont.Width(value) }
      if let value = traits[.slant].flatMap(number) { isItalic = value > 0 }
    }
    // Figures of one width are feature 6, setting 0 of the format's registry.
    if let features = attributes[.featureSettings] as? [[FeatureKey: Int]] {
      for feature in features where feature[.type] == 6 {
        hasMonospacedDigits = feature[.selector] == 0
      }
    }
    return UIFont(
      size: size, weight: weight, family: family, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits, width: width)
  }

  private static func number(_ value: Any) -> CGFloat? {
    value as? CGFloat ?? (value as? Int).map { CGFloat($0) }
      ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  public static func == (a: UIFontDescriptor, b: UIFontDescriptor) -> Bool { a.font == b.font }
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

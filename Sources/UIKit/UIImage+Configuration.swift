import Foundation

extension UIImage {
  /// What may change how a symbol is drawn.
  public class Configuration: Hashable {
    public init() {}
    public static func == (a: Configuration, b: Configuration) -> Bool { a.isSame(as: b) }
    public func hash(into hasher: inout Hasher) {}
    func isSame(as other: Configuration) -> Bool { self === other }
  }

  /// The size, weight and colours of a symbol. What is `nil` the surroundings say.
  public final class SymbolConfiguration: Configuration {
    package let pointSize: CGFloat?
    package let weight: SymbolWeight?
    package let symbolScale: SymbolScale?
    package let colors: [UIColor]
    package let isHierarchical: Bool
    package let isMulticolor: Bool

    package init(
      size: CGFloat? = nil, weight: SymbolWeight? = nil, scale: SymbolScale? = nil,
      colors: [UIColor] = [], isHierarchical: Bool = false, isMulticolor: Bool = false
    ) {
      pointSize = size
      self.weight = weight
      symbolScale = scale
      self.colors = colors
      self.isHierarchical = isHierarchical
      self.isMulticolor = isMulticolor
    }

    public convenience init(pointSize: CGFloat) { self.init(size: pointSize) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, weight: weight)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }
    public convenience init(weight: SymbolWeight) { self.init(size: nil, weight: weight) }
    public convenience init(scale: SymbolScale) { self.init(size: nil, scale: scale) }
    public convenience init(font: UIFont) {
      self.init(size: font.pointSize, weight: SymbolWeight(font.weight))
    }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(size: font.pointSize, weight: SymbolWeight(font.weight), scale: scale)
    }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
    public convenience init(paletteColors: [UIColor]) {
      self.init(size: nil, colors: paletteColors)
    }
    public convenience init(hierarchicalColor: UIColor) {
      self.init(size: nil, colors: [hierarchicalColor], isHierarchical: true)
    }
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(size: nil, isMulticolor: true)
    }

    /// This with what `other` says in its place.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        size: other.pointSize ?? pointSize, weight: other.weight ?? weight,
        scale: other.symbolScale ?? symbolScale,
        colors: other.colors.isEmpty ? colors : other.colors,
        isHierarchical: other.colors.isEmpty ? isHierarchical : other.isHierarchical,
        isMulticolor: isMulticolor || other.isMulticolor)
    }

    override func isSame(as other: Configuration) -> Bool {
      guard let other = other as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight
        && symbolScale == other.symbolScale && colors == other.colors
        && isHierarchical == other.isHierarchical && isMulticolor == other.isMulticolor
    }
  }

  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1, unspecified = 0, small, medium, large
  }

  /// How bold a symbol's lines are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    /// 100…900; `nil` where the surroundings say it.
    package var number: Double? { self == .unspecified ? nil : Double(rawValue) * 100 }
    init(_ weight: UIFont.Weight) { self = SymbolWeight(rawValue: weight.number / 100) ?? .regular }
  }
}

import Foundation
import HangaGeometry

extension UIButton {
  /// All of a button's look.
  public struct Configuration {
    /// How much a button stands out.
    package enum Kind: Hashable, Sendable {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
      case glass, prominentGlass, clearGlass
    }
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }
    public enum Indicator: Int, Sendable { case automatic, none, popup }

    package let kind: Kind
    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
    public var showsActivityIndicator = false
    public var indicator = Indicator.automatic
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var automaticallyUpdateForSelection = true
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    private var givenInsets: NSDirectionalEdgeInsets?

    init(_ kind: Kind) { self.kind = kind }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.borderless) }
    public static func bordered() -> Configuration { Configuration(.bordered) }
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
    public static func glass() -> Configuration { Configuration(.glass) }
    public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }
    public static func clearGlass() -> Configuration { Configuration(.clearGlass) }

    /// facts/controls.md §4: what bordered buttons leave around their labels, by size.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { givenInsets ?? usualInsets }
      set { givenInsets = newValue }
    }
    private var usualInsets: NSDirectionalEdgeInsets {
      switch buttonSize {
      case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
    public mutating func setDefaultContentInsets() { givenInsets = nil }
    public func updated(for button: UIButton) -> Configuration { self }
  }
}

/// What of attributed strings a button changes.
public struct UIConfigurationTextAttributesTransformer {
  let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// How a colour becomes another.
public struct UIConfigurationColorTransformer {
  let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }
}

/// What is drawn behind a button, a cell or a list.
public struct UIBackgroundConfiguration {
  package var isClear = false
  public init() {}
  public static func clear() -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration()
    made.isClear = true
    made.backgroundColor = .clear
    return made
  }
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var customView: UIView?
}

/// Distances from the sides inwards, in reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  public static let zero = NSDirectionalEdgeInsets()
}

/// Sides in reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

import Foundation
import HangaGeometry

/// A layer filled with a gradient.
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
  /// Of `CGColor`.
  open var colors: [Any]? { didSet { touched() } }
  open var locations: [NSNumber]? { didSet { touched() } }
  /// In units of the layer's size.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { touched() } }
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { touched() } }
  open var type = CAGradientLayerType.axial { didSet { touched() } }
}

/// How a gradient runs.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a path.
@MainActor @preconcurrency
open class CAShapeLayer: CALayer {
  open var path: CGPath? { didSet { touched() } }
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { touched() } }
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { touched() } }
  open var strokeColor: CGColor? { didSet { touched() } }
  /// In points.
  open var lineWidth: CGFloat = 1 { didSet { touched() } }
  open var lineCap = CAShapeLayerLineCap.butt { didSet { touched() } }
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { touched() } }
  open var miterLimit: CGFloat = 10
  open var lineDashPattern: [NSNumber]? { didSet { touched() } }
  open var lineDashPhase: CGFloat = 0 { didSet { touched() } }
  /// 0…1 of the path's length.
  open var strokeStart: CGFloat = 0 { didSet { touched() } }
  open var strokeEnd: CGFloat = 1 { didSet { touched() } }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that draws a text.
@MainActor @preconcurrency
open class CATextLayer: CALayer {
  /// A string or an attributed string.
  open var string: Any? { didSet { touched() } }
  /// A `UIFont`, of which the face is taken, or a name.
  open var font: Any? { didSet { touched() } }
  open var fontSize: CGFloat = 36 { didSet { touched() } }
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { touched() } }
  open var isWrapped = false { didSet { touched() } }
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { touched() } }
  open var truncationMode = CATextLayerTruncationMode.none { didSet { touched() } }

  package var content: NSAttributedString {
    if let string = string as? NSAttributedString { return string }
    let face =
      (font as? UIFont)?.withSize(fontSize)
      ?? (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
      ?? .systemFont(ofSize: fontSize)
    return NSAttributedString(
      string: string as? String ?? "",
      attributes: [
        .font: face, .foregroundColor: foregroundColor.map { UIColor(cgColor: $0) } ?? .white,
      ])
  }
  package var rules: TextRules {
    let alignment: NSTextAlignment =
      switch alignmentMode {
      case .center: .center
      case .left: .left
      case .right: .right
      case .justified: .justified
      default: .natural
      }
    return TextRules(
      lines: isWrapped ? 0 : 1,
      lineBreak: truncationMode == .end ? .byTruncatingTail : .byWordWrapping, alignment: alignment)
  }
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// Draws its sublayers many times.
@MainActor @preconcurrency
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1 { didSet { touched() } }
  /// From one copy to the next, about the middle.
  open var instanceTransform = CATransform3DIdentity { didSet { touched() } }
  open var instanceDelay: CFTimeInterval = 0
  open var instanceColor: CGColor? { didSet { touched() } }
  open var instanceAlphaOffset: Float = 0 { didSet { touched() } }
}

@available(
  *, unavailable,
  message:
    "Particles are random on a device, so no picture of them is right; draw them in a Canvas."
)
open class CAEmitterLayer {}
@available(
  *, unavailable,
  message:
    "Particles are random on a device, so no picture of them is right; draw them in a Canvas."
)
open class CAEmitterCell {}
@available(*, unavailable, message: "There is no camera and no player here.")
open class AVPlayerLayer {}

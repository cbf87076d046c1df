import Foundation
import HangaGeometry

/// What a view is drawn on: its fill, corners, border and shadow.
@MainActor @preconcurrency
open class CALayer: IdentityHashable {
  public init() {}

  open var frame: CGRect = .zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var backgroundColor: CGColor?
  /// In points.
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  /// Which corners are rounded.
  open var maskedCorners: CACornerMask = .all
  /// In points.
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  open var masksToBounds = false
  /// 0…1.
  open var opacity: Float = 1
  open var isHidden = false
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// 0…1; a shadow shows only above 0.
  open var shadowOpacity: Float = 0
  /// In points.
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowPath: Path?
  open var mask: CALayer?
  open var contentsScale: CGFloat = 1
  open var zPosition: CGFloat = 0
  open var name: String?
  public private(set) var sublayers: [CALayer]?
  public private(set) weak var superlayer: CALayer?

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var list = sublayers ?? []
    list.insert(layer, at: min(Int(index), list.count))
    sublayers = list
    layer.superlayer = self
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSublayers() {}
}

/// How a layer's corners are bent.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// A layer filled with a gradient.
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
  /// Of `CGColor`.
  open var colors: [Any]?
  open var locations: [NSNumber]?
  /// In units of the layer's size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer that draws a path.
@MainActor @preconcurrency
open class CAShapeLayer: CALayer {
  open var path: Path?
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  open var strokeColor: CGColor?
  /// In points.
  open var lineWidth: CGFloat = 1
  open var lineDashPattern: [NSNumber]?
  /// 0…1 of the path's length.
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
}

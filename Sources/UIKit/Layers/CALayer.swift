import Foundation
import HangaGeometry

/// What a view is drawn on: its fill, corners, border and shadow; and a drawing of its own.
@MainActor @preconcurrency
open class CALayer: IdentityHashable {
  public required init() {}
  public init(layer: Any) {}
  public required init?(coder: NSCoder) {}

  /// The view whose layer it is, or whom it asks.
  open weak var delegate: AnyObject?
  package func touched() {
    (delegate as? UIView)?.touched()
    superlayer?.touched()
  }

  // MARK: Place

  /// Size, and the point of the contents in the corner.
  open var bounds = CGRect.zero { didSet { if bounds != oldValue { touched() } } }
  /// Where the anchor lies, in the superlayer's points.
  open var position = CGPoint.zero { didSet { if position != oldValue { touched() } } }
  /// In shares of the size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { touched() } }
  open var anchorPointZ: CGFloat = 0
  open var zPosition: CGFloat = 0 { didSet { touched() } }
  /// About the anchor.
  open var transform = CATransform3DIdentity { didSet { touched() } }
  open var sublayerTransform = CATransform3DIdentity { didSet { touched() } }
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }
  open func affineTransform() -> CGAffineTransform { transform.affine }
  /// Where it would lie without its transform.
  open var frame: CGRect {
    get {
      CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  // MARK: Look

  open var backgroundColor: CGColor? { didSet { touched() } }
  /// In points.
  open var cornerRadius: CGFloat = 0 { didSet { touched() } }
  open var cornerCurve = CALayerCornerCurve.circular { didSet { touched() } }
  /// Which corners are rounded.
  open var maskedCorners: CACornerMask = .all { didSet { touched() } }
  /// In points.
  open var borderWidth: CGFloat = 0 { didSet { touched() } }
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { touched() } }
  open var masksToBounds = false { didSet { touched() } }
  /// 0…1.
  open var opacity: Float = 1 { didSet { touched() } }
  open var isHidden = false { didSet { touched() } }
  open var isOpaque = false
  open var isDoubleSided = true
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { touched() } }
  /// 0…1; a shadow shows only above 0.
  open var shadowOpacity: Float = 0 { didSet { touched() } }
  /// In points: the Gaussian's standard deviation.
  open var shadowRadius: CGFloat = 3 { didSet { touched() } }
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { touched() } }
  /// What casts the shadow in place of what the layer shows.
  open var shadowPath: CGPath? { didSet { touched() } }
  open var mask: CALayer? {
    didSet {
      mask?.superlayer = self
      touched()
    }
  }
  /// A `CGImage` or `UIImage`.
  open var contents: Any? { didSet { touched() } }
  open var contentsGravity = CALayerContentsGravity.resize { didSet { touched() } }
  open var contentsScale: CGFloat = 1
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { touched() } }
  open var magnificationFilter = CALayerContentsFilter.linear { didSet { touched() } }
  open var minificationFilter = CALayerContentsFilter.linear
  open var allowsEdgeAntialiasing = false
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var drawsAsynchronously = false
  open var needsDisplayOnBoundsChange = false
  open var name: String?
  open var speed: Float = 1
  open var actions: [String: Any]?
  @available(*, unavailable, message: "Filters of layers are not drawn here.")
  open var filters: [Any]? { nil }
  @available(*, unavailable, message: "Filters of layers are not drawn here.")
  open var compositingFilter: Any? { nil }

  // MARK: The tree

  public private(set) var sublayers: [CALayer]? { didSet { touched() } }
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
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(place))
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSublayer(layer, at: UInt32(place ?? sublayers?.count ?? 0))
  }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let place = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(place))
  }
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  /// Keeps changes for a picture from being told, until `attach(_:)`.
  func detach() -> CALayer? {
    defer { superlayer = nil }
    return superlayer
  }
  func attach(_ outer: CALayer?) { superlayer = outer }
  /// The sublayers from the back to the front.
  package var shownSublayers: [CALayer] {
    let all = sublayers ?? []
    guard all.contains(where: { $0.zPosition != 0 }) else { return all }
    return all.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    .map(\.element)
  }

  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  open func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    let (own, other) = (place, layer?.place ?? .zero)
    return CGPoint(x: p.x + own.x - other.x, y: p.y + own.y - other.y)
  }
  open func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    let (own, other) = (place, layer?.place ?? .zero)
    return CGPoint(x: p.x + other.x - own.x, y: p.y + other.y - own.y)
  }
  private var place: CGPoint {
    let outer = superlayer?.place ?? .zero
    let own = superlayer == nil ? .zero : frame.origin
    return CGPoint(x: outer.x + own.x - bounds.minX, y: outer.y + own.y - bounds.minY)
  }

  // MARK: Drawing

  open func setNeedsDisplay() { touched() }
  open func displayIfNeeded() {}
  open func display() {}
  open func setNeedsLayout() { touched() }
  open func layoutIfNeeded() { layoutSublayers() }
  open func layoutSublayers() {}
  /// Draws the layer's own contents: from the top down.
  open func draw(in ctx: CGContext) {}
  /// Draws the layer and all in it.
  open func render(in ctx: CGContext) {
    guard let view = delegate as? UIView else { return }
    view.layoutIfNeeded()
    ctx.addItems(ViewTools.current?.viewItems(view) ?? [])
  }
  open func presentation() -> Self? { self }
  open func model() -> Self { self }
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Motion

  /// Whether its values are those of an instant, for a picture.
  package var isPresenting = false
  /// What moves it, by name, with the instant at which it was added.
  package private(set) var motions: [(key: String?, motion: CAAnimation, start: Double)] = []
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { motions.removeAll { $0.key == key } }
    motions.append((key, anim, CACurrentMediaTime()))
    touched()
  }
  open func removeAllAnimations() {
    motions = []
    touched()
  }
  open func removeAnimation(forKey key: String) {
    motions.removeAll { $0.key == key }
    touched()
  }
  open func animation(forKey key: String) -> CAAnimation? {
    motions.first { $0.key == key }?.motion
  }
  open func animationKeys() -> [String]? {
    motions.isEmpty ? nil : motions.compactMap(\.key)
  }
}

/// How a layer's corners are bent.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's picture fills it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
}

/// How pixels between those of a layer's picture are found.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
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

/// Seconds of a clock that only goes forward; the scene's own while a scene is shown.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A span or an instant in seconds.
public typealias CFTimeInterval = Double

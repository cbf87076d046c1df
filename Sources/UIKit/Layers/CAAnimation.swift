import Foundation
import HangaGeometry

/// How time runs along an animation.
@MainActor @preconcurrency
public final class CAMediaTimingFunction: NSObject {
  package let control: (CGPoint, CGPoint)
  public init(name: CAMediaTimingFunctionName) {
    // facts/animation.md: the named curves' control points.
    control =
      switch name {
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeInEaseOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      default: (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
      }
    super.init()
  }
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    control = (CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)), CGPoint(x: CGFloat(c2x), y: CGFloat(c2y)))
    super.init()
  }

  /// The share of the way after a share of the time, found by halving.
  func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if bezier(middle, Double(control.0.x), Double(control.1.x)) < time {
        low = middle
      } else {
        high = middle
      }
    }
    return bezier((low + high) / 2, Double(control.0.y), Double(control.1.y))
  }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What shows before an animation begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// Moves a layer for a while.
@MainActor @preconcurrency
open class CAAnimation: NSObject {
  /// In seconds; 0 is a quarter of a second.
  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var timeOffset: CFTimeInterval = 0
  open var speed: Float = 1
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var isRemovedOnCompletion = true
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: Any?

  /// What of a layer it changes, after `time` seconds; an empty answer leaves the layer as it is.
  package func values(at time: Double, of layer: CALayer) -> [String: LayerValue] { [:] }
  package var length: Double { duration > 0 ? duration : 0.25 }

  /// The share of the way after `time` seconds since it was added, or `nil` while it does not show.
  package func progress(at time: Double, start: Double) -> Double? {
    let begin = beginTime > start ? beginTime - start : 0
    let (isEarly, isLate) = (
      fillMode == .backwards || fillMode == .both,
      (fillMode == .forwards || fillMode == .both) && !isRemovedOnCompletion
    )
    let local = (time - begin) * Double(speed) + timeOffset
    guard local >= 0 else { return isEarly ? 0 : nil }
    let one = autoreverses ? length * 2 : length
    let total =
      repeatDuration > 0 ? repeatDuration : one * Double(repeatCount > 0 ? repeatCount : 1)
    guard local < total else { return isLate ? (autoreverses ? 0 : 1) : nil }
    let within = local.truncatingRemainder(dividingBy: one)
    let share = within > length ? 2 - within / length : within / length
    return timingFunction?.value(at: share) ?? share
  }
  /// Whether nothing of it is left to show.
  package func isOver(at time: Double, start: Double) -> Bool {
    progress(at: time, start: start) == nil && time - max(beginTime - start, 0) > 0
  }
}

/// A value of a layer that moves.
package enum LayerValue: Equatable {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(CGColor)
  case colors([CGColor])
  case numbers([CGFloat])
  case transform(CATransform3D)
  case path(CGPath)

  @MainActor package init?(_ value: Any?) {
    switch value {
    case let value as CGFloat: self = .number(value)
    case let value as Float: self = .number(CGFloat(value))
    case let value as Int: self = .number(CGFloat(value))
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CGColor: self = .color(value)
    case let value as UIColor: self = .color(value.cgColor)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGPath: self = .path(value)
    case let value as UIBezierPath: self = .path(value.cgPath)
    case let value as [CGColor]: self = .colors(value)
    case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
    case let value as [NSNumber]: self = .numbers(value.map { CGFloat($0.doubleValue) })
    case let value as [Double]: self = .numbers(value.map { CGFloat($0) })
    default: return nil
    }
  }

  /// On the way from this to `other`; values of two kinds change half-way.
  package func mixed(with other: LayerValue, _ share: Double) -> LayerValue {
    let s = CGFloat(share)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * s }
    func mix(_ a: CGColor, _ b: CGColor) -> CGColor {
      let (x, y) = (a.components ?? [], b.components ?? [])
      return CGColor(
        red: mix(x[0], y[0]), green: mix(x[1], y[1]), blue: mix(x[2], y[2]), alpha: mix(x[3], y[3]))
    }
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(mix(a, b))
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.minX, b.minX), y: mix(a.minY, b.minY), width: mix(a.width, b.width),
          height: mix(a.height, b.height)))
    case (.color(let a), .color(let b)): return .color(mix(a, b))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { mix($0, $1) })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { mix($0, $1) })
    case (.transform(let a), .transform(let b)): return .transform(a.mixed(with: b, s))
    case (.path(let a), .path(let b)) where a.elements.count == b.elements.count:
      return .path(a.mixed(with: b, s))
    default: return share < 0.5 ? self : other
    }
  }

  /// This and `other` together, for animations that say by how much.
  func plus(_ other: LayerValue) -> LayerValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    default: other
    }
  }
}

extension CATransform3D {
  fileprivate func mixed(with other: CATransform3D, _ s: CGFloat) -> CATransform3D {
    func mix(_ path: WritableKeyPath<CATransform3D, CGFloat>, _ result: inout CATransform3D) {
      result[keyPath: path] = self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * s
    }
    var result = self
    for path in [
      \CATransform3D.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33,
      \.m34, \.m41, \.m42, \.m43, \.m44,
    ] { mix(path, &result) }
    return result
  }
}

extension Path {
  fileprivate func mixed(with other: Path, _ s: CGFloat) -> Path {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * s, y: a.y + (b.y - a.y) * s)
    }
    var result = Path()
    result.elements = zip(elements, other.elements).map { a, b in
      switch (a, b) {
      case (.move(let p), .move(let q)): .move(to: mix(p, q))
      case (.line(let p), .line(let q)): .line(to: mix(p, q))
      case (.quadCurve(let p, let c), .quadCurve(let q, let d)):
        .quadCurve(to: mix(p, q), control: mix(c, d))
      case (.curve(let p, let c, let e), .curve(let q, let d, let f)):
        .curve(to: mix(p, q), control1: mix(c, d), control2: mix(e, f))
      default: s < 0.5 ? a : b
      }
    }
    return result
  }
}

/// Moves one property.
@MainActor @preconcurrency
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// Moves a property from one value to another.
@MainActor @preconcurrency
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  package override func values(at share: Double, of layer: CALayer) -> [String: LayerValue] {
    guard let keyPath else { return [:] }
    let own = layer.value(of: keyPath)
    let by = LayerValue(byValue)
    let from = LayerValue(fromValue) ?? own
    let to = LayerValue(toValue) ?? from.flatMap { start in by.map(start.plus) } ?? own
    guard let from, let to else { return [:] }
    return [keyPath: from.mixed(with: to, share)]
  }
}

/// Moves a property as a spring does.
@MainActor @preconcurrency
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  /// When less than a thousandth of the way is left.
  open var settlingDuration: CFTimeInterval {
    let decay = Double(damping / (2 * mass))
    return decay > 0 ? 6.9 / decay : 1
  }

  package override func values(at share: Double, of layer: CALayer) -> [String: LayerValue] {
    let time = share * length
    let frequency = Double(stiffness / mass).squareRoot()
    let decay = Double(damping / (2 * mass))
    let velocity = Double(initialVelocity)
    let left: Double
    if decay < frequency {
      let swing = (frequency * frequency - decay * decay).squareRoot()
      let (sine, cosine) = Elementary.sineAndCosine(swing * time)
      left = Elementary.exp(-decay * time) * (cosine + (decay - velocity) / swing * sine)
    } else {
      left = Elementary.exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    return super.values(at: 1 - left, of: layer)
  }
}

/// Moves a property through several values.
@MainActor @preconcurrency
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  /// Along which a position moves, at one speed.
  open var path: CGPath?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var rotationMode: CAAnimationRotationMode?

  package override func values(at share: Double, of layer: CALayer) -> [String: LayerValue] {
    guard let keyPath else { return [:] }
    if let path {
      let part = path.trimmedPath(from: 0, to: CGFloat(max(share, 0.0001)))
      return part.currentPoint.map { [keyPath: .point($0)] } ?? [:]
    }
    let stops = (values ?? []).compactMap { LayerValue($0) }
    guard let first = stops.first, stops.count > 1 else { return [:] }
    let isDiscrete = calculationMode == .discrete
    let count = isDiscrete ? stops.count : stops.count - 1
    let times =
      keyTimes?.map(\.doubleValue) ?? (0...count).map { Double($0) / Double(count) }
    var index = 0
    while index + 1 < min(times.count - 1, stops.count - (isDiscrete ? 0 : 1)),
      times[index + 1] <= share
    { index += 1 }
    guard index < stops.count else { return [keyPath: first] }
    if isDiscrete { return [keyPath: stops[index]] }
    let length = times[index + 1] - times[index]
    var part = length > 0 ? min(max((share - times[index]) / length, 0), 1) : 1
    if let functions = timingFunctions, functions.indices.contains(index) {
      part = functions[index].value(at: part)
    }
    return [keyPath: stops[index].mixed(with: stops[index + 1], part)]
  }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Several animations under one clock.
@MainActor @preconcurrency
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
  package override func values(at share: Double, of layer: CALayer) -> [String: LayerValue] {
    var result: [String: LayerValue] = [:]
    for animation in animations ?? [] {
      let time = share * length
      guard let own = animation.progress(at: time, start: 0) else { continue }
      result.merge(animation.values(at: own, of: layer)) { $1 }
    }
    return result
  }
}

@available(
  *, unavailable, message: "Transitions of layers are not drawn; change a view in UIView.animate."
)
open class CATransition {}

/// Changes of layers made together. Layers that no view owns change at once here, as with actions
/// disabled.
@MainActor @preconcurrency
public final class CATransaction {
  private static var completions: [(() -> Void)?] = []
  public static func begin() { completions.append(nil) }
  public static func commit() { completions.popLast()??() }
  public static func flush() {}
  public static func setDisableActions(_ flag: Bool) {}
  public static func setAnimationDuration(_ duration: CFTimeInterval) {}
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
  }
}

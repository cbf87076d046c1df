import Foundation

/// How numbers become colours. Everything here is drawn in sRGB; others are known by name.
public final class CGColorSpace: Hashable, Sendable {
  public enum Model: Int32, Sendable { case monochrome = 0, rgb = 1, cmyk = 2 }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray = "kCGColorSpaceLinearGray"

  public let name: String?
  public let model: Model

  init(name: String, model: Model) { (self.name, self.model) = (name, model) }

  /// One of the named spaces, or `nil`.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.displayP3:
      self.init(name: name, model: .rgb)
    case Self.genericGrayGamma2_2, Self.linearGray: self.init(name: name, model: .monochrome)
    default: return nil
    }
  }

  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.name == b.name && a.model == b.model
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(name: CGColorSpace.sRGB, model: .rgb)
}
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(name: CGColorSpace.genericGrayGamma2_2, model: .monochrome)
}

/// Where a pixel's opacity is, and whether colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// How a pixel's bytes lie.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(alpha: CGImageAlphaInfo) { rawValue = alpha.rawValue }
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrderDefault = CGBitmapInfo([])
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

  /// `nil` where the bits name none.
  var alpha: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & 0x1F) }
  var isLittle: Bool { rawValue & 0x7000 == Self.byteOrder32Little.rawValue }
}

/// How colours of a drawing meet those below.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case plusDarker = 26
  case plusLighter = 27

  @available(*, unavailable, message: "draw with .sourceAtop and .destinationOver instead")
  public static var destinationAtop: CGBlendMode { .normal }
  @available(*, unavailable, message: "draw both with .sourceOut, each over the other, instead")
  public static var xor: CGBlendMode { .normal }
}

/// How pixels between those of a picture are found.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium
}

/// What of a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

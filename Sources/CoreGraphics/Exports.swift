// What graphics code that names no views asks for: numbers with shape come from Foundation and
// Geometry, the rest from where UIKit keeps it.
@_exported import Foundation
@_exported import HangaGeometry
@_exported import class UIKit.CGColor
@_exported import class UIKit.CGColorSpace
@_exported import class UIKit.CGContext
@_exported import class UIKit.CGDataConsumer
@_exported import class UIKit.CGDataProvider
@_exported import class UIKit.CGGradient
@_exported import class UIKit.CGImage
@_exported import class UIKit.CGMutablePath
@_exported import enum UIKit.CGBlendMode
@_exported import enum UIKit.CGImageAlphaInfo
@_exported import enum UIKit.CGInterpolationQuality
@_exported import enum UIKit.CGPathDrawingMode
@_exported import enum UIKit.CGPathFillRule
@_exported import func UIKit.CGColorSpaceCreateDeviceGray
@_exported import func UIKit.CGColorSpaceCreateDeviceRGB
@_exported import struct UIKit.CGBitmapInfo
@_exported import struct UIKit.CGGradientDrawingOptions
@_exported import typealias UIKit.CGPath

@_exported import CoreGraphics
@_exported import class UIKit.CAGradientLayer
@_exported import class UIKit.CALayer
@_exported import class UIKit.CAShapeLayer
@_exported import struct UIKit.CACornerMask
@_exported import struct UIKit.CALayerCornerCurve

// What graphics code that names no views asks for: numbers with shape come from Foundation and
// Geometry, colours from where UIKit keeps them.
@_exported import Foundation
@_exported import HangaGeometry
@_exported import class UIKit.CGColor

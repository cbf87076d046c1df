@_exported import Foundation
@_exported import Observation
@_exported import UIKit
@_exported import HangaGeometry
@_exported import HangaLayout
@_exported import HangaMotion
@_exported import HangaRuntime
@_exported import enum HangaDrawing.BlendMode
@_exported import protocol Combine.ObservableObject
@_exported import class Combine.ObservableObjectPublisher
@_exported import struct Combine.Published

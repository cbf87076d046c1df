import Foundation
import SwiftUI

/// Everything that decides a picture of one screen.
public struct RenderRequest {
  /// Makes the `View` or `App` that is shown.
  public var make: @MainActor () -> Any
  /// The device and conditions.
  public var variant: Variant
  /// The folder or asset catalog that pictures and colours come from.
  public var assets: String?
  /// Folders and catalogs beside the sources, after which nobody had to ask.
  package var foundAssets: [String] = []
  /// The map of addresses beside the sources.
  package var foundAddresses: String?
  /// Folders with tables of strings: `.strings`, `.stringsdict` and `.xcstrings`, in any folder of
  /// theirs. A table in a later one wins.
  public var strings: [String]
  /// Font files and folders of them that `Font.custom` may name.
  public var fonts: [String]
  /// Whether a missing picture or symbol is an error instead of a warning.
  public var isStrict: Bool
  /// Where views are declared, by type name, for dumps and messages.
  public var places: [String: SourcePlace]
  /// How large the picture is, where the screen does not say.
  public var fit: Fit?
  /// Whether somebody has said which device, size or fit is meant, so that a preview's wish about
  /// it does not count.
  public var isSizeGiven = false
  /// The same of how the device is held.
  public var isOrientationGiven = false

  /// A request for what `make` gives.
  public init(
    variant: Variant = Variant(), assets: String? = nil, fonts: [String] = [],
    strings: [String] = [], isStrict: Bool = false,
    places: [String: SourcePlace] = [:], fit: Fit? = nil, make: @escaping @MainActor () -> Any
  ) {
    self.make = make
    self.variant = variant
    self.assets = assets
    self.fonts = fonts
    self.strings = strings
    self.isStrict = isStrict
    self.places = places
    self.fit = fit
  }
}

extension RenderRequest {
  /// Takes over what a preview asks for where nobody has said otherwise.
  ///
  /// - Throws: `UnknownDevice` where the preview names a device that is not known; all else has been
  ///   taken over then.
  package mutating func follow(_ wish: PreviewWish) throws {
    if let isLandscape = wish.isLandscape, !isOrientationGiven {
      variant.orientation = isLandscape ? .landscape : .portrait
    }
    guard !isSizeGiven else { return }
    switch wish.layout {
    case .fixed(let size): variant.size = size
    case .sizeThatFits: fit = .ideal
    case .device, nil: break
    }
    if let name = wish.device { variant.device = try Device.named(name) }
  }
}

/// A place in a source file; lines count from 1.
public struct SourcePlace: Hashable, Sendable {
  /// The path as it was given.
  public var file: String
  /// Counted from 1.
  public var line: Int

  /// A line of a file.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

import Foundation
import HangaDrawing
import UIKit

extension Variant {
  /// What `UIScreen.main` and its kind answer while a pass for this variant runs.
  package var screenContext: ScreenContext {
    let edges = edges
    return ScreenContext(
      size: canvas, scale: pixelScale,
      safeAreaInsets: UIEdgeInsets(
        top: edges.top, left: edges.sides, bottom: edges.bottom, right: edges.sides),
      statusBarHeight: edges.statusBar,
      orientation: orientation == .portrait ? .portrait : .landscapeLeft,
      deviceName: device.name, traits: traits, era: era == .classic ? .classic : .glass)
  }

  /// The traits of the variant on a base surface.
  package var traits: UITraitCollection {
    UITraitCollection(
      style: scheme == .dark ? .dark : .light, contrast: contrast == .high ? .high : .normal,
      idiom: device.idiom == .pad ? .pad : .phone, displayScale: pixelScale,
      horizontal: device.horizontalSizeClass(orientation) == .regular ? .regular : .compact,
      vertical: device.verticalSizeClass(orientation) == .regular ? .regular : .compact,
      contentSize: contentSizeCategory,
      layoutDirection: resolvedDirection == .rtl ? .rightToLeft : .leftToRight)
  }

  package var contentSizeCategory: UIContentSizeCategory {
    let place = TypeSize.allCases.firstIndex(of: typeSize) ?? 3
    return UIContentSizeCategory.ordered[place]
  }
}

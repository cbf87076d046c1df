import Foundation
import HangaBitmaps
import HangaDrawing
import SwiftUI

/// The environment that a screen gives to its root view.
enum SceneEnvironment {
  static func make(
    for variant: Variant, images: ImageStore, words: TextLocalizer, editMode: Binding<EditMode>
  ) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.editMode = editMode
    values.displayScale = variant.pixelScale
    values.layoutDirection = variant.resolvedDirection == .rtl ? .rightToLeft : .leftToRight
    values.colorScheme = variant.scheme == .dark ? .dark : .light
    values.setContrast(variant.contrast == .high ? .increased : .standard)
    values.dynamicTypeSize = DynamicTypeSize(variant.typeSize)
    values.locale = Locale(identifier: variant.locale)
    values.calendar.locale = values.locale
    values.textLocalizer = words
    values.era = variant.era == .classic ? .classic : .glass
    values.platform = variant.platform == .macos ? .macOS : .iOS
    values.horizontalSizeClass = sizeClass(variant.device.horizontalSizeClass(variant.orientation))
    values.verticalSizeClass = sizeClass(variant.device.verticalSizeClass(variant.orientation))
    values.colorFinder = ColorFinder { name, conditions in
      // An accent is asked for whether there is one or not; its lack is no mistake.
      guard name != StyleConstants.accentColorName || images.hasColor(named: name) else {
        return nil
      }
      return images.color(named: name, isDark: conditions.isDark)
    }
    return values
  }

  private static func sizeClass(_ size: Device.SizeClass) -> UserInterfaceSizeClass {
    size == .compact ? .compact : .regular
  }
}

extension DynamicTypeSize {
  /// Both lists run from the smallest to the largest.
  init(_ size: Variant.TypeSize) {
    let place = Variant.TypeSize.allCases.firstIndex(of: size) ?? 3
    self = DynamicTypeSize.allCases[place]
  }
}

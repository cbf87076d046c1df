import HangaGeometry

/// The curve between light and its sRGB encoding, for one component.
package enum TransferCurve {
  /// Linear light to encoded sRGB.
  package static func encode(_ linear: Double) -> Double {
    linear <= 0.0031308 ? linear * 12.92 : 1.055 * Elementary.pow(linear, 1 / 2.4) - 0.055
  }

  /// Encoded sRGB to linear light.
  package static func decode(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : Elementary.pow((encoded + 0.055) / 1.055, 2.4)
  }
}

import Foundation

extension Device {
  /// How much of the screen a keyboard with its suggestions covers, in points
  /// (facts/controls.md §7; what is not listed there is C).
  public func keyboardHeight(_ orientation: Orientation) -> CGFloat {
    switch (idiom, orientation) {
    case (.pad, .portrait): KeyboardHeights.pad
    case (.pad, .landscape): KeyboardHeights.widePad
    case (.phone, .portrait): hasHomeIndicator ? tallHeight : lowHeight
    case (.phone, .landscape):
      hasHomeIndicator ? KeyboardHeights.landscape : KeyboardHeights.homeButtonLandscape
    }
  }

  /// Phones without a home button, by their width.
  private var tallHeight: CGFloat {
    switch points.width {
    case ..<390: KeyboardHeights.narrow
    case ..<414: KeyboardHeights.usual
    default: KeyboardHeights.large
    }
  }

  /// Phones with one.
  private var lowHeight: CGFloat {
    switch points.width {
    case ..<375: KeyboardHeights.homeButtonSmall
    case ..<414: KeyboardHeights.homeButton
    default: KeyboardHeights.homeButtonLarge
    }
  }
}

/// In points.
private enum KeyboardHeights {
  static let usual: CGFloat = 336
  static let large: CGFloat = 346
  static let narrow: CGFloat = 335
  static let homeButton: CGFloat = 260
  // Not in the facts; C.
  static let homeButtonSmall: CGFloat = 253
  static let homeButtonLarge: CGFloat = 271
  static let landscape: CGFloat = 209
  static let homeButtonLandscape: CGFloat = 199
  static let pad: CGFloat = 320
  static let widePad: CGFloat = 408
}

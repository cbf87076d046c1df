import SwiftUI

/// The names of UIKit that SwiftUI sources use: each listed one is named once.
enum UIKitCalls {
  @MainActor static func screenAndDevice() {
    // api: uikit_type UIScreen
    // api: uikit_path UIScreen.main.bounds
    _ = UIScreen.main.bounds
    // api: uikit_path UIScreen.main.bounds.width
    _ = UIScreen.main.bounds.width
    // api: uikit_path UIScreen.main.bounds.height
    _ = UIScreen.main.bounds.height
    // api: uikit_path UIScreen.main.bounds.size.width
    _ = UIScreen.main.bounds.size.width
    // api: implicit_member .main
    let _: UIScreen = .main
    // api: uikit_path UIScreen.main.scale
    _ = UIScreen.main.scale
    // api: uikit_type UIDevice
    // api: uikit_path UIDevice.current.userInterfaceIdiom
    _ = UIDevice.current.userInterfaceIdiom
    // api: uikit_path UIDevice.current.orientation.isLandscape
    _ = UIDevice.current.orientation.isLandscape
    // api: implicit_member .current
    let _: UIDevice = .current
    // api: implicit_member .phone
    _ = UIDevice.current.userInterfaceIdiom == .phone
  }

  @MainActor static func colours(_ colour: Color) {
    // api: uikit_type UIColor
    // api: uikit_path UIColor(_:)
    _ = UIColor(colour)
    // api: uikit_path UIColor(red:green:blue:alpha:)
    _ = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    _ = UIColor.red.withAlphaComponent(0.5)
    // api: uicolor UIColor.black
    _ = UIColor.black
    // api: uicolor UIColor.clear
    _ = UIColor.clear
    // api: uicolor UIColor.orange
    _ = UIColor.orange
    // api: uikit_path UIColor.systemBlue
    // api: uicolor UIColor.systemBlue
    _ = UIColor.systemBlue
    // api: uicolor UIColor.systemGray2
    _ = UIColor.systemGray2
    // api: uikit_path UIColor.label
    // api: uicolor UIColor.label
    _ = UIColor.label
    // api: uicolor UIColor.secondaryLabel
    _ = UIColor.secondaryLabel
    // api: uicolor UIColor.tertiaryLabel
    _ = UIColor.tertiaryLabel
    // api: uikit_path UIColor.systemBackground
    // api: uicolor UIColor.systemBackground
    _ = UIColor.systemBackground
    // api: uikit_path UIColor.secondarySystemBackground
    // api: uicolor UIColor.secondarySystemBackground
    _ = UIColor.secondarySystemBackground
    // api: uicolor UIColor.tertiarySystemBackground
    _ = UIColor.tertiarySystemBackground
    // api: uicolor UIColor.systemGroupedBackground
    _ = UIColor.systemGroupedBackground
    // api: implicit_member .systemBackground
    // api: uicolor .systemBackground
    _ = Color(.systemBackground)
    // api: implicit_member .secondarySystemBackground
    // api: uicolor .secondarySystemBackground
    _ = Color(.secondarySystemBackground)
    // api: uicolor .tertiarySystemBackground
    _ = Color(.tertiarySystemBackground)
    // api: uicolor .systemGroupedBackground
    _ = Color(.systemGroupedBackground)
    // api: implicit_member .secondarySystemFill
    // api: uicolor .secondarySystemFill
    _ = Color(.secondarySystemFill)
    // api: uicolor .systemGray2
    _ = Color(.systemGray2)
    // api: implicit_member .systemGray3
    // api: uicolor .systemGray3
    _ = Color(.systemGray3)
    // api: uicolor .systemGray4
    _ = Color(.systemGray4)
    // api: uicolor .systemGray5
    _ = Color(.systemGray5)
    // api: uicolor .systemGray6
    _ = Color(.systemGray6)
    // api: uicolor .systemOrange
    _ = Color(.systemOrange)
    // api: uicolor .separator
    _ = Color(.separator)
    // api: uicolor .link
    _ = Color(.link)
    // api: uicolor .lightGray
    _ = Color(.lightGray)
  }
}

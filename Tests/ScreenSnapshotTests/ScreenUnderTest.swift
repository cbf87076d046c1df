import HangaTesting
import SwiftUI

/// How the five systems are recorded: one pixel a point, which keeps the records small.
enum ScreenUnderTest {
  private static let folder = "Fixtures/Screens/"

  /// An iPhone 13 unless said otherwise.
  static func variant(_ device: Device = .iPhone13, _ scheme: Variant.Scheme = .light) -> Variant {
    Variant(device: device, scheme: scheme, scale: 1)
  }

  static func scene(
    _ variant: Variant = variant(), assets: String? = nil, addresses: String? = nil
  ) -> SnapshotScene {
    SnapshotScene(
      variant, assets: assets.map { [folder + $0] } ?? [],
      addresses: addresses.map { folder + $0 })
  }

  /// A script of `Fixtures/Scripts`.
  static func script(_ name: String) throws -> Script {
    try Script(file: "Fixtures/Scripts/\(name).hanga")
  }

  /// Conditions that change layouts: a small phone in the dark, Arabic, large text, and lying down
  /// for screens that are meant to be.
  static func conditions(hasLandscape: Bool = true) -> [(name: String, variant: Variant)] {
    var dark = variant(.iPhoneSE3, .dark)
    dark.contrast = .high
    var arabic = variant()
    arabic.locale = "ar_SA"
    var large = variant()
    large.typeSize = .accessibility2
    var lying = variant()
    lying.orientation = .landscape
    return [
      ("smallDarkHighContrast", dark), ("arabic", arabic), ("largeText", large),
    ] + (hasLandscape ? [("landscape", lying)] : [])
  }

  /// Frames of a strip: half as many pixels as points each way.
  static let stripWidth = 195
}

extension [(name: String, view: AnyView)] {
  /// The state of that name.
  func state(_ name: String) -> AnyView {
    guard let state = first(where: { $0.name == name }) else {
      preconditionFailure("There is no state \(name), only \(map(\.name)).")
    }
    return state.view
  }
}

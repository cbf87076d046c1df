import Foundation

/// The devices by name (facts/controls.md §1.1).
extension Device {
  // Phones with a home button.
  public static let iPhoneSE = homeButton("iPhone SE (1st generation)", 320, 568, scale: 2)
  public static let iPhone6 = homeButton("iPhone 6", 375, 667, scale: 2)
  public static let iPhone6s = homeButton("iPhone 6s", 375, 667, scale: 2)
  public static let iPhone7 = homeButton("iPhone 7", 375, 667, scale: 2)
  public static let iPhone8 = homeButton("iPhone 8", 375, 667, scale: 2)
  public static let iPhoneSE2 = homeButton("iPhone SE (2nd generation)", 375, 667, scale: 2)
  public static let iPhoneSE3 = homeButton("iPhone SE (3rd generation)", 375, 667, scale: 2)
  public static let iPhone6Plus = homeButton("iPhone 6 Plus", 414, 736, scale: 3, isWide: true)
  public static let iPhone6sPlus = homeButton("iPhone 6s Plus", 414, 736, scale: 3, isWide: true)
  public static let iPhone7Plus = homeButton("iPhone 7 Plus", 414, 736, scale: 3, isWide: true)
  public static let iPhone8Plus = homeButton("iPhone 8 Plus", 414, 736, scale: 3, isWide: true)

  // Phones without.
  public static let iPhoneX = fullScreen("iPhone X", 375, 812, top: 44, statusBar: 44, corner: 39)
  public static let iPhoneXS = fullScreen("iPhone XS", 375, 812, top: 44, statusBar: 44, corner: 39)
  public static let iPhone11Pro = fullScreen(
    "iPhone 11 Pro", 375, 812, top: 44, statusBar: 44, corner: 39)
  public static let iPhoneXSMax = fullScreen(
    "iPhone XS Max", 414, 896, top: 44, statusBar: 44, corner: 39, isWide: true)
  public static let iPhone11ProMax = fullScreen(
    "iPhone 11 Pro Max", 414, 896, top: 44, statusBar: 44, corner: 39, isWide: true)
  public static let iPhoneXR = fullScreen(
    "iPhone XR", 414, 896, scale: 2, top: 48, statusBar: 48, corner: 41.5, isWide: true)
  public static let iPhone11 = fullScreen(
    "iPhone 11", 414, 896, scale: 2, top: 48, statusBar: 48, corner: 41.5, isWide: true)
  public static let iPhone12Mini = fullScreen(
    "iPhone 12 mini", 375, 812, top: 50, statusBar: 50, corner: 44)
  public static let iPhone13Mini = fullScreen(
    "iPhone 13 mini", 375, 812, top: 50, statusBar: 50, corner: 44)
  public static let iPhone12 = fullScreen(
    "iPhone 12", 390, 844, top: 47, statusBar: 47, corner: 47.33)
  public static let iPhone12Pro = fullScreen(
    "iPhone 12 Pro", 390, 844, top: 47, statusBar: 47, corner: 47.33)
  public static let iPhone13 = fullScreen(
    "iPhone 13", 390, 844, top: 47, statusBar: 47, corner: 47.33)
  public static let iPhone13Pro = fullScreen(
    "iPhone 13 Pro", 390, 844, top: 47, statusBar: 47, corner: 47.33)
  public static let iPhone14 = fullScreen(
    "iPhone 14", 390, 844, top: 47, statusBar: 47, corner: 47.33)
  public static let iPhone16e = fullScreen(
    "iPhone 16e", 390, 844, top: 47, statusBar: 47, corner: 47.33)
  public static let iPhone12ProMax = fullScreen(
    "iPhone 12 Pro Max", 428, 926, top: 47, statusBar: 47, corner: 53.33, isWide: true)
  public static let iPhone13ProMax = fullScreen(
    "iPhone 13 Pro Max", 428, 926, top: 47, statusBar: 47, corner: 53.33, isWide: true)
  public static let iPhone14Plus = fullScreen(
    "iPhone 14 Plus", 428, 926, top: 47, statusBar: 47, corner: 53.33, isWide: true)
  public static let iPhone14Pro = fullScreen(
    "iPhone 14 Pro", 393, 852, top: 59, statusBar: 54, corner: 55)
  public static let iPhone15 = fullScreen("iPhone 15", 393, 852, top: 59, statusBar: 54, corner: 55)
  public static let iPhone15Pro = fullScreen(
    "iPhone 15 Pro", 393, 852, top: 59, statusBar: 54, corner: 55)
  public static let iPhone16 = fullScreen("iPhone 16", 393, 852, top: 59, statusBar: 54, corner: 55)
  public static let iPhone14ProMax = fullScreen(
    "iPhone 14 Pro Max", 430, 932, top: 59, statusBar: 54, corner: 55, isWide: true)
  public static let iPhone15Plus = fullScreen(
    "iPhone 15 Plus", 430, 932, top: 59, statusBar: 54, corner: 55, isWide: true)
  public static let iPhone15ProMax = fullScreen(
    "iPhone 15 Pro Max", 430, 932, top: 59, statusBar: 54, corner: 55, isWide: true)
  public static let iPhone16Plus = fullScreen(
    "iPhone 16 Plus", 430, 932, top: 59, statusBar: 54, corner: 55, isWide: true)
  public static let iPhone16Pro = fullScreen(
    "iPhone 16 Pro", 402, 874, top: 62, statusBar: 54, corner: 62)
  public static let iPhone17 = fullScreen("iPhone 17", 402, 874, top: 62, statusBar: 54, corner: 62)
  public static let iPhone17Pro = fullScreen(
    "iPhone 17 Pro", 402, 874, top: 62, statusBar: 54, corner: 62)
  public static let iPhone16ProMax = fullScreen(
    "iPhone 16 Pro Max", 440, 956, top: 62, statusBar: 54, corner: 62, isWide: true)
  public static let iPhone17ProMax = fullScreen(
    "iPhone 17 Pro Max", 440, 956, top: 62, statusBar: 54, corner: 62, isWide: true)
  public static let iPhoneAir = fullScreen(
    "iPhone Air", 420, 912, top: airTop, statusBar: 54, corner: 62, isWide: true)

  // Tablets with a home button.
  public static let iPadMini5 = pad("iPad mini 5", 768, 1024)
  public static let iPad9_7 = pad("iPad 9.7-inch", 768, 1024)
  public static let iPad10_2 = pad("iPad 10.2-inch", 810, 1080)
  public static let iPadAir10_5 = pad("iPad Air 10.5-inch", 834, 1112)

  // Tablets without.
  public static let iPadMini6 = fullScreenPad("iPad mini 6", 744, 1133, corner: padMiniCorner)
  public static let iPadMini7 = fullScreenPad("iPad mini 7", 744, 1133, corner: padMiniCorner)
  public static let iPad10 = fullScreenPad("iPad 10", 820, 1180, corner: padAirCorner)
  public static let iPad11 = fullScreenPad("iPad 11", 820, 1180, corner: padAirCorner)
  public static let iPadAir10_9 = fullScreenPad(
    "iPad Air 10.9-inch", 820, 1180, corner: padAirCorner)
  public static let iPadAir11 = fullScreenPad("iPad Air 11-inch", 820, 1180, corner: padAirCorner)
  public static let iPadPro11 = fullScreenPad("iPad Pro 11-inch", 834, 1194, corner: 18)
  public static let iPadPro11M4 = fullScreenPad("iPad Pro 11-inch (M4)", 834, 1210, corner: 18)
  public static let iPadPro12_9 = fullScreenPad("iPad Pro 12.9-inch", 1024, 1366, corner: 18)
  public static let iPadPro13M4 = fullScreenPad("iPad Pro 13-inch (M4)", 1032, 1376, corner: 18)

  /// Every device, in the order of the table: phones from the oldest, then tablets.
  public static let all: [Device] = [
    .iPhoneSE, .iPhone6, .iPhone6s, .iPhone7, .iPhone8, .iPhoneSE2, .iPhoneSE3, .iPhone6Plus,
    .iPhone6sPlus, .iPhone7Plus, .iPhone8Plus, .iPhoneX, .iPhoneXS, .iPhone11Pro, .iPhoneXSMax,
    .iPhone11ProMax, .iPhoneXR, .iPhone11, .iPhone12Mini, .iPhone13Mini, .iPhone12, .iPhone12Pro,
    .iPhone13, .iPhone13Pro, .iPhone14, .iPhone16e, .iPhone12ProMax, .iPhone13ProMax, .iPhone14Plus,
    .iPhone14Pro, .iPhone15, .iPhone15Pro, .iPhone16, .iPhone14ProMax, .iPhone15Plus,
    .iPhone15ProMax, .iPhone16Plus, .iPhone16Pro, .iPhone17, .iPhone17Pro, .iPhone16ProMax,
    .iPhone17ProMax, .iPhoneAir, .iPadMini5, .iPad9_7, .iPad10_2, .iPadAir10_5, .iPadMini6,
    .iPadMini7, .iPad10, .iPad11, .iPadAir10_9, .iPadAir11, .iPadPro11, .iPadPro11M4, .iPadPro12_9,
    .iPadPro13M4,
  ]

  /// The safe area's top of an iPhone Air, not confirmed by a measurement.
  private static let airTop: CGFloat = 68
  /// Corner radii of tablets, not confirmed by a measurement; the second within 18…25.
  private static let padMiniCorner: CGFloat = 21.5
  private static let padAirCorner: CGFloat = 18

  private static func homeButton(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, isWide: Bool = false
  ) -> Device {
    Device(
      name: name, points: CGSize(width: width, height: height), scale: scale,
      portrait: ScreenEdges(top: 20, bottom: 0, statusBar: 20),
      landscape: ScreenEdges(top: 0, bottom: 0, statusBar: 0), isWide: isWide)
  }

  private static func fullScreen(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, top: CGFloat,
    statusBar: CGFloat, corner: CGFloat, isWide: Bool = false
  ) -> Device {
    Device(
      name: name, points: CGSize(width: width, height: height), scale: scale,
      portrait: ScreenEdges(top: top, bottom: 34, statusBar: statusBar),
      landscape: ScreenEdges(top: 0, bottom: 21, sides: top, statusBar: 0), cornerRadius: corner,
      hasHomeIndicator: true, isWide: isWide)
  }

  private static func pad(_ name: String, _ width: CGFloat, _ height: CGFloat) -> Device {
    let edges = ScreenEdges(top: 20, bottom: 0, statusBar: 20)
    return Device(
      name: name, idiom: .pad, points: CGSize(width: width, height: height), scale: 2,
      portrait: edges, landscape: edges, isWide: true)
  }

  private static func fullScreenPad(
    _ name: String, _ width: CGFloat, _ height: CGFloat, corner: CGFloat
  ) -> Device {
    let edges = ScreenEdges(top: 24, bottom: 20, statusBar: 24)
    return Device(
      name: name, idiom: .pad, points: CGSize(width: width, height: height), scale: 2,
      portrait: edges, landscape: edges, cornerRadius: corner, hasHomeIndicator: true,
      isWide: true)
  }
}

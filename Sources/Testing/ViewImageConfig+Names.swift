/// The names that other libraries have; every device can be had by `ViewImageConfig(_:_:)`.
extension ViewImageConfig {
  public static let iPhoneSe = iPhoneSe(.portrait)
  public static let iPhone8 = iPhone8(.portrait)
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  public static let iPhoneX = iPhoneX(.portrait)
  public static let iPhoneXr = iPhoneXr(.portrait)
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  public static let iPhone12 = iPhone12(.portrait)
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  public static let iPhone13 = iPhone13(.portrait)
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  public static let iPhone14 = iPhone14(.portrait)
  public static let iPhone14Pro = iPhone14Pro(.portrait)
  public static let iPhone15 = iPhone15(.portrait)
  public static let iPhone15Pro = iPhone15Pro(.portrait)
  public static let iPhone16 = iPhone16(.portrait)
  public static let iPhone17 = iPhone17(.portrait)
  public static let iPhone17Pro = iPhone17Pro(.portrait)
  public static let iPadMini = iPadMini(.landscape)
  public static let iPad9_7 = iPad9_7(.landscape)
  public static let iPad10_2 = iPad10_2(.landscape)
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  public static let iPadPro11 = iPadPro11(.landscape)
  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneSE, orientation)
  }
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone8, orientation)
  }
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone8Plus, orientation)
  }
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneX, orientation)
  }
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneXR, orientation)
  }
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneXSMax, orientation)
  }
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone12, orientation)
  }
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone12Pro, orientation)
  }
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone12ProMax, orientation)
  }
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone13, orientation)
  }
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone13Mini, orientation)
  }
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone13Pro, orientation)
  }
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone13ProMax, orientation)
  }
  public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone14, orientation)
  }
  public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone14Pro, orientation)
  }
  public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone15, orientation)
  }
  public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone15Pro, orientation)
  }
  public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone16, orientation)
  }
  public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone17, orientation)
  }
  public static func iPhone17Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone17Pro, orientation)
  }
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadMini5, orientation)
  }
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPad9_7, orientation)
  }
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPad10_2, orientation)
  }
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadAir10_5, orientation)
  }
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro11, orientation)
  }
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPadPro12_9, orientation)
  }
}

/// One option of a command.
struct CommandOption: Hashable {
  /// With its leading hyphens.
  var name: String
  /// What the value is called in help; `nil` if there is none.
  var value: String?
  var help: String

  init(_ name: String, _ value: String? = nil, _ help: String) {
    (self.name, self.value, self.help) = (name, value, help)
  }

  static let output = CommandOption("-o", "OUT.png", "the picture to write")
  static let json = CommandOption("--json", nil, "print JSON")

  static let view = CommandOption(
    "--view", "NAME", "the View, named #Preview or App to show; see below for the default")
  static let device = CommandOption("--device", "NAME", "the device, iPhone 13 by default")
  static let size = CommandOption("--size", "WxH", "a plain canvas in points instead of a device")
  static let scale = CommandOption("--scale", "N", "pixels per point, the device's by default")
  static let scheme = CommandOption("--scheme", "light|dark", "the color scheme")
  static let orientation = CommandOption(
    "--orientation", "portrait|landscape", "how the device is held")
  static let contrast = CommandOption("--contrast", "normal|high", "increased contrast")
  static let typeSize = CommandOption(
    "--type-size", "NAME", "the reader's text size, from xSmall to accessibility5")
  static let locale = CommandOption("--locale", "ID", "the locale, such as ja_JP")
  static let direction = CommandOption("--direction", "ltr|rtl", "the reading direction")
  static let era = CommandOption("--era", "classic|glass", "the look of iOS 18 or of iOS 26")
  static let chrome = CommandOption("--chrome", "on|off", "the status bar and home indicator")
  static let assets = CommandOption("--assets", "DIR", "the asset catalog or folder of pictures")
  static let strict = CommandOption("--strict", nil, "a missing picture or symbol is an error")
  static let noCache = CommandOption("--no-cache", nil, "compile even if nothing has changed")
  static let swiftVersion = CommandOption(
    "--swift-version", "5|6", "the language mode of the files")
  static let defaultIsolation = CommandOption(
    "--default-isolation", "nonisolated|MainActor", "the isolation of unmarked declarations")

  /// Options of every command that shows a view.
  static let scene: [CommandOption] = [
    .view, .device, .size, .scale, .scheme, .orientation, .contrast, .typeSize, .locale,
    .direction, .era, .chrome, .assets, .strict, .noCache, .swiftVersion, .defaultIsolation,
  ]
}
